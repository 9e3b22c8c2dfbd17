import TurndownService from 'turndown';
import { isEmail } from '../../../lib/is-email';
import { dialled } from '../../../lib/phones/dialled';
import { tableText } from './table-text';

/** What a page takes from a document. */
interface MarkdownText {
  markdown: string;
  /** The heading above all others, which is the title of the page. */
  title?: string;
  /** What could not be taken over as it was. */
  notes: string[];
}

/** What becomes of a picture: its Markdown, or nothing where it can't be shown. */
export type PictureText = (src: string, alt: string) => string | undefined;

const isElement = (node: Node): node is HTMLElement => node.nodeType === 1;

const raised = { SUP: '⁰¹²³⁴⁵⁶⁷⁸⁹', SUB: '₀₁₂₃₄₅₆₇₈₉' } as const;

/** Where a link of a document leads as a page may write it; undefined where it leads nowhere for visitors. */
function linkOf(to: string): string | undefined {
  if (/^mailto:/i.test(to)) return isEmail(to.slice(7).split('?')[0] ?? '') ? to : undefined;
  if (/^tel:/i.test(to)) {
    const number = dialled(to.slice(4));
    return number && `tel:${number}`;
  }
  // Nearly all sites have a certificate by now; `links --external` names the others.
  if (/^https?:/i.test(to) && URL.canParse(to)) return to.replace(/^http:/i, 'https:');
  return /^\/(?!\/)/.test(to) ? to : undefined;
}

/** A paragraph that is one line in bold type, which stands for a heading where a document has no headings. */
const isBoldLine = (node: Node) =>
  isElement(node) &&
  node.nodeName === 'P' &&
  node.childNodes.length === 1 &&
  /^(?:STRONG|B)$/.test(node.firstChild?.nodeName ?? '') &&
  (node.textContent ?? '').length <= 80 &&
  !/[.:,;]$/.test((node.textContent ?? '').trim());

function service(html: string, picture: PictureText, notes: string[]): TurndownService {
  const down = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '_',
  });
  const escape = down.escape.bind(down);
  // What looks like HTML is words, and so is what looks like a fact.
  down.escape = (text) => escape(text).replace(/</g, '\\<').replace(/\{\{/g, '{ {');
  const hasHeadings = /<h[2-6]\b/i.test(html);
  const isDeep = /<h1\b/i.test(html);
  down.remove(['script', 'style', 'noscript']);
  down.addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (content, node) => {
      const words = content.replace(/[*_]{2}/g, '').trim();
      // Below the title of the page headings begin with ##.
      const level = Math.min(6, Math.max(2, Number(node.nodeName.slice(1)) + (isDeep ? 1 : 0)));
      return words === '' ? '' : `\n\n${'#'.repeat(level)} ${words}\n\n`;
    },
  });
  down.addRule('bold line', {
    filter: (node) => !hasHeadings && isBoldLine(node),
    replacement: (_, node) => `\n\n## ${(node.textContent ?? '').trim()}\n\n`,
  });
  down.addRule('table', {
    filter: 'table',
    replacement(_, node) {
      if (!isElement(node)) return '';
      if (node.querySelector('[colspan], [rowspan]'))
        notes.push(
          'of cells that are merged in a table the words stand in the first one; look at it',
        );
      return tableText(node, (inner) => down.turndown(inner));
    },
  });
  // '10²' must not become 102.
  down.addRule('raised', {
    filter: ['sup', 'sub'],
    replacement: (content, node) =>
      /^\d+$/.test(content)
        ? content.replace(/\d/g, (digit) =>
            raised[node.nodeName as 'SUP' | 'SUB'].charAt(Number(digit)),
          )
        : content,
  });
  down.addRule('struck', {
    filter: ['s', 'del'],
    replacement(content) {
      notes.push(
        `"${content.slice(0, 40)}" was struck out and is not any more; take it away if it no longer holds`,
      );
      return content;
    },
  });
  down.addRule('picture', {
    filter: 'img',
    replacement(_, node) {
      if (!isElement(node)) return '';
      const made = picture(node.getAttribute('src') ?? '', (node.getAttribute('alt') ?? '').trim());
      return made === undefined ? '' : `\n\n${made}\n\n`;
    },
  });
  down.addRule('link', {
    filter: 'a',
    replacement(content, node) {
      const to = isElement(node) ? (node.getAttribute('href') ?? '') : '';
      if (to.startsWith('#')) return content === '↑' ? '' : content;
      // A picture that links to itself in full, as WordPress has it, stands alone.
      if (content.includes('![')) return content;
      const leads = linkOf(to.trim());
      if (leads !== undefined && content.trim() !== '') {
        return `[${content.trim()}](${leads.replace(/[ ()]/g, encodeURIComponent)})`;
      }
      if (to !== '' && content.trim() !== '')
        notes.push(
          `the link of "${content.trim()}" leads nowhere for visitors (${to}); its words stay`,
        );
      return content;
    },
  });
  return down;
}

/** HTML of a document as the Markdown of a page: headings, lists, tables, links and pictures. */
export function htmlToMarkdown(html: string, picture: PictureText): MarkdownText {
  const notes: string[] = [];
  const [whole = '', first = ''] = /^\s*<h1\b[^>]{0,500}>([\s\S]{0,500}?)<\/h1>/i.exec(html) ?? [];
  const rest = html.slice(whole.length);
  const down = service(rest, picture, notes);
  const title = down
    .turndown(first)
    .replace(/[*_\\]/g, '')
    .trim();
  const markdown = down
    .turndown(rest)
    .replace(/^[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { markdown, notes: [...new Set(notes)], ...(title !== '' && { title }) };
}

/** Lines that are no sentences: headings, tables, pictures, lists, and what leads to a list. */
const isFragment = (line: string) =>
  /^(?:#|\||!\[|---|\s{0,9}(?:[-*+]|\d{1,3}[.)])\s|\s{2,})/.test(line) ||
  /:[*_]{0,3}\s*$/.test(line);

/** The end of a sentence, and not of 'Dr.' */
const sentenceEnd =
  /(?<!\b(?:Dr|Mr|Mrs|Ms|Smt|Shri|Sri|Sr|Fr|St|Prof|No|Nos|Rs|Std|Ph|Tel|[A-Z]))[.!?।](?=\s)/gu;

/** The first sentences of a text without the signs of Markdown, for search engines; '' where it says too little. */
export function descriptionOf(markdown: string): string {
  const words = markdown
    .split('\n')
    .filter((line) => !isFragment(line))
    .join(' ')
    .replace(/\[([^[\]]{0,300})\]\([^()]{0,500}\)/g, '$1')
    .replace(/[*_\\`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= 160) return words.length >= 50 ? words : '';
  const ends = [...words.matchAll(sentenceEnd)].map(({ index }) => index + 1);
  const end = ends.findLast((one) => one >= 50 && one <= 160);
  if (end !== undefined) return words.slice(0, end);
  const cut = words.slice(0, 159);
  return `${cut.slice(0, Math.max(60, cut.lastIndexOf(' '))).replace(/[ ,;:–-]{1,5}$/, '')}…`;
}
