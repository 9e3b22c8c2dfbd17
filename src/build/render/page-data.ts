import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../../content/record';
import type { ContentNode } from '../../content/source-nodes';
import type { PictureNode } from '../../templates/page-data';

/** What Gatsby keeps of a page: which component renders it, and what its query gave. */
interface PageData {
  componentChunkName: string;
  path: string;
  staticQueryHashes: string[];
  result: { data?: Record<string, unknown>; pageContext?: Record<string, unknown> };
}

/** What static queries gave, by their hashes. */
type StaticQueries = Record<string, { data: Record<string, unknown> }>;

/** A page with all that it is rendered from. */
export interface PageInput {
  page: PageData;
  queries: StaticQueries;
}

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(file, 'utf8')) as unknown;

/** Reads what Gatsby has built a page from. */
export async function builtInput(rawDir: string, path: string): Promise<PageInput> {
  const folder = join(rawDir, 'page-data');
  const name = path === '/' ? 'index' : path;
  const page = (await readJson(join(folder, name, 'page-data.json'))) as PageData;
  const queries: StaticQueries = {};
  for (const hash of page.staticQueryHashes) {
    queries[hash] = (await readJson(join(folder, 'sq/d', `${hash}.json`))) as StaticQueries[string];
  }
  return { page, queries };
}

/** What the queries of a page are answered from. */
interface Asked {
  nodes: readonly ContentNode[];
  path: string;
  pictures: readonly PictureNode[];
}

const dataOf = (node: ContentNode | undefined) => node && { data: node.data };

const typed = (nodes: readonly ContentNode[], type: ContentNode['internal']['type']) =>
  nodes.filter(({ internal }) => internal.type === type);

/** The names that queries give to content, and what Gatsby would give for each. */
const answers: Record<string, (asked: Asked) => object | undefined> = {
  page: ({ nodes, path }) => dataOf(nodes.find((node) => node.path === path)),
  home: ({ nodes }) => dataOf(typed(nodes, 'HomeContent')[0]),
  site: ({ nodes }) => dataOf(typed(nodes, 'SiteContent')[0]),
  siteContent: ({ nodes }) => dataOf(typed(nodes, 'SiteContent')[0]),
  contents: ({ nodes }) => ({
    nodes: typed(nodes, 'PageContent').map((node) => ({ data: node.data })),
  }),
  pictures: ({ pictures }) => ({ nodes: pictures }),
};

/**
 * A query's result with the content as it is now. Throws when it holds something of which it is not
 * known where it comes from: a new query, which has to be added here.
 */
export function answered(data: Record<string, unknown>, asked: Asked): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const fresh = answers[name]?.(asked);
      if (!fresh || !isRecord(value) || Object.keys(value).join() !== Object.keys(fresh).join()) {
        throw new Error(
          `the query of ${asked.path} takes "${name}", which src/build/render/page-data.ts does not know`,
        );
      }
      return [name, fresh];
    }),
  );
}
