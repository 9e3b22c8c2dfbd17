import type { Paragraph, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * A line that begins with the bullet of Word, of a phone or of a web page. Five blanks and more behind it would
 * make code of the words, behind a hyphen.
 */
const bulleted = /(?<=^|\n)([^\S\n]*)(?:[•‣◦▪■●○∙\uf0a7\uf0b7][^\S\n]|[o§]\t)(?=[^\S\n]{0,3}\S)/gu;

/**
 * The text with hyphens in the place of bullets that Markdown takes for letters, so that a pasted list is one; every
 * character keeps its place. Undefined where there is none: code is no paragraph.
 */
export function withHyphens(text: string, tree: Root): string | undefined {
  let changed = text;
  visit(tree, 'paragraph', ({ position }) => {
    const from = position?.start.offset ?? 0;
    const to = position?.end.offset ?? from;
    const hyphened = text
      .slice(from, to)
      .replace(bulleted, (all, indent: string) => `${indent}-${all.endsWith('\t') ? '\t' : ' '}`);
    changed = changed.slice(0, from) + hyphened + changed.slice(to);
  });
  return changed === text ? undefined : changed;
}

/** A line that begins with a small letter or a small Roman figure, as the items of an office do: 'a. ', '(ii) '. */
const lettered = /\n(?=(?:[a-z]|[ivx]{1,4})[.)]\s|\([a-z]{1,4}\)\s)/;

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

/** Gives each lettered line a line of its own: Markdown knows no such list, and would run them together. */
export function breakLettered(tree: Root): void {
  visit(tree, 'paragraph', (paragraph: Paragraph) => {
    paragraph.children = paragraph.children.flatMap(withBreaks);
  });
}
