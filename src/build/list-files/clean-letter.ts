import { html } from 'parse5';
import { safeUrl } from '../../lib/http/safe-url';
import { ATTRIBUTES, DROPPED, ELEMENTS, LANGUAGE } from '../../lib/http/sanitize/letter-rules';
import { stripHiddenMarks } from '../../lib/http/text';
import {
  attribute,
  type Element,
  elementsIn,
  htmlOf,
  isElement,
  type Parent,
  parsePart,
  remove,
  unwrap,
} from '../../lib/html/tree';

const isListed = ({ namespaceURI, tagName }: Element) =>
  namespaceURI === html.NS.HTML && ELEMENTS.includes(tagName);

function settleAttributes(element: Element): void {
  const href = element.tagName === 'a' ? safeUrl(attribute(element, 'href')) : undefined;
  const lang = attribute(element, 'lang')?.trim() ?? '';
  element.attrs = [
    ...(href === undefined ? [] : [{ name: 'href', value: href }]),
    ...(LANGUAGE.test(lang) ? [{ name: 'lang', value: lang }] : []),
    ...(element.tagName === 'a' ? [{ name: 'rel', value: 'noopener noreferrer' }] : []),
  ];
}

function settle(parent: Parent): void {
  for (const node of [...parent.childNodes]) {
    if (!isElement(node)) {
      if (node.nodeName !== '#text') remove(node);
      continue;
    }
    const isGone = node.namespaceURI !== html.NS.HTML || DROPPED.includes(node.tagName);
    if (isGone) remove(node);
    else {
      settle(node);
      if (isListed(node)) settleAttributes(node);
      else unwrap(node);
    }
  }
}

/**
 * HTML of a letter made safe for a built page, by the rules of the browser's sanitiser (`letter-rules.ts`).
 * Throws where what is left would be read as anything else: a page parses it once more.
 */
export function cleanLetter(written: string): string {
  const part = parsePart(stripHiddenMarks(written));
  settle(part);
  const clean = htmlOf(part);
  for (const element of elementsIn(parsePart(clean))) {
    const names = element.attrs.map(({ name }) => name);
    const isKnown = names.every((name) => name === 'rel' || ATTRIBUTES.includes(name));
    if (!isListed(element) || !isKnown)
      throw new Error(`The sanitizer has left ${element.tagName}`);
  }
  return clean.trim();
}
