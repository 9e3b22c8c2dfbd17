import { html, nothing, type Markup } from '../report/html';
import { reportPage } from '../report/page';
import { changedStories, storiesCss, verdictCounts } from '../visual/report';
import type { Run } from '../visual/shot';
import type { PageLook, PagePair } from './compare-pages';
import { faultsTable, scriptsTable } from './report-tables';

/** Everything that a review found. A part that was not asked for is not there. */
export interface Review {
  before: string;
  after: string;
  stories?: Run;
  pages?: { pairs: PagePair[]; looks: PageLook[]; widths: readonly number[] };
}

const css = `
${storiesCss}
.lines{margin:12px 0 0;padding:12px 16px;background:var(--surface);border:1px solid var(--line);border-radius:10px;list-style:none;overflow-wrap:anywhere}
.lines li{padding:1px 8px;border-radius:4px}
.lines .removed{background:var(--bad)}
.lines .added{background:var(--good)}
.lines .same{color:var(--muted)}
.room{overflow-x:auto;margin-top:16px}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:end;padding:6px 12px;border-bottom:1px solid var(--line)}
th:first-child,td:first-child{text-align:start}
td.words{text-align:start;overflow-wrap:anywhere}
`;

const sides = ['before', 'after', 'difference'] as const;
const marks = { removed: '−', added: '+', same: ' ' };

function lookMarkup({ path, width, verdict, pixels, area, files }: PageLook): Markup {
  const where = area ? `${area.width} × ${area.height} at ${area.x}, ${area.y}` : '';
  const figures = sides.flatMap((side) => {
    const file = files[side];
    if (!file) return [];
    return html`<figure>
      <figcaption>${side}</figcaption>
      <a class="shot" href="${file}"
        ><img src="${file}" loading="lazy" alt="${side}: ${path}, ${width} pixels wide"
      /></a>
    </figure>`;
  });
  return html`<article class="change">
    <h3>
      ${path} <span class="tag is-warn">${verdict}</span>
      <span class="muted">${width} px${pixels ? `: ${pixels} pixels within ${where}` : ''}</span>
    </h3>
    <div class="sides ${width < 600 ? 'phone' : 'desktop'}">${figures}</div>
  </article>`;
}

function textMarkup({ path, text }: PagePair): Markup {
  const runs = text.map(
    (run) =>
      html`<ul class="lines">
        ${run.map(({ kind, text: words }) => html`<li class="${kind}">${marks[kind]} ${words}</li>`)}
      </ul>`,
  );
  return html`<article>
    <h3>${path}</h3>
    ${runs}
  </article>`;
}

/** One part of the report; says so in words where there is nothing to show. */
function part(id: string, title: string, items: readonly Markup[], none: string): Markup {
  return html`<section class="group" id="${id}">
    <h2>${title}</h2>
    ${items.length > 0 ? items : html`<p class="muted">${none}</p>`}
  </section>`;
}

function storyParts({ stories }: Review): Markup {
  if (!stories) return nothing;
  const { shots, faults } = stories;
  return html`${part('stories', 'Stories', [verdictCounts(shots)], '')}
  ${changedStories(shots, 'stories/')}
  ${part(
    'story-checks',
    'What axe and the console say of the stories',
    faults.length > 0
      ? [faultsTable(faults.map(({ id, fault }) => ({ place: id, state: 'after', fault })))]
      : [],
    'Nothing: every story looked at shows itself, plays and passes, light and dark.',
  )}`;
}

function pageParts({ pages }: Review): Markup {
  if (!pages) return nothing;
  const { pairs, looks, widths } = pages;
  const texts = pairs.filter(({ text }) => text.length > 0);
  const seen = `${pairs.length} pages at ${widths.join(' and ')} pixels`;
  const faults = pairs.flatMap(({ path, before, after }) => {
    const known = new Set(before?.axe.map(({ rule }) => rule));
    return (after?.axe ?? []).map(({ rule, help, places }) => ({
      place: path,
      state: known.has(rule) ? 'before and after' : 'after',
      fault: `${rule}: ${help} (${places.join(' | ')})`,
    }));
  });
  return html`${part('pages', 'Pages', looks.map(lookMarkup), `No pixel of ${seen} has changed.`)}
  ${part('text', 'Text of pages', texts.map(textMarkup), 'No word has changed.')}
  ${part('scripts', 'Scripts of each route', [scriptsTable(pairs)], '')}
  ${part(
    'page-checks',
    'What axe says of the pages',
    faults.length > 0 ? [faultsTable(faults)] : [],
    `Nothing: ${seen} pass.`,
  )}`;
}

/** The whole report, which opens from the disk. */
export function reviewReport(review: Review): string {
  const links = [
    ...(review.stories ? ['stories', 'story-checks'] : []),
    ...(review.pages ? ['pages', 'text', 'scripts', 'page-checks'] : []),
  ];
  const body = html`<header class="wide top">
      <h1>What this change does</h1>
      <p>Before: <code>${review.before}</code>. After: <code>${review.after}</code>.</p>
      <ul class="counts">
        ${links.map((id) => html`<li><a href="#${id}">${id.replace('-', ' ')}</a></li>`)}
      </ul>
    </header>
    <main class="wide">${storyParts(review)}${pageParts(review)}</main>`;
  return reportPage({ title: 'What this change does', css, body });
}
