import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderReport } from '../report/report';
import type { Mode } from '../shots/browser';
import { withSite } from '../shots/serve-site';
import { siteRoutes } from '../shots/site-routes';
import { eachPage, seePage } from '../shots/take-pages';

interface Options {
  /** Addresses to take; all when empty. */
  only: string[];
  widths: number[];
  modes: Mode[];
  /** Where the report goes. */
  out: string;
}

/** One picture of the sheet. */
interface Taken {
  path: string;
  title: string;
  width: number;
  mode: Mode;
  file: string;
  height: number;
}

const fileName = (path: string, width: number, mode: string) =>
  `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}-${mode}.jpg`;

/** Takes the pictures and writes them; names, a line each, what did not come at two tries. */
async function takeAll({ only, widths, modes, out }: Options, origin: string) {
  const all = await siteRoutes('.', origin);
  const unknown = only.filter((path) => !all.some((route) => route.path === path));
  if (unknown.length > 0) throw new Error(`The built site has no ${unknown.join(', ')}.`);
  const routes = all.filter(({ path }) => only.length === 0 || only.includes(path));
  const sights = routes.flatMap((route) => widths.map((width) => ({ route, width, modes })));
  const taken = new Map<string, Taken>();
  const failed = await eachPage(sights, 'pages and widths', (context, sight) =>
    seePage(context, origin, sight, async (page, mode) => {
      const { path } = sight.route;
      const { width } = sight;
      const file = fileName(path, width, mode);
      const { title, height } = await page.evaluate(() => ({
        title: document.title,
        height: document.documentElement.scrollHeight,
      }));
      await page.screenshot({ path: join(out, file), type: 'jpeg', quality: 66, fullPage: true });
      taken.set(file, { path, title, width, mode, file, height });
    }),
  );
  const order = ({ width, mode }: Taken) => width * 2 + modes.indexOf(mode);
  return {
    taken: [...taken.values()].sort((a, b) => order(a) - order(b)),
    missing: failed.map(
      ({ page: { route, width }, reason }) => `${route.path} at ${width} px: ${reason}`,
    ),
  };
}

/** Every page at every width in the modes on one page. */
function contactSheet(taken: readonly Taken[], { widths, modes }: Options): string {
  const paths = [...new Set(taken.map(({ path }) => path))].sort();
  const now = new Date().toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
  return renderReport({
    title: 'Every page at every width',
    about: [
      `${paths.length} pages, ${taken.length} pictures, taken ${now}. A picture opens whole at its own size.`,
    ],
    filters: [...widths.map(String), ...modes],
    sections: paths.map((path) => {
      const own = taken.filter((picture) => picture.path === path);
      return {
        title: path,
        note: own[0]?.title ?? '',
        entries: [
          {
            pictures: own.map(({ width, mode, file, height, title }) => ({
              label: `${width} px · ${mode} · ${height} px tall`,
              alt: `${title} (${path}), ${width} pixels wide, ${mode}`,
              filters: [String(width), mode],
              ...{ file, width, height },
            })),
          },
        ],
      };
    }),
  });
}

/** A contact sheet of the built site. A page that could not be taken is named, and ends it with 1. */
export async function takeScreenshots(options: Options): Promise<void> {
  const { out } = options;
  const started = performance.now();
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const { taken, missing } = await withSite('.', (origin) => takeAll(options, origin));
  const index = join(out, 'index.html');
  writeFileSync(index, contactSheet(taken, options));
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${taken.length} pictures in ${seconds} s: ${index}`);
  if (missing.length === 0) return;
  console.error(`Not taken, at two tries:\n${missing.join('\n')}`);
  process.exitCode = 1;
}
