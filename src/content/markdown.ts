import type { Image, Link, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { MarkdownMode, TextProblem } from './checks';
import { commentsBetween, openComment, withoutRanges } from './comments';
import { htmlProblem } from './html-problem';
import { tooDeepIn, tooDeepMessage } from './markdown-depth';
import { breakLettered, withHyphens } from './pasted-lists';
import { pictureByPath, unreadMarks } from './unread-marks';
import { unreadTable } from './unread-table';

/** A Markdown text taken apart: its tree, its links and pictures, and what is wrong with it. */
export interface ParsedMarkdown {
  tree: Root;
  links: { to: string; offset: number }[];
  /** Pictures that stand in a paragraph of their own; the loader makes them blocks. */
  pictures: { src: string; alt: string; offset: number }[];
  problems: TextProblem[];
}

// One tilde is a dash to many: 9~10.
const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze();

/** Parses Markdown and checks it; offsets are those of characters in the text. */
export function parseMarkdown(text: string, mode: MarkdownMode): ParsedMarkdown {
  if (isOneParagraph(text, mode)) return plainWords(text.trim());
  const deepAt = tooDeepIn(text);
  if (deepAt !== undefined)
    return { ...plainWords('…'), problems: [{ offset: deepAt, message: tooDeepMessage }] };
  const tree = mode === 'inline' ? parseInline(text) : parser.parse(text);
  const comments = text.includes('<!--') ? commentsIn(tree, text) : [];
  if (comments.length > 0) return withoutComments(text, mode, comments);
  if (mode === 'inline') return check(tree, mode, text);
  const hyphened = withHyphens(text, tree);
  if (hyphened) return movedBack(parseMarkdown(hyphened.text, mode), hyphened.back);
  breakLettered(tree);
  return check(tree, mode, text);
}

/** The comments that Markdown takes for such; what code shows of them are none. Those without an end, too. */
function commentsIn(tree: Root, text: string): { from: number; to?: number }[] {
  const found: { from: number; to?: number }[] = [];
  visit(tree, (node) => {
    if (node.type !== 'html' && node.type !== 'text') return;
    const from = offsetOf(node);
    const end = Math.max(node.position?.end.offset ?? 0, from + node.value.length);
    found.push(...commentsBetween(text, from, end));
  });
  return found;
}

/**
 * The text without its comments: Markdown would take a line that begins with one as a whole for HTML, and
 * all that follows one without an end.
 */
function withoutComments(
  text: string,
  mode: MarkdownMode,
  comments: readonly { from: number; to?: number }[],
): ParsedMarkdown {
  const open = comments.find(({ to }) => to === undefined);
  const stretches = comments.map(({ from, to = text.length }) => ({ from, to }));
  const { text: left, back } = withoutRanges(text, stretches);
  const parsed = movedBack(parseMarkdown(left, mode), back);
  if (open) parsed.problems.push({ offset: open.from, message: openComment });
  return parsed;
}

/** What was found in a changed text, at its places in the text as it was written. */
function movedBack(
  { tree, links, pictures, problems }: ParsedMarkdown,
  back: (offset: number) => number,
): ParsedMarkdown {
  const moved = <T extends { offset: number }>(found: readonly T[]) =>
    found.map((one) => ({ ...one, offset: back(one.offset) }));
  return { tree, links: moved(links), pictures: moved(pictures), problems: moved(problems) };
}

/** What may be a mark of Markdown, or an address that becomes a link by itself. */
const MARK = /[\\`*_[\]<>&~@|\r\n]|:\/\/|www\./i;
const FIRST_OF_BLOCK = /^(?:\s|[-+#=]|\d+[.)])/;

/** Most texts of a page are one line of words; to find that out takes a fiftieth of parsing them. */
function isOneParagraph(text: string, mode: MarkdownMode): boolean {
  const words = text.trimEnd();
  return words !== '' && !MARK.test(words) && (mode === 'inline' || !FIRST_OF_BLOCK.test(words));
}

function plainWords(value: string): ParsedMarkdown {
  const tree: Root = {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', value }] }],
  };
  return { tree, links: [], pictures: [], problems: [] };
}

/**
 * A line such as '1. first' or '- ' is words in a table's cell, not a list. Behind an opening
 * bracket Markdown reads it so; the bracket is taken away again.
 */
function parseInline(text: string): Root {
  const tree = parser.parse(`(${text.trim()}`);
  const leading = text.length - text.trimStart().length;
  visit(tree, (node) => {
    if (!node.position) return;
    for (const point of [node.position.start, node.position.end])
      point.offset = Math.max(0, (point.offset ?? 0) - 1) + leading;
  });
  const [paragraph] = tree.children;
  const [first] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (first?.type === 'text') first.value = first.value.slice(1);
  return tree;
}

function check(tree: Root, mode: MarkdownMode, text: string): ParsedMarkdown {
  const parsed: ParsedMarkdown = { tree, links: [], pictures: [], problems: [] };
  const { links, pictures, problems } = parsed;
  const report = (node: Nodes, message: string) =>
    problems.push({ offset: offsetOf(node), message });

  if (mode === 'inline' && (tree.children.length > 1 || tree.children[0]?.type !== 'paragraph')) {
    report(tree, 'only words, links and emphasis fit here; write one line');
  }
  const opened = new Set<string>();
  visit(tree, (node, _index, parent) => {
    let problem: string | undefined;
    problems.push(...unreadMarks(node, text));
    switch (node.type) {
      case 'link':
        if (toString(node).trim() === '') report(node, emptyLink(node));
        links.push({ to: node.url, offset: offsetOf(node) });
        break;
      case 'definition':
        if (!node.url.startsWith('data:')) links.push({ to: node.url, offset: offsetOf(node) });
        break;
      case 'image': {
        if (!node.alt?.trim()) report(node, emptyAlt(node));
        const alone = parent?.type === 'paragraph' && parent.children.length === 1;
        if (mode === 'block' && alone && tree.children.includes(parent)) {
          pictures.push({ src: node.url, alt: node.alt ?? '', offset: offsetOf(node) });
        } else report(node, 'a picture needs a paragraph of its own, or an image block');
        break;
      }
      case 'imageReference':
        report(node, pictureByPath);
        break;
      case 'heading':
        if (node.depth === 1) report(node, 'one # is the page’s title; begin with ##');
        break;
      case 'html':
        problem = htmlProblem(node.value, opened, mode);
        if (problem !== undefined) report(node, problem);
        break;
      case 'table':
        for (const row of node.children) {
          const extra = row.children[node.align?.length ?? row.children.length];
          if (extra) report(extra, extraCell(row.children.length, node.align?.length ?? 0));
        }
        break;
      case 'paragraph':
        problem = unreadTable(toString(node).split('\n'));
        if (problem !== undefined) report(node, problem);
        break;
      case 'footnoteReference':
      case 'footnoteDefinition':
        report(node, 'footnotes are not shown; write the note into the text');
        break;
      default:
    }
  });
  return parsed;
}

function extraCell(cells: number, columns: number): string {
  return (
    `this row has ${cells} cells and its table ${columns} columns, so that the rest would be lost; ` +
    'add the column to the first two rows, or write \\| for a bar within the words'
  );
}

function offsetOf(node: Nodes): number {
  return node.position?.start.offset ?? 0;
}

function emptyLink({ url }: Link): string {
  return `the link to ${url} has no words; write [words to click](${url})`;
}

function emptyAlt({ url }: Image): string {
  return `alternative text is missing; say what the picture shows: ![A girl reading](${url})`;
}
