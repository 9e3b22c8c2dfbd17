import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ContentNode } from '../../content/source-nodes';
import { builtVersion, type Version } from './built-version';
import { htmlFile, openRenderer, proveRenderer, type RenderPage } from './gatsby-renderer';
import { withContent } from './page-data';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function presentVersion({ page, queries }: Version, nodes: readonly ContentNode[]): Version {
  const { data, ...rest } = page.result;
  const fresh = data && withContent(data, nodes, page.path);
  return {
    page: { ...page, result: fresh ? { data: fresh, ...rest } : rest },
    queries: Object.fromEntries(
      Object.entries(queries).map(([hash, query]) => [
        hash,
        { ...query, data: withContent(query.data, nodes, page.path) },
      ]),
    ),
  };
}

/** Where pages are read that Gatsby has built, and where they are written. */
export interface RenderFolders {
  rawDir: string;
  publicDir: string;
}

/**
 * Writes the page at each of these paths into the public folder: as Gatsby has built it where its data
 * is the same, else drawn anew. Gives the paths that were drawn. Rejects when Gatsby has to do it.
 */
export async function renderChanged(
  { rawDir, publicDir }: RenderFolders,
  paths: readonly string[],
  nodes: readonly ContentNode[],
): Promise<string[]> {
  const drawn: string[] = [];
  let render: RenderPage | undefined;
  for (const path of paths) {
    const built = await builtVersion(rawDir, path);
    const present = presentVersion(built, nodes);
    let html = await readFile(join(rawDir, htmlFile(path)), 'utf8');
    if (!same(built, present)) {
      if (!render) {
        render = await openRenderer(rawDir);
        await proveRenderer(render, built.page, built.queries, rawDir);
      }
      html = await render(present.page, present.queries);
      drawn.push(path);
    }
    const target = join(publicDir, htmlFile(path));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, html);
  }
  return drawn;
}
