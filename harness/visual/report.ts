import { html, nothing, type Markup } from '../report/html';
import { reportPage } from '../report/page';
import { sideFile, type Side } from './report-files';
import { countVerdicts, needsEyes, verdicts, type Run, type Shot, type Verdict } from './shot';
import { aboutBrowser, whereItDiffers } from './summary';

/** The styles of changed stories; the review report shows them too. */
export const storiesCss = `
.change{margin-top:20px;padding:16px;background:var(--surface);border:1px solid var(--line);border-radius:10px}
.change>h3{display:flex;flex-wrap:wrap;gap:4px 10px;align-items:center;margin-bottom:12px}
.sides{display:grid;gap:16px;grid-template-columns:repeat(auto-fit,minmax(min(100%,240px),1fr))}
.sides.phone{grid-template-columns:repeat(auto-fit,minmax(min(100%,200px),360px))}
.sides .shot{max-height:80vh;overflow-y:auto}
`;

const looks: Record<Verdict, string> = {
  broken: 'is-bad',
  unsteady: 'is-bad',
  changed: 'is-warn',
  new: 'is-good',
  removed: 'is-warn',
  unchanged: '',
};

const anchor = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const words: Record<Side, string> = {
  before: 'Before',
  after: 'After',
  difference: 'Difference',
};

function sidesOf({ verdict }: Shot): Side[] {
  if (verdict === 'changed' || verdict === 'unsteady') return ['before', 'after', 'difference'];
  if (verdict === 'removed') return ['before'];
  return verdict === 'broken' ? [] : ['after'];
}

function picture(shot: Shot, side: Side, root: string): Markup {
  const file = root + sideFile(side, shot);
  const seen = `${words[side]}: ${shot.title}, ${shot.name}, ${shot.way}`;
  return html`<figure>
    <figcaption>${words[side]}</figcaption>
    <a class="shot" href="${file}"><img src="${file}" loading="lazy" alt="${seen}" /></a>
  </figure>`;
}

/** One picture that somebody has to look at; `root` leads from the page to the visual report. */
function changedShot(shot: Shot, root: string): Markup {
  const detail = shot.note ?? whereItDiffers(shot);
  const screen = shot.way.split('-')[1] ?? '';
  return html`<article class="change ${shot.way}">
    <h3>
      ${shot.name} <span class="tag ${looks[shot.verdict]}">${shot.verdict}</span>
      <span class="muted">${shot.way}${detail ? `: ${detail}` : ''}</span>
    </h3>
    <div class="sides ${screen}">${sidesOf(shot).map((side) => picture(shot, side, root))}</div>
  </article>`;
}

const titlesOf = (shots: readonly Shot[]) => [...new Set(shots.map(({ title }) => title))];

/** All that somebody has to look at, by component. */
export function changedStories(shots: readonly Shot[], root = ''): Markup {
  const seen = shots.filter(needsEyes);
  return html`${titlesOf(seen).map((title) => {
    const own = seen.filter((shot) => shot.title === title);
    return html`<section class="group" id="${anchor(title)}">
      <h2>${title} <small>${own.length} of its pictures</small></h2>
      ${own.map((shot) => changedShot(shot, root))}
    </section>`;
  })}`;
}

/** How many pictures of each verdict. */
export function verdictCounts(shots: readonly Shot[]): Markup {
  const counts = countVerdicts(shots);
  return html`<ul class="counts">
    ${verdicts
      .filter((verdict) => counts[verdict] > 0 || ['changed', 'unchanged'].includes(verdict))
      .map(
        (verdict) =>
          html`<li class="${counts[verdict] > 0 ? looks[verdict] : ''}">
            <strong>${counts[verdict]}</strong> ${verdict}
          </li>`,
      )}
  </ul>`;
}

const filterCss = ['light', 'dark']
  .flatMap((mode) => ['desktop', 'phone'].map((screen) => ({ mode, screen })))
  .map(
    ({ mode, screen }) =>
      `body:has(#${mode}:not(:checked)) .${mode}-${screen},body:has(#${screen}:not(:checked)) .${mode}-${screen}{display:none}`,
  )
  .join('\n');

/** The whole report of a run. */
export function visualReport(run: Run): string {
  const titles = titlesOf(run.shots.filter(needsEyes));
  const boxes = ['light', 'dark', 'desktop', 'phone'].map(
    (name) => html`<label><input type="checkbox" id="${name}" checked /> ${name}</label>`,
  );
  const body = html`<header class="wide top">
      <h1>What changed in the workshop</h1>
      <p>
        ${run.shots.length} pictures of stories, taken with ${run.browser} in ${run.seconds} s.
        ${aboutBrowser(run)}
      </p>
      <p>
        <code>npm run visual:approve</code> accepts all of it,
        <code>npm run visual:approve Blocks/Table</code> one component,
        <code>npm run visual:approve blocks-table--default</code> one story.
      </p>
      ${verdictCounts(run.shots)}
      <ul class="index">
        ${titles.map((title) => html`<li><a href="#${anchor(title)}">${title}</a></li>`)}
      </ul>
    </header>
    <div class="bar"><div class="wide">${boxes}</div></div>
    <main class="wide">
      ${titles.length > 0 ? nothing : html`<p class="group">Nothing has changed.</p>`}
      ${changedStories(run.shots)}
    </main>`;
  return reportPage({
    title: 'What changed in the workshop',
    css: storiesCss + filterCss,
    body,
  });
}
