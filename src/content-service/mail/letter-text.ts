import { escapeHtml } from '../../lib/html/escape-html';

// Marks that turn the direction of text, so that it reads otherwise than it stands there.
const turning = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** What a visitor wrote, of several lines, without marks that make it read otherwise. */
export const asText = (written: string): string =>
  written.replace(turning, '').replace(/\r\n?/g, '\n');

/** The same on one line of at most `most` characters: it begins no line of its own. */
export function asLine(written: string, most = 300): string {
  const line = asText(written)
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
  const signs = [...line];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : line;
}

/**
 * What a visitor wrote as HTML in which no mail program finds an address to make a link of: it would look like
 * the school's.
 */
const withoutLinks = (text: string): string =>
  escapeHtml(text)
    .replace(/\.(?=\S)|:\/\/|@/g, '<span>$&</span>')
    .replaceAll('\n', '<br>\n');

/** Whether a text holds what a mail program would make a link of. */
export const holdsAddress = (text: string): boolean =>
  /:\/\/|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}(?:[/:?#]|(?![\p{L}\p{N}]))/iu.test(text);

const bareAddress = /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]{1,253}$/u;

/** Whether an e-mail address is one, and no list, no comment and no name beside it. */
export const isBareAddress = (text: string): boolean => bareAddress.test(text);

/** One line of a table: what it is, and what was written. */
export type LetterLine = readonly [label: string, value: string];

/** What an e-mail says. */
export interface LetterParts {
  /** Sentences above. */
  sentences: readonly string[];
  lines: readonly LetterLine[];
  /** Where a button leads, which is the school's own. */
  link?: { href: string; words: string };
  /** The message below; left out where it is not repeated. */
  message?: string | undefined;
}

/** An e-mail as plain text: what the visitor wrote stands below everything else. */
function plainLetter({ sentences, lines, link, message }: LetterParts): string {
  const table = lines.map(([label, value]) => `${label}: ${value}`);
  const parts = [sentences.join('\n'), table.join('\n'), link ? `${link.words}: ${link.href}` : ''];
  if (message !== undefined) parts.push(`${'-'.repeat(40)}\n${message}`);
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** The same as HTML in the school's colour, without pictures and anything that is loaded; the only link is the school's. */
function htmlLetter(school: string, colour: string, parts: LetterParts): string {
  const { sentences, lines, link, message } = parts;
  const rows = lines.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:2px 16px 2px 0;font-weight:600">${label}</th><td style="padding:2px 0">${withoutLinks(value)}</td></tr>`,
  );
  const box = `<div style="margin-top:20px;padding:4px 0 4px 16px;border-left:4px solid ${colour}">`;
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"></head>
<body style="margin:0;padding:24px;font:16px/1.5 Georgia,'Times New Roman',serif">
<div style="max-width:600px;border-top:6px solid ${colour};padding-top:16px">
<p style="margin:0 0 16px;font-size:20px;font-weight:600">${escapeHtml(school)}</p>
${sentences.map((sentence) => `<p style="margin:0 0 8px">${withoutLinks(sentence)}</p>`).join('\n')}
${link ? `<p style="margin:16px 0"><a href="${escapeHtml(link.href)}">${escapeHtml(link.words)}</a></p>\n` : ''}<table role="presentation" style="margin-top:16px;border-collapse:collapse;font-size:16px">${rows.join('\n')}</table>
${message === undefined ? '' : `${box}${withoutLinks(message)}</div>`}
</div></body></html>
`;
}

/** An e-mail of a school in both forms; `colour` is the school's, in the words of CSS. */
export const inBothForms = (school: string, colour: string, parts: LetterParts) => ({
  text: plainLetter(parts),
  html: htmlLetter(school, colour, parts),
});
