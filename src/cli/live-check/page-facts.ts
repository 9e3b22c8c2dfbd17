import { attribute, elementsIn, parsePage } from '../../lib/html/tree';

/** What a page says of itself. */
export interface PageFacts {
  /** The school's code; undefined for pages of other programs. */
  school: string | undefined;
  canonical: string | undefined;
  noindex: boolean;
}

/** Reads a page. */
export function pageOfText(html: string): PageFacts {
  const facts: PageFacts = { school: undefined, canonical: undefined, noindex: false };
  for (const element of elementsIn(parsePage(html))) {
    const [name, content] = [attribute(element, 'name'), attribute(element, 'content')];
    if (element.tagName === 'meta' && name === 'school') facts.school = content;
    if (element.tagName === 'meta' && name === 'robots')
      facts.noindex = /noindex/.test(content ?? '');
    if (element.tagName === 'link' && attribute(element, 'rel') === 'canonical') {
      facts.canonical = attribute(element, 'href');
    }
  }
  return facts;
}
