import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { changedInside } from '../../hosting/changed-inside';
import type { Content } from '../../content/load';
import { isRecord } from '../../content/record';
import { sharedIslandRules } from '../../islands/build-state-rules';
import { builtVersion } from '../content-build/built-version';
import { openRenderer, proveRenderer } from '../content-build/gatsby-renderer';
import { compiledCode, keepCompiled } from './compiled-site';
import { versionsOf } from './draw-pages';

const here = 'src/generator/compiled/draw-pages.ts';

/** Rejects unless the data of every page, made without Gatsby, is what Gatsby's queries gave. */
async function proveData(content: Content, contentDir: string, rawDir: string): Promise<void> {
  const { versions } = await versionsOf(content, contentDir, rawDir);
  for (const { page } of versions) {
    const built = await builtVersion(rawDir, page.path);
    const found = JSON.stringify(sorted(page.result.data));
    if (found === JSON.stringify(sorted(built.page.result.data))) continue;
    throw changedInside(`The data of ${page.path} is not as Gatsby makes it.`, 'gatsby', here);
  }
}

/** Gatsby gives nodes, such as pictures and other pages, in any order. */
function sorted(data: Record<string, unknown> | undefined): unknown {
  return Object.entries(data ?? {}).map(([name, value]) => {
    const nodes = isRecord(value) ? value.nodes : undefined;
    return [name, Array.isArray(nodes) ? nodes.map((one) => JSON.stringify(one)).sort() : value];
  });
}

/**
 * After Gatsby has built for many schools: keeps scripts and renderer, when pages drawn with them are
 * those that Gatsby has built.
 */
export async function keepCompiledSite(
  compiled: string,
  content: Content,
  { contentDir, rawDir }: { contentDir: string; rawDir: string },
): Promise<void> {
  const cacheDir = resolve('.cache');
  const { page, queries } = await builtVersion(rawDir, '/');
  await proveRenderer(await openRenderer(rawDir, cacheDir), page, queries, rawDir);
  await proveData(content, contentDir, rawDir);
  await mkdir(dirname(compiled), { recursive: true });
  const rules = await sharedIslandRules(join(cacheDir, 'islands'));
  await keepCompiled(compiled, { rawDir, cacheDir }, { code: await compiledCode(), rules });
}
