import { safeUrl } from '../safe-url';

/** Enough for a letter from a head of school; no style, no picture, no form, no script. */
export const ELEMENTS: readonly string[] = [
  ...['p', 'br', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote'],
  ...['strong', 'b', 'em', 'i', 'u', 'a'],
];

/** What these elements may carry of what was written. */
export const ATTRIBUTES: readonly string[] = ['href', 'lang'];

/**
 * Elements that go together with what they hold, which is no text of a letter. All others that are
 * not among `ELEMENTS` go too, and their children stay in their place.
 */
export const DROPPED: readonly string[] = [
  ...['audio', 'head', 'iframe', 'math', 'noembed', 'noframes', 'noscript', 'object', 'plaintext'],
  ...['script', 'selectedcontent', 'style', 'svg', 'template', 'title', 'video', 'xmp'],
];

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';

/** The form of a language tag; https://www.rfc-editor.org/rfc/rfc5646#section-2.1. */
const LANGUAGE = /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i;

/** HTML as elements in which nothing runs or loads; all of it in the body, where a letter stands. */
export function parsedBody(html: string): HTMLElement {
  return new DOMParser().parseFromString(`<body>${html}`, 'text/html').body;
}

/**
 * The last step of every sanitiser: parses its result once more, as the page will, refuses it when
 * anything is in it that is not listed above, and settles links and languages.
 */
export function checkedMarkup(html: string): string {
  const body = parsedBody(html);
  const walker = body.ownerDocument.createTreeWalker(body);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text) continue;
    if (!(node instanceof Element && isListed(node))) {
      throw new Error(`The sanitizer has left ${node.nodeName}`);
    }
    settleAttributes(node);
  }
  return body.innerHTML.trim();
}

function isListed(element: Element): boolean {
  return (
    element.namespaceURI === HTML_NAMESPACE &&
    ELEMENTS.includes(element.localName) &&
    element.getAttributeNames().every((name) => ATTRIBUTES.includes(name))
  );
}

/** Links lead to safe addresses and give the page behind them no way back to this one. */
function settleAttributes(element: Element): void {
  const isLink = element.localName === 'a';
  setOrRemove(element, 'href', isLink ? safeUrl(element.getAttribute('href')) : undefined);
  setOrRemove(element, 'rel', isLink ? 'noopener noreferrer' : undefined);
  const lang = element.getAttribute('lang')?.trim() ?? '';
  setOrRemove(element, 'lang', LANGUAGE.test(lang) ? lang : undefined);
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
