import type { Paragraph, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** What begins the words of an item. */
const words = String.raw`[\p{L}\p{N}*_[("“‘'₹]`;

/** Lines that begin with a hyphen that touches their words: one alone may be a dash. */
const touching = new RegExp(String.raw`^ {0,8}-(?=${words})`, 'gmu');

/**
 * A line that begins with the bullet of Word, of a phone or of a web page. Five blanks and more behind it would
 * make code of the words, behind a hyphen; many write none.
 */
const bulleted = new RegExp(
  String.raw`(?<=^|\n)([^\S\n]*)(?:[•‣◦▪■●○∙·➢➤\uf020-\uf0ff](?:([^\S\n])|(?=${words}))|[o§](\t)|(-)(?=${words}))(?=[^\S\n]{0,3}\S)`,
  'gu',
);

/** A text with hyphens in the place of bullets, and where each of its characters was written. */
interface Hyphened {
  text: string;
  back(offset: number): number;
}

/**
 * The text with hyphens in the place of bullets that Markdown takes for letters, so that a pasted list is one.
 * Undefined where there is none: code is no paragraph.
 */
export function withHyphens(text: string, tree: Root): Hyphened | undefined {
  let changed = text;
  /** Where a blank was added. */
  const added: number[] = [];
  visit(tree, 'paragraph', ({ position }) => {
    const { start, end } = position ?? {};
    const from = (start?.offset ?? 0) + added.length;
    const to = (end?.offset ?? 0) + added.length;
    const before = added.length;
    const written = changed.slice(from, to);
    const isSeveral = (written.match(touching)?.length ?? 0) > 1;
    const hyphened = written.replace(
      bulleted,
      (all: string, indent: string, blank?: string, tab?: string, hyphen?: string, at = 0) => {
        if (hyphen && !isSeveral) return all;
        if (!blank && !tab) added.push(from + at + indent.length + 1 + added.length - before);
        return `${indent}-${(tab ?? blank) === '\t' ? '\t' : ' '}`;
      },
    );
    changed = changed.slice(0, from) + hyphened + changed.slice(to);
  });
  const back = (offset: number) => offset - added.filter((at) => at < offset).length;
  return changed === text ? undefined : { text: changed, back };
}

/**
 * A line that begins as the items of an office do, with a tick or another sign that says something, 'a. ', '(ii) ', '1)one', '(2) ': but not a number that only follows
 * words in brackets.
 */
const lettered =
  /\n(?=[✓✔✗✘☐☑❖◆►▶★☞→➔]\s|(?:[a-z]|[ivx]{1,4})[.)]\s|\((?:[a-z]{1,4}|\d{1,2})\)\s?|(?<!\([^()]{0,200})\d{1,2}(?:\)\s?|\.)\p{L})/u;

/** A text as it stands there, with a break before each of its lettered lines. */
const withBreaks = (child: PhrasingContent): PhrasingContent[] =>
  child.type !== 'text'
    ? [child]
    : child.value
        .split(lettered)
        .flatMap((value, at): PhrasingContent[] => [
          ...(at === 0 ? [] : [{ type: 'break' as const }]),
          { ...child, value },
        ]);

/** Gives each such line a line of its own: Markdown knows no such list, and would run them together. */
export function breakLettered(tree: Root): void {
  visit(tree, 'paragraph', (paragraph: Paragraph) => {
    paragraph.children = paragraph.children.flatMap(withBreaks);
  });
}
