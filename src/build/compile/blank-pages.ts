import { codePaths as allCodePaths } from '../../content/code-paths';
import type { Content } from '../../content/load';
import type { ContentPage } from '../../content/page.schema';
import { type ContentNode, pageNode } from '../../content/source-nodes';

/** A page of words that no school has: the renderer keeps the template, whichever pages a school has. */
export const documentPath = '/compiled-document';

const blank = (path: string, kind: ContentPage['kind']): ContentPage => ({
  ...{ path, title: path, kind, menu: null, order: 0, description: '' },
  ...{ related: [], blocks: [], headings: [], source: '' },
});

/**
 * A blank page at every address that has one in code and none in this content, and one of words: what is
 * compiled with them can render the pages of any school. They are in no list of pages, and never published.
 */
export function blankNodes(
  { pages }: Pick<Content, 'pages'>,
  codePaths: readonly string[] = allCodePaths,
): ContentNode[] {
  const present = new Set(pages.map(({ path }) => path));
  const missing = codePaths.filter((path) => !present.has(path));
  return [blank(documentPath, 'static'), ...missing.map((path) => blank(path, 'live'))].map(
    (page) => ({ ...pageNode(page), blank: true }),
  );
}
