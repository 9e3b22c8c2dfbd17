import { createHash } from 'node:crypto';
import { isHashed } from '../hosting/cache-control';

/** A file that is fetched when the worker is installed; without a revision its name says it all. */
export interface KeptFile {
  url: string;
  revision: string | null;
}

/** A built file that may be kept, with its text or bytes. */
export interface BuiltFile {
  /** Below the built site's folder: 'Fee/index.html'. */
  name: string;
  bytes: Buffer;
}

const runtimeScript = /^webpack-runtime-[0-9a-f]+\.js$/;
const script = /-([0-9a-f]{20})\.js$/;
// What every page is dressed with: two stylesheets, drawings at the top level, the app's icons.
const furnishing =
  /^(site\.css|print\.css|[\w-]+\.svg|manifest\.webmanifest|chunk-map\.json|icons\/icon-192\.png)$/;
const data = /^page-data\/(?:(.+)\/page-data|app-data|sq\/d\/\d+)\.json$/;
const font = /^static\/[\w-]+\.woff2$/;

/** The folder that Gatsby gives a page's files: '/' is 'index' among the data. */
const folderOf = (path: string) => (path === '/' ? 'index' : path.slice(1));

/**
 * The names of the files that are kept for reading without network: pages, their data, the scripts
 * and fonts of this build. Earlier builds may have left scripts behind: those that nothing names any
 * more are left out. `texts` are the built pages and the webpack runtime.
 */
export function namesToKeep(
  names: readonly string[],
  paths: readonly string[],
  texts: readonly string[],
): string[] {
  const pages = new Set(
    paths.map((path) => (path === '/' ? 'index.html' : `${folderOf(path)}/index.html`)),
  );
  const folders = new Set(paths.map(folderOf));
  const named = texts.join('\n');
  return names.filter((name) => {
    if (pages.has(name) || furnishing.test(name) || name === 'offline.html') return true;
    const hash = script.exec(name)?.[1];
    if (hash) return named.includes(hash);
    if (font.test(name)) return named.includes(name);
    const page = data.exec(name);
    return page !== null && (page[1] === undefined || folders.has(page[1]));
  });
}

/** Whether a built file tells which scripts belong to the build. */
export function namesScripts(name: string): boolean {
  return name.endsWith('index.html') || runtimeScript.test(name);
}

/** The entries of the worker's list, in the order of the names. */
export function keptFiles(files: readonly BuiltFile[]): KeptFile[] {
  return files.map(({ name, bytes }) => ({
    url: `/${name}`,
    revision: isHashed(name) ? null : createHash('sha256').update(bytes).digest('hex').slice(0, 12),
  }));
}

/** Pictures of the built site that a page shows, as `/static/…` addresses. */
export function picturesOf(html: string): string[] {
  return [...new Set(html.match(/\/static\/[\w./-]+\.(?:webp|avif|jpe?g|png|svg)/g))];
}
