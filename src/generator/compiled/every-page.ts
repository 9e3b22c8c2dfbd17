import { resolve } from 'node:path';
import { codePathsIn } from '../../content/code-paths';
import type { Content } from '../../content/load';
import type { ContentPage } from '../../content/page.schema';

/** A page of words that no school has: the renderer keeps the template, whichever pages a school has. */
export const documentPath = '/compiled-document';

const blank = (path: string, kind: ContentPage['kind']): ContentPage => ({
  ...{ path, title: path, kind, menu: null, order: 0, description: '' },
  ...{ related: [], blocks: [], headings: [], source: '' },
});

/**
 * Content with a page at every address that has one in code: what is compiled from it can draw the
 * pages of any school. The added pages are never published.
 */
export function compiledPages<C extends Pick<Content, 'pages'>>(
  content: C,
  codePaths: readonly string[] = codePathsIn(resolve('src/pages')),
): C {
  const present = new Set(content.pages.map(({ path }) => path));
  const missing = codePaths.filter((path) => !present.has(path));
  const added = missing.map((path) => blank(path, 'live'));
  return { ...content, pages: [...content.pages, blank(documentPath, 'static'), ...added] };
}
