import { cleanText, TEXT_MAX } from './text';

/**
 * The words of a piece of HTML, its paragraphs joined by spaces: for a quotation or a preview.
 * Nothing in it runs or loads. In the browser only; elsewhere it gives ''.
 */
export function htmlToText(html: string, max: number = TEXT_MAX): string {
  if (typeof DOMParser === 'undefined') return '';
  const { body } = new DOMParser().parseFromString(html.slice(0, max * 10), 'text/html');
  body.querySelectorAll('script, style, template, noscript').forEach((node) => node.remove());
  body.querySelectorAll('br, p, div, li, h1, h2, h3, h4').forEach((node) => node.after(' '));
  return cleanText((body.textContent ?? '').replace(/\s+/g, ' '), max);
}
