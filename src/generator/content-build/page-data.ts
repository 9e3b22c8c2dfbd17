import type { ContentNode } from '../../content/source-nodes';
import { isRecord } from '../../content/record';

/** What Gatsby keeps of a page: which component draws it, and what its query gave. */
export interface PageData {
  componentChunkName: string;
  path: string;
  staticQueryHashes: string[];
  result: { data?: Record<string, unknown>; pageContext?: Record<string, unknown> };
}

/** The names that queries give to content, and the node behind each. */
const nodeOf: Record<string, (nodes: readonly ContentNode[], path: string) => unknown> = {
  page: (nodes, path) => nodes.find((node) => node.path === path)?.data,
  home: (nodes) => nodes.find(({ internal }) => internal.type === 'HomeContent')?.data,
  site: (nodes) => nodes.find(({ internal }) => internal.type === 'SiteContent')?.data,
  siteContent: (nodes, path) => nodeOf.site?.(nodes, path),
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
      const fresh = nodeOf[name]?.(nodes, path);
      if (fresh === undefined || !isRecord(value) || Object.keys(value).join() !== 'data') {
        throw new Error(`the query of ${path} takes "${name}"`);
      }
      return [name, { data: fresh }];
    }),
  );
}
