import { htmlToMarkdown } from '../pages/html-to-markdown';

/** The longest text of a news item, in characters. */
export const longestNews = 1500;

/** The cells of a table's row with commas between them, as a news item has no tables. */
const rowWords = (row: string) =>
  /^\|(?: -+ \|)+$/.test(row)
    ? ''
    : `${row
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(', ')};`;

const plainLine = (markdown: string): string =>
  markdown
    .replace(/^#{1,6} .*$/gm, '')
    .replace(/^\|.*\|$/gm, rowWords)
    .replace(/\[([^[\]]{0,300})\]\([^()]{0,500}\)/g, '$1')
    .replace(/^[-|*](?: {1,3}|$)/gm, '')
    .replace(/\\(?=[^\w\s])/g, '')
    .replace(/[*_`]{1,3}/g, '')
    .replace(/\s+/g, ' ')
    .replace(/;$/, '')
    .trim();

/** The title of a post, which may hold tags and entities, as words. */
export const titleWords = (html: string): string =>
  plainLine(htmlToMarkdown(`<p>${html}</p>`, () => undefined).markdown) || html;

/** Whether a text says something by itself: 'Film of the day:' only leads to what is not taken. */
const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text) && !/^[^.!?।]{1,80}:$/u.test(text);

/** The words of a post for its item of news: whole sentences, as many as fit; whether some are left out. */
export function newsWords(markdown: string, excerpt: string): { words: string; isCut: boolean } {
  const plain = plainLine(markdown);
  if (!hasWords(plain)) return { words: hasWords(excerpt) ? excerpt : '', isCut: false };
  if (plain.length <= longestNews) return { words: plain, isCut: false };
  const begin = plain.slice(0, longestNews);
  const end = Math.max(
    begin.lastIndexOf('. '),
    begin.lastIndexOf('। '),
    begin.lastIndexOf('! '),
    begin.lastIndexOf('? '),
  );
  return { words: begin.slice(0, end > 200 ? end + 1 : begin.lastIndexOf(' ')), isCut: true };
}
