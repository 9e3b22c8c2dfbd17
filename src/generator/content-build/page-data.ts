import type { ContentNode } from '../../content/source-nodes';
import { isRecord } from '../../content/record';

/** What Gatsby keeps of a page: which component draws it, and what its query gave. */
export interface PageData {
  componentChunkName: string;
  path: string;
  staticQueryHashes: string[];
  result: { data?: Record<string, unknown>; pageContext?: Record<string, unknown> };
}

const dataOf = (node: ContentNode | undefined) => node && { data: node.data };

const typed = (nodes: readonly ContentNode[], type: ContentNode['internal']['type']) =>
  nodes.filter(({ internal }) => internal.type === type);

/** The names that queries give to content, and what Gatsby would give for each. */
const contentOf: Record<
  string,
  (nodes: readonly ContentNode[], path: string) => object | undefined
> = {
  page: (nodes, path) => dataOf(nodes.find((node) => node.path === path)),
  home: (nodes) => dataOf(typed(nodes, 'HomeContent')[0]),
  site: (nodes) => dataOf(typed(nodes, 'SiteContent')[0]),
  siteContent: (nodes) => dataOf(typed(nodes, 'SiteContent')[0]),
  contents: (nodes) => ({
    nodes: typed(nodes, 'PageContent').map((node) => ({ data: node.data })),
  }),
};

/** What a query takes that words don't change: pictures by their files, pages by their addresses. */
const unchanged = ['pictures', 'pages'];

/**
 * A query's result with the content as it is now. Throws when it holds something of which it is not
 * known where it comes from: a new query, which Gatsby has to run.
 */
export function withContent(
  data: Record<string, unknown>,
  nodes: readonly ContentNode[],
  path: string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (unchanged.includes(name)) return [name, value];
      const fresh = contentOf[name]?.(nodes, path);
      if (!fresh || !isRecord(value) || Object.keys(value).join() !== Object.keys(fresh).join()) {
        throw new Error(`the query of ${path} takes "${name}"`);
      }
      return [name, fresh];
    }),
  );
}
