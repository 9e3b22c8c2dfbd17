import { renderToStaticMarkup } from 'react-dom/server';
import type { Line } from './lines';

/** A picture of a report. */
interface Picture {
  label: string;
  /** Relative to the report. */
  file: string;
  alt: string;
}

/** What somebody looks at: pictures beside each other, or changed lines. */
export interface Entry {
  title?: string;
  /** In a word, such as `changed`. */
  tag?: string;
  detail?: string;
  pictures?: readonly Picture[];
  /** Changed lines, in runs. */
  lines?: readonly (readonly Line[])[];
  /** The boxes that show it; all must be ticked. */
  filters?: readonly string[];
}

/** A part of a report, with a heading. */
export interface Section {
  title: string;
  entries?: readonly Entry[];
  /** The first row holds the headings. */
  table?: readonly (readonly string[])[];
}

interface Report {
  title: string;
  about: readonly string[];
  /** Names of boxes that hide entries. */
  filters?: readonly string[];
  sections: readonly Section[];
}

const css = `
:root{color-scheme:light dark}
body{margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}
nav{columns:16rem;margin-block:16px}
nav a{display:block}
form{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:8px 20px;padding:12px 0;background:Canvas;border-bottom:1px solid GrayText}
h2{margin:32px 0 0;border-bottom:1px solid GrayText;scroll-margin-top:56px}
h3{margin:20px 0 8px;font-size:1rem}
mark{padding:0 8px;border-radius:8px}
small,figcaption{font-size:14px;font-weight:normal;color:GrayText}
.pictures{display:grid;gap:16px;grid-template-columns:repeat(auto-fit,minmax(min(100%,240px),1fr));align-items:start}
figure{margin:0}
figure a{width:fit-content}
figure a{display:block;max-height:80vh;overflow-y:auto;border:1px solid GrayText}
body:has(#whole:checked) figure a{max-height:none}
img{display:block;max-width:100%;height:auto}
li{list-style:none;overflow-wrap:anywhere}
.removed{background:light-dark(#f8d7d3,#5c1d16)}
.added{background:light-dark(#d5ecd9,#16452a)}
table{border-collapse:collapse;margin-top:12px}
th,td{padding:4px 12px;text-align:start;border-bottom:1px solid GrayText;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
`;

/** Hides what a box that is not ticked stands for, without a script. */
const filterCss = (filters: readonly string[]) =>
  filters.map((name) => `body:has(#_${name}:not(:checked)) ._${name}{display:none}`).join('\n');

const classesOf = (filters: readonly string[] = []) => filters.map((name) => `_${name}`).join(' ');

const marks = { removed: '−', added: '+', same: ' ' };

function EntryView({ title, tag, detail, pictures, lines, filters }: Entry) {
  return (
    <article className={classesOf(filters)}>
      {title && (
        <h3>
          {title} {tag && <mark>{tag}</mark>} {detail && <small>{detail}</small>}
        </h3>
      )}
      {pictures && (
        <div className="pictures">
          {pictures.map(({ label, file, alt }) => (
            <figure key={file}>
              <figcaption>{label}</figcaption>
              <a href={file}>
                <img src={file} loading="lazy" alt={alt} />
              </a>
            </figure>
          ))}
        </div>
      )}
      {lines?.map((run, index) => (
        <ul key={index}>
          {run.map(({ kind, text }, line) => (
            <li key={line} className={kind}>
              {`${marks[kind]} ${text}`}
            </li>
          ))}
        </ul>
      ))}
    </article>
  );
}

function SectionView({ title, entries = [], table: [head = [], ...rows] = [] }: Section) {
  return (
    <section>
      <h2 id={title}>{title}</h2>
      {entries.map((entry, index) => (
        <EntryView key={index} {...entry} />
      ))}
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              {head.map((cell, index) => (
                <th key={index}>{cell}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Box({ id, label, ticked }: { id: string; label: string; ticked: boolean }) {
  return (
    <label>
      <input type="checkbox" id={id} defaultChecked={ticked} /> {label}
    </label>
  );
}

/** A whole document that opens from the disk: no scripts, nothing from elsewhere. */
export function renderReport({ title, about, filters = [], sections }: Report): string {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: css + filterCss(filters) }} />
      </head>
      <body>
        <h1>{title}</h1>
        {about.map((words) => (
          <p key={words}>{words}</p>
        ))}
        <nav>
          {sections.map((section) => (
            <a key={section.title} href={`#${encodeURIComponent(section.title)}`}>
              {section.title}
            </a>
          ))}
        </nav>
        <form>
          {filters.map((name) => (
            <Box key={name} id={`_${name}`} label={name} ticked />
          ))}
          <Box id="whole" label="whole pictures" ticked={false} />
        </form>
        <main>
          {sections.map((section) => (
            <SectionView key={section.title} {...section} />
          ))}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
