import { cleanText, TEXT_MAX } from './text';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ' };

/** The text of serialised HTML, in which these entities alone stand; a tag ends at the first `>`. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ');

/**
 * The words of a piece of HTML, its paragraphs joined by spaces: for a quotation or a preview.
 * Nothing in it runs or loads. Without a browser, HTML that is safe already is read (`cleanLetter`).
 */
export function htmlToText(html: string, max: number = TEXT_MAX): string {
  if (typeof DOMParser === 'undefined') return cleanText(wordsOf(html), max);
  const { body } = new DOMParser().parseFromString(html.slice(0, max * 10), 'text/html');
  body.querySelectorAll('script, style, template, noscript').forEach((node) => node.remove());
  body.querySelectorAll('br, p, div, li, h1, h2, h3, h4').forEach((node) => node.after(' '));
  return cleanText((body.textContent ?? '').replace(/\s+/g, ' '), max);
}
