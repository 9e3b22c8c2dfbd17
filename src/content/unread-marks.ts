import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { TextProblem } from './checks';

const address = String.raw`(?:\/|#|https?:|www\.|mailto:|tel:)[^\s()[\]]*`;

/** Google Docs writes the bytes of pictures, as letters, at the end of a text. */
const dataPicture =
  'this picture stands within the text; save it as a file in content/pictures, and remove this line';

/** What is said of a picture that is called by a word of its own, as `![][image1]`. */
export const pictureByPath =
  'write the picture with its path: ![What it shows](scenes/courtyard.webp)';

/** What looks like a mark of Markdown and is none, and what to write instead. */
const marks: readonly [RegExp, (first: string, second: string, third: string) => string][] = [
  [
    /(?<!\\)(!?)\[([^[\]\n]*)\]\(((?:[^<>()\n]|\([^<>()\n]*\))+)\)/g,
    (sign, words, to) =>
      `this is not read as a ${sign ? 'picture' : 'link'}: what holds blanks or brackets needs < > around it: ${sign}[${words}](<${to}>)`,
  ],
  [
    new RegExp(String.raw`\[([^[\]\n]*)\] \((${address})\)`, 'g'),
    (words, to) => `this is not read as a link; write nothing between ] and (: [${words}](${to})`,
  ],
  [
    new RegExp(String.raw`\(([^()\n]+)\) ?\[(${address})\]`, 'g'),
    (words, to) => `the words of a link stand in [ ], its address in ( ): [${words}](${to})`,
  ],
  [
    /(?<![\p{L}\p{N}*\\]|\d )\*\*(?!\*)([^*\n]+)\*\*(?!\*)/gu,
    (words) =>
      `these stars are shown as they stand: write **${words.trim()}** with a blank before and behind it`,
  ],
  [/(?<!\\)!\[[^[\]\n]*\]\[[^[\]\n]*\]/g, () => pictureByPath],
  [/^(#{2,6})(?=[\p{L}\p{N}])/gu, (signs) => `a heading has a blank behind its signs: "${signs} "`],
];

/** The text of a node with what Markdown has read of it blanked out. */
function withoutRead(node: Nodes, text: string): string {
  const first = node.position?.start.offset ?? 0;
  let left = text.slice(first, node.position?.end.offset);
  const blank = (from: number, to: number) => {
    left = left.slice(0, from) + ' '.repeat(to - from) + left.slice(to);
  };
  visit(node, ({ type, position }) => {
    const { start, end } = position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return;
    const [from, to] = [start.offset - first, end.offset - first];
    if (type === 'strong') {
      blank(from, from + 2);
      blank(to - 2, to);
      // An address that is a link by itself may be part of a mark.
    } else if (/^(?:link|image|inlineCode)/.test(type) && /[[!`<]/.test(left[from] ?? '')) {
      blank(from, to);
    }
  });
  return left;
}

const starsOfFigures =
  'stars between figures are read as emphasis, and not shown; write × for "by" and "times"';
const indentedCode =
  'what is indented by a tab or four blanks is shown as the code of a program; begin the line further left';

/** What of a part of a text is not read as it is meant; offsets are those of the text. */
export function unreadMarks(node: Nodes, text: string): TextProblem[] {
  const offset = node.position?.start.offset ?? 0;
  switch (node.type) {
    case 'paragraph':
    case 'heading':
    case 'tableCell': {
      const left = withoutRead(node, text);
      return marks.flatMap(([mark, message]) =>
        [...left.matchAll(mark)].map(({ index, 1: first = '', 2: second = '', 3: third = '' }) => ({
          offset: offset + index,
          message: message(first, second, third),
        })),
      );
    }
    case 'definition':
      return node.url.startsWith('data:') ? [{ offset, message: dataPicture }] : [];
    case 'emphasis':
      // '20*30 and 15*20 feet' would lose its stars.
      return /^\d\*\d/.test(text.slice(Math.max(0, offset - 1), offset + 2))
        ? [{ offset, message: starsOfFigures }]
        : [];
    case 'code':
      return /^[`~]{3}/.test(text.slice(offset)) ? [] : [{ offset, message: indentedCode }];
    default:
      return [];
  }
}
