import { withBase } from '../../lib/base-path';
import {
  attribute,
  type Element,
  elementsIn,
  htmlOf,
  type Parent,
  parsePage,
  parsePart,
  setText,
  textOf,
} from '../../lib/html/tree';
import { placeCss } from './place-css';

/** Attributes that hold one address. */
const single = new Set([
  ...['href', 'src', 'action', 'formaction', 'poster', 'data'],
  // A list's call, which the page's inline script sends.
  'data-preload',
]);

/** Several addresses in a row: the scripts of a page. */
const inARow = new Set(['data-src', 'ping']);

/** Addresses with a size each. */
const sized = new Set(['srcset', 'imagesrcset']);

/** `/a.webp 1x, /b.webp 2x` with each address placed. */
const placeSizes = (value: string, base: string): string =>
  value.replace(/(^|,\s*)(\/[^\s,]*)/g, (_, before: string, address: string) => {
    return before + withBase(address, base);
  });

const inWords = (value: string, base: string) =>
  value
    .split(' ')
    .map((address) => withBase(address, base))
    .join(' ');

/** `0; url=/Fee` of a page that leads on. */
const leadsOn = (value: string, base: string) =>
  value.replace(/(?<=url=)\/.*/i, (address) => withBase(address, base));

function placed(element: Element, name: string, value: string, base: string): string {
  if (single.has(name)) return withBase(value, base);
  if (inARow.has(name)) return inWords(value, base);
  if (sized.has(name)) return placeSizes(value, base);
  const refreshes = attribute(element, 'http-equiv')?.toLowerCase() === 'refresh';
  return name === 'content' && refreshes ? leadsOn(value, base) : value;
}

function placeTree(parent: Parent, base: string): void {
  for (const element of elementsIn(parent)) {
    element.attrs = element.attrs.map((one) => ({
      ...one,
      value: placed(element, one.name, one.value, base),
    }));
    if (element.tagName === 'style') setText(element, placeCss(textOf(element), base));
    if (element.tagName === 'noscript') {
      // What it holds is text to the parser, and elements to who has no scripts.
      const part = parsePart(textOf(element));
      placeTree(part, base);
      setText(element, htmlOf(part));
    }
  }
}

/** A finished page, written at the root of its host, as it is below a path: every address of the site has it in front. */
export function placeHtml(html: string, base: string): string {
  if (base === '') return html;
  const page = parsePage(html);
  placeTree(page, base);
  return htmlOf(page);
}
