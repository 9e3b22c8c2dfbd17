import { ATTRIBUTES, checkedMarkup, DROPPED, ELEMENTS, parsedBody } from './markup';

/** What is used of the HTML Sanitizer API (https://wicg.github.io/sanitizer-api/). */
interface SanitizerConfig {
  elements: readonly string[];
  replaceWithChildrenElements: readonly string[];
  attributes: readonly string[];
  dataAttributes: boolean;
  comments: boolean;
}
type SanitizingElement = HTMLElement & {
  setHTML(html: string, options: { sanitizer: SanitizerConfig }): void;
};
type WithSanitizer = typeof globalThis & { Sanitizer?: { prototype: object } };

/**
 * Whether the browser has the sanitiser of the standard. Chromium 105 to 118 had `setHTML` and
 * `Sanitizer` of a draft, with other options and without this method.
 */
export function hasNativeSanitizer(): boolean {
  const { Sanitizer } = globalThis as WithSanitizer;
  return (
    Sanitizer !== undefined &&
    'replaceElementWithChildren' in Sanitizer.prototype &&
    'setHTML' in Element.prototype
  );
}

/**
 * HTML made safe by the browser's own sanitiser. Nothing in it runs or loads: the element belongs to
 * a document without a window. Throws when the browser refuses or leaves anything that is not listed.
 */
export function sanitizeNatively(html: string): string {
  const holder: HTMLElement = document.implementation.createHTMLDocument('').createElement('div');
  (holder as SanitizingElement).setHTML(html, {
    sanitizer: {
      elements: ELEMENTS,
      replaceWithChildrenElements: unlistedElements(html),
      attributes: ATTRIBUTES,
      dataAttributes: false,
      comments: false,
    },
  });
  return checkedMarkup(holder.innerHTML);
}

/**
 * Names of the elements of this HTML whose text is to stay without them. The API takes unlisted
 * elements away with their text, and has no word for all of them; letters from word processors hold
 * names of their own (`o:p`).
 */
function unlistedElements(html: string): string[] {
  const elements = parsedBody(html).querySelectorAll('*');
  const names = new Set([...elements].map((each) => each.localName));
  for (const name of [...ELEMENTS, ...DROPPED]) names.delete(name);
  return [...names];
}
