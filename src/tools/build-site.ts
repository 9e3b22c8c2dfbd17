import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { spanInWords } from '../terminal/progress';
import { contentDir, requireFolders } from '../content/content-dir';
import { formatDiagnostic } from '../content/diagnostics';
import { buildBeside } from '../generator/build-beside';
import { withCaches } from '../generator/claim-caches';
import { paint } from '../terminal/style';
import { gatsbyBuild } from './gatsby-build';

/** `content 3 s, pages 1 s, finish 4 s` */
const inWords = (parts: Readonly<Record<string, number>>) =>
  Object.entries(parts)
    .map(([name, ms]) => `${name} ${(ms / 1000).toFixed(1)} s`)
    .join(', ');

/** Builds from the content alone; false, with the reason told, where Gatsby has to build. */
async function builtFromContent(started: number): Promise<boolean> {
  // React's renderer is another one while developing.
  process.env.NODE_ENV = 'production';
  const { setBrand } = await import('../generator/set-brand');
  setBrand();
  const { contentBuild } = await import('../generator/content-build/content-build');
  const result = await contentBuild().catch((error: unknown) => ({ because: String(error) }));
  if ('because' in result) {
    console.log(`A whole build, since ${result.because}.`);
    return false;
  }
  if ('faults' in result) throw new Error(result.faults);
  const { drawn, leftOut, parts } = result;
  for (const line of leftOut) console.warn(`warn ${line}`);
  const pages = drawn.length === 1 ? '1 page' : `${drawn.length} pages`;
  const took = spanInWords(performance.now() - started);
  console.log(
    `${paint('good', `The site is built, in ${took}`)}: ${pages} drawn (${inWords(parts)}).`,
  );
  return true;
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
 * Builds the site beside the one that is served, and puts it into its place: where only words of the content
 * have changed, from what the last build has left; otherwise, or when options for it are given, by Gatsby.
 * `complete` adds what belongs to the site beside that, in PUBLIC_DIR. Throws when that fails.
 */
export async function buildSite<T = void>(
  args: readonly string[] = [],
  complete?: () => Promise<T>,
): Promise<T | undefined> {
  const started = performance.now();
  process.env.GATSBY_TELEMETRY_DISABLED = '1';
  requireFolders();
  await warnOfUnservedFiles();
  return buildBeside(() =>
    withCaches(async () => {
      if (args.length > 0 || !(await builtFromContent(started))) await gatsbyBuild(args);
      return complete?.();
    }),
  );
}
