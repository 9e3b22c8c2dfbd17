import { build } from 'esbuild';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Content } from '../../content/load';
import { esbuildTargets } from '../bundle/browser-targets';
import { buildTime } from '../../lib/dates/build-time';
import { basePathOf } from '../../lib/base-path';
import { placeHtml } from '../below-path/place-html';
import { filesBelow } from '../../lib/files/files-below';
import { withOwnPolicy } from '../../lib/headers/own-policy';
import { momentText } from '../../lib/dates/moment-text';
import { precacheManifest, namesToPrecache, picturesOf } from './precache-manifest';
import { offlinePage } from './offline-page';
import { fileOf } from './routing-strategy';
import type { WorkerFacts } from './worker';

/** Bundles one script of this folder for the browsers in use, of a site below a path ('' for none). */
async function bundle(
  base: string,
  entry: string,
  outfile: string,
  define: Record<string, unknown>,
) {
  const values = Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]);
  await build({
    entryPoints: [resolve('src/build/offline', entry)],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: esbuildTargets(),
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.GATSBY_BASE': JSON.stringify(base),
      ...Object.fromEntries(values),
    },
    legalComments: 'none',
    logLevel: 'warning',
  });
}

/** The paths of pages in code in which all their lists stand: these can be read without network. */
async function pagesWithLists(
  publicDir: string,
  pages: Content['pages'],
): Promise<ReadonlySet<string>> {
  const names = new Set(filesBelow(publicDir));
  const paths = pages.flatMap(({ kind, path }) =>
    kind === 'live' && names.has(fileOf(path).slice(1)) ? [path] : [],
  );
  const texts = await Promise.all(
    paths.map((path) => readFile(join(publicDir, fileOf(path)), 'utf8')),
  );
  return new Set(paths.filter((_, index) => texts[index]?.includes(' data-lists=')));
}

/**
 * Writes the files for offline reading of a finished build: the worker with its precache manifest, the
 * script that registers it, and the offline page. Every other file must be final. Returns the number of
 * precached files.
 */
export async function writeOffline(
  publicDir: string,
  content: Pick<Content, 'site' | 'navigation' | 'pages' | 'alert'>,
): Promise<number> {
  const asOf = momentText(buildTime());
  const withLists = await pagesWithLists(publicDir, content.pages);
  const base = basePathOf(content.site.siteUrl);
  const page = withOwnPolicy(placeHtml(offlinePage(content, asOf, withLists), base), {});
  await writeFile(join(publicDir, 'offline.html'), page);
  const names = filesBelow(publicDir);
  const read = (name: string) => readFile(join(publicDir, name));
  const excluded = content.pages.filter(({ namesChildren }) => namesChildren);
  const excludedFiles = excluded
    .map(({ path }) => fileOf(path).slice(1))
    .filter((name) => names.includes(name));
  const shown = await Promise.all(
    excludedFiles.map(async (name) => picturesOf((await read(name)).toString('utf8'))),
  );
  const paths = [
    '/',
    ...content.pages.filter((page) => !excluded.includes(page)).map(({ path }) => path),
  ];
  const kept = namesToPrecache(names, paths);
  const files = precacheManifest(
    await Promise.all(kept.map(async (name) => ({ name, bytes: await read(name) }))),
    base,
  );
  const facts: WorkerFacts = { files, paths, never: shown.flat(), asOf };
  await bundle(base, 'worker.ts', join(publicDir, 'sw.js'), { OFFLINE_FACTS: facts });
  await bundle(base, 'page.ts', join(publicDir, 'offline.js'), { OFFLINE_AS_OF: asOf });
  return files.length;
}
