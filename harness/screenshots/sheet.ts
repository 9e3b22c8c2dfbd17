import type { Mode } from '../shots/browser';
import { html, type Markup } from '../report/html';
import { reportPage } from '../report/page';

/** One picture of the contact sheet; `file` is relative to the page. */
export interface SheetPicture {
  path: string;
  title: string;
  width: number;
  mode: Mode;
  file: string;
  /** Size of the picture in pixels. */
  height: number;
}

/** What the sheet says about the run. */
export interface SheetFacts {
  pictures: readonly SheetPicture[];
  widths: readonly number[];
  modes: readonly Mode[];
  /** When the pictures were taken, in words. */
  taken: string;
}

const anchor = (path: string) => `page${path.replaceAll('/', '-')}`;

const box = (id: string, text: string) =>
  html`<label><input type="checkbox" id="${id}" checked /> ${text}</label>`;

/** Hides what a box that is not ticked stands for: plain CSS, so that the page needs no script. */
function filterCss(widths: readonly number[], modes: readonly Mode[]): string {
  const rules = [...widths.map((width) => `w${width}`), ...modes];
  return rules.map((name) => `body:has(#${name}:not(:checked)) .${name}{display:none}`).join('\n');
}

// Each picture takes room after its width, so that a phone's stands small beside a screen's.
const css = `
.sheet{display:flex;flex-wrap:wrap;gap:20px;padding-top:16px;align-items:flex-start}
.sheet figure{flex:0 1 auto}
.sheet .shot{max-height:70vh;overflow-y:auto}
body:has(#whole:checked) .sheet .shot{max-height:none}
`;

function figure({ path, title, width, mode, file, height }: SheetPicture): Markup {
  const shown = Math.round(140 + width / 5);
  return html`<figure class="w${width} ${mode}">
    <figcaption>${width} px · ${mode} · ${height} px tall</figcaption>
    <a class="shot" href="${file}"
      ><img
        src="${file}"
        loading="lazy"
        alt="${title} (${path}), ${width} pixels wide, ${mode}"
        width="${shown}"
        height="${Math.round((height * shown) / width)}"
    /></a>
  </figure>`;
}

/** The contact sheet: every page at every width in both modes on one page, filtered by CSS alone. */
export function contactSheet({ pictures, widths, modes, taken }: SheetFacts): string {
  const paths = [...new Set(pictures.map(({ path }) => path))];
  const groups = paths.map((path) => ({
    path,
    shots: pictures.filter((picture) => picture.path === path),
  }));
  const body = html`<header class="wide top">
      <h1>Every page at every width</h1>
      <p>
        ${paths.length} pages, ${pictures.length} pictures, taken ${taken}. A picture opens whole at
        its own size.
      </p>
      <ul class="index">
        ${paths.map((path) => html`<li><a href="#${anchor(path)}">${path}</a></li>`)}
      </ul>
    </header>
    <div class="bar">
      <div class="wide">
        <fieldset>
          <legend>Widths</legend>
          ${widths.map((width) => box(`w${width}`, `${width}`))}
        </fieldset>
        <fieldset>
          <legend>Modes</legend>
          ${modes.map((mode) => box(mode, mode))}
        </fieldset>
        <label><input type="checkbox" id="whole" /> Whole pages</label>
      </div>
    </div>
    <main class="wide">
      ${groups.map(
        ({ path, shots }) =>
          html`<section class="group" id="${anchor(path)}">
            <h2>${path} <small>${shots[0]?.title ?? ''}</small></h2>
            <div class="sheet">${shots.map(figure)}</div>
          </section>`,
      )}
    </main>`;
  return reportPage({
    title: 'Every page at every width',
    css: css + filterCss(widths, modes),
    body,
  });
}
