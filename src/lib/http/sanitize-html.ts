import { ATTRIBUTES, DROPPED, ELEMENTS } from './sanitize/letter-rules';
import { checkedMarkup, parsedBody } from './sanitize/markup';
import { stripHiddenMarks } from './text';

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

/** Longest safe HTML that is shown, in characters: a letter of some thirty pages. */
const HTML_MAX = 100_000;

/**
 * HTML of the service made safe to show: a few text elements and links to safe addresses, which open
 * without a way back to this page (`sanitize/markup.ts`). The browser's own sanitiser does it; where
 * it is missing or fails, DOMPurify is fetched. In the browser only (elsewhere it gives ''). Rejects
 * when neither gives safe HTML. What is too long ends in '…'.
 */
export async function sanitizeHtml(html: string): Promise<string> {
  if (typeof window === 'undefined') return '';
  // Cut afterwards: what is taken out may stand before the words.
  return shortened(await sanitized(stripHiddenMarks(html)));
}

async function sanitized(markup: string): Promise<string> {
  if (hasNativeSanitizer()) {
    try {
      return sanitizeNatively(markup);
    } catch (error) {
      console.warn('The browser’s sanitizer failed', error);
    }
  }
  const { sanitizeByDOMPurify } = await import('./sanitize/purify');
  return sanitizeByDOMPurify(markup);
}

/** Safe HTML that is no longer than may be shown. */
function shortened(html: string): string {
  if (html.length <= HTML_MAX) return html;
  const cut = html.slice(0, HTML_MAX);
  // Between two elements or within a text; parsing closes what was open.
  const whole =
    cut.lastIndexOf('<') > cut.lastIndexOf('>') ? cut.slice(0, cut.lastIndexOf('<')) : cut;
  return `${parsedBody(whole).innerHTML}<p>…</p>`;
}
