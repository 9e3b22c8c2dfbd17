import { toLink } from '../../own-address';
import { sitePath } from '../../site-path';
import { safeUrl } from '../safe-url';
import { ATTRIBUTES, ELEMENTS, LANGUAGE } from './letter-rules';

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';

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
  placeLink(element);
  setOrRemove(element, 'rel', isLink ? 'noopener noreferrer' : undefined);
  const lang = element.getAttribute('lang')?.trim() ?? '';
  setOrRemove(element, 'lang', LANGUAGE.test(lang) ? lang : undefined);
}

/** A link to an address of this site is without its host, and below a path has that in front. */
function placeLink(element: Element): void {
  const href = element.getAttribute('href');
  if (href === null) return;
  const link = toLink(href);
  element.setAttribute('href', process.env.GATSBY_BASE ? sitePath(link) : link);
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
