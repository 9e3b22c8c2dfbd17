import { addressTarget, splitAddresses } from '../../web-addresses';
import { asMeant } from './misread-utf8';
import { withoutMarks } from './plain-marks';
import { withoutEntities } from './plain-words';
import { withoutOfficeLinks } from './sent-addresses';

/** What ends a line of HTML. */
const BLOCK = /<\/?(?:br|p|div|h[1-6]|[uo]l|li|table|tr|blockquote|section|article)[\s/>]/i;

/** Words from a box for plain text: their lines and paragraphs as those of HTML, their addresses as links. */
function fromLines(text: string): string {
  const isPlain = !/<[a-z/!]/i.test(text);
  const words = isPlain
    ? splitAddresses(withoutMarks(text))
        .map((part, at) => (at % 2 ? `<a href="${addressTarget(part)}">${part}</a>` : part))
        .join('')
    : text;
  const lines = words.split('\n').map((line) => line.trim());
  return `<p>${lines.join('<br>').replace(/(?:<br>){2,}/g, '</p><p>')}</p>`;
}

/**
 * The HTML of a letter; what was escaped for a page is no HTML yet, what has none is lines, and what a browser's editor
 * left empty is none.
 */
export function letter(value: unknown, base: string): unknown {
  if (typeof value !== 'string') return value;
  const html = asMeant(value);
  const isEscaped = /^\s*&lt;[a-z][^<]*$/i.test(html);
  const sent = isEscaped ? withoutEntities(html, 1) : html;
  if (/^(?:\s|&nbsp;|<\/?(?:p|div|br)[^<>]*>)*$/i.test(sent)) return '';
  const hasLines = sent.trim().includes('\n') && !BLOCK.test(sent);
  return withoutOfficeLinks(hasLines ? fromLines(sent.trim()) : sent, base);
}
