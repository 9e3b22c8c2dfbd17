import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formatDuration } from '../lib/terminal/progress';
import { contentDir, requireFolders } from '../content/content-dir';
import { formatDiagnostic } from '../content/diagnostics';
import { keepReadYaml } from '../content/read-yaml';
import { stageBuild } from '../build/stage-build';
import { setBasePath } from '../build/set-base-path';
import { setBrand } from '../build/set-brand';
import { paint } from '../lib/terminal/style';
import type { PageLists } from '../build/list-files/page-lists';
import { gatsbyBuild } from './gatsby-build';

/** `content 3 s, pages 1 s, finish 4 s` */
const inWords = (parts: Readonly<Record<string, number>>) =>
  Object.entries(parts)
    .map(([name, ms]) => `${name} ${(ms / 1000).toFixed(1)} s`)
    .join(', ');

/** Renders the site; Gatsby builds first where it has to, or where options for it are given. */
async function render(
  args: readonly string[],
  started: number,
  listsOf?: () => Promise<PageLists>,
): Promise<void> {
  // Only now: the theme is made of the school's colours as soon as it is loaded.
  const { compile, whyCompile } = await import('../build/compile/compile');
  const { renderSite } = await import('../build/render/render-site');
  const { brand } = await import('../theme/brand');
  const { pages, leftOut, parts } = await renderSite(async (because) => {
    const options = args.length > 0 ? 'options for it are given' : undefined;
    const reason = because ?? options ?? (await whyCompile(brand));
    if (reason === undefined) return false;
    console.log(`A whole build, since ${reason}.`);
    await compile(brand, (run) => gatsbyBuild({ ...run, args }));
    return true;
  }, listsOf);
  for (const line of leftOut) console.warn(`warn ${line}`);
  const took = formatDuration(performance.now() - started);
  console.log(
    `${paint('good', `The site is built, in ${took}`)}: ${pages} pages (${inWords(parts)}).`,
  );
}

/** Tells which files of the lists visitors will not see: the site is built all the same. */
async function warnOfUnservedFiles(): Promise<void> {
  const { dataDiagnostics } = await import('../content-service/dataset/data-diagnostics');
  const service = join(contentDir(), 'service');
  if (process.env.GATSBY_CONTENT_SERVICE_URL || !existsSync(service)) return;
  for (const diagnostic of dataDiagnostics(service)) {
    console.warn(`warn ${formatDiagnostic(diagnostic)}`);
  }
}

/**
 * Builds the site beside the one that is served, and puts it into its place: rendered from its content by what
 * Gatsby has compiled, which Gatsby does first where the code has changed. `listsOf` gives the lists that stand in
 * its pages; `complete` adds what belongs to the site beside that, in PUBLIC_DIR. Throws when that fails.
 */
export async function buildSite<T = void>(
  args: readonly string[] = [],
  { listsOf, complete }: { listsOf?: () => Promise<PageLists>; complete?: () => Promise<T> } = {},
): Promise<T | undefined> {
  const started = performance.now();
  process.env.GATSBY_TELEMETRY_DISABLED = '1';
  // React's renderer is another one while developing.
  process.env.NODE_ENV = 'production';
  requireFolders();
  keepReadYaml();
  setBrand();
  setBasePath();
  await warnOfUnservedFiles();
  return stageBuild(async () => {
    await render(args, started, listsOf);
    return complete?.();
  });
}
