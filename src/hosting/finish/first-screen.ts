import { attribute, contentOf, isElement, type Parent, parsePart, textOf } from './tree';

/** Attribute of the first element that nobody sees before scrolling. */
const belowFoldMark = 'data-below-fold';

/** Classes of the elements of a page: of all, and of those that its first screen may show. */
export interface PageClasses {
  all: Set<string>;
  seen: Set<string>;
}

const isClosed = (parent: Parent) =>
  'tagName' in parent && parent.tagName === 'details' && attribute(parent, 'open') === undefined;

/**
 * Reads the classes off a page. Not seen is what comes after the fold mark, and what stands in a
 * closed disclosure beside its summary. A page without the mark is seen as a whole.
 */
export function pageClasses(body: Parent): PageClasses {
  const all = new Set<string>();
  const seen = new Set<string>();
  let below = false;
  const walk = (parent: Parent, hidden: boolean) => {
    for (const node of parent.childNodes) {
      if (!isElement(node)) continue;
      below ||= attribute(node, belowFoldMark) !== undefined;
      const unseen = hidden || (isClosed(parent) && node.tagName !== 'summary');
      for (const name of attribute(node, 'class')?.split(/\s+/) ?? []) {
        all.add(name);
        if (!below && !unseen) seen.add(name);
      }
      // What it holds is text to the parser, and elements to who has no scripts.
      walk(node.tagName === 'noscript' ? parsePart(textOf(node)) : contentOf(node), unseen);
    }
  };
  walk(body, false);
  return { all, seen: below ? seen : all };
}
