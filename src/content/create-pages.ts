import type { Content } from './load';
import { picturesIn } from './pictures-in';

/** A page for Gatsby to create with the content page's template. */
export interface PageToCreate {
  path: string;
  context: {
    /** The pictures of the page, relative to the content folder: 'pictures/scenes/library.webp'. */
    pictures: string[];
  };
}

/**
 * The pages that are made of content alone. Live pages and forms have a file in src/pages, which
 * Gatsby finds by itself. A template's query gets `$path` from Gatsby and `$pictures` from here.
 */
export function pagesToCreate({ pages }: Pick<Content, 'pages'>): PageToCreate[] {
  return pages
    .filter(({ kind }) => kind === 'static')
    .map((page) => ({ path: page.path, context: { pictures: picturesIn(page) } }));
}
