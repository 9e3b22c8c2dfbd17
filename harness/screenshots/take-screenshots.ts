import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSite } from '../shots/serve-site';
import { siteRoutes } from '../shots/site-routes';
import { eachPage, seePage } from '../shots/take-pages';
import type { Options } from './options';
import { contactSheet, type SheetPicture } from './sheet';

const fileName = (path: string, width: number, mode: string) =>
  `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}-${mode}.jpg`;

/** What a run has taken, and what it could not take. */
interface Taken {
  pictures: SheetPicture[];
  /** Page, width and reason, a line each. */
  missing: string[];
}

/** Takes the pictures, writes them, and gives what the sheet needs to know of each. */
async function takeAll({ only, widths, modes, out }: Options, origin: string): Promise<Taken> {
  const all = await siteRoutes('.', origin);
  const unknown = only.filter((path) => !all.some((route) => route.path === path));
  if (unknown.length > 0) throw new Error(`The built site has no ${unknown.join(', ')}.`);
  const routes = all.filter(({ path }) => only.length === 0 || only.includes(path));
  const sights = routes.flatMap((route) => widths.map((width) => ({ route, width, modes })));
  const pictures = new Map<string, SheetPicture>();
  const failed = await eachPage(sights, 'pages and widths', (context, sight) =>
    seePage(context, origin, sight, async (page, mode) => {
      const { path } = sight.route;
      const { width } = sight;
      const file = fileName(path, width, mode);
      const { title, height } = await page.evaluate(() => ({
        title: document.title,
        height: document.documentElement.scrollHeight,
      }));
      const kind = { type: 'jpeg', quality: 66, fullPage: true } as const;
      await page.screenshot({ path: join(out, file), ...kind });
      pictures.set(file, { path, title, width, mode, file, height });
    }),
  );
  const order = ({ path, width, mode }: SheetPicture) =>
    `${path} ${String(width).padStart(5, '0')} ${mode === 'light' ? 0 : 1}`;
  return {
    pictures: [...pictures.values()].sort((a, b) => order(a).localeCompare(order(b))),
    missing: failed.map(
      ({ page: { route, width }, reason }) => `${route.path} at ${width} px: ${reason}`,
    ),
  };
}

/** A contact sheet of the built site. A page that could not be taken is named, and ends it with 1. */
export async function takeScreenshots(options: Options): Promise<void> {
  const started = performance.now();
  rmSync(options.out, { recursive: true, force: true });
  mkdirSync(options.out, { recursive: true });
  const { pictures, missing } = await withSite('.', (origin) => takeAll(options, origin));
  const taken = new Date().toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
  const { widths, modes, out } = options;
  const index = join(out, 'index.html');
  writeFileSync(index, contactSheet({ pictures, widths, modes, taken }));
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${pictures.length} pictures in ${seconds} s: ${index}`);
  if (missing.length === 0) return;
  console.error(`Not taken, at two tries:\n${missing.join('\n')}`);
  process.exitCode = 1;
}
