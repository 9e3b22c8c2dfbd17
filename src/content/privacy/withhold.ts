import { withdrawnIn, type Withdrawn } from '../../lib/privacy/withdrawn';
import { withheldName } from '../../lib/privacy/without-names';
import type { FilledFile } from '../facts';
import { isRecord } from '../record';

/** The keys by which content shows a file, and by which it leads to one. */
const shownKeys = ['src', 'file', 'paper'];
const fileKeys = [...shownKeys, 'to', 'href'];

/** The keys under which content says what a file is of. */
const wordKeys = ['title', 'name', 'caption', 'alt', 'text', 'label'];

/** Folders in which those names begin, as a policy writes them. */
const folders = ['', 'pictures/', 'papers/', 'content/pictures/', 'content/papers/'];

/** Whether a path of content is that of a withdrawn file, whatever folder its policy writes before it. */
export const isWithdrawnFile = (path: unknown, withdrawn: Withdrawn): boolean =>
  typeof path === 'string' && folders.some((folder) => withdrawn.isFile(folder + path));

/** A link or picture in Markdown: '![alt](file "title")', '![alt](<my file (1).webp>)'. */
const markdownLink =
  /(!?)\[([^[\]]{0,300})\]\( ?(<[^<>\n]{1,300}>|[^\s()<]{1,300}(?:\([^\s()]{0,100}\)[^\s()]{0,100})?)[^()]{0,200}\)/g;

/** The cells of a row without a name of which each word has a cell of its own. */
function withoutParted(cells: readonly unknown[], isName: Withdrawn['isName']): readonly unknown[] {
  const at = (first: number, count: number) => cells.slice(first, first + count);
  // None of the cells is another one beside the name: a number, or the class.
  const isParted = (words: readonly unknown[]) =>
    words.every((word) => typeof word === 'string' && word !== '') &&
    isName(words.join(' ')) &&
    ![words.slice(1), words.slice(0, -1)].some((fewer) => isName(fewer.join(' ')));
  for (let first = 0; first < cells.length - 1; first += 1) {
    const count = [2, 3, 4].find((some) => isParted(at(first, some)));
    if (count === undefined) continue;
    const rest = at(first + 1, count - 1).map(() => '–');
    const left = [...cells.slice(0, first), withheldName, ...rest, ...cells.slice(first + count)];
    return withoutParted(left, isName);
  }
  return cells;
}

/** What is written, without withdrawn names and files. */
export function withoutWithdrawn(value: unknown, withdrawn: Withdrawn): unknown {
  const isFile = (path: unknown) => isWithdrawnFile(path, withdrawn);
  const names = (text: unknown) =>
    typeof text === 'string' && (withdrawn.names(text) || withdrawn.isName(text));
  /** Whether a part shows a withdrawn file, or one that is said to be of a withdrawn child. */
  const showsFile = (part: unknown) =>
    isRecord(part) &&
    (fileKeys.some((key) => isFile(part[key])) ||
      (shownKeys.some((key) => key in part) && wordKeys.some((key) => names(part[key]))));
  /** Of a link to such a file its words stay; of a picture a comment, for no text may be empty. */
  const withoutLinks = (text: string) =>
    text.replace(markdownLink, (link: string, picture: string, words: string, target: string) => {
      const to = target.replace(/^<|>$/g, '');
      if (!isFile(to) && !withdrawn.names(to) && !names(words)) return link;
      return picture ? '<!-- withheld -->' : words;
    });

  const clean = (part: unknown): unknown => {
    // What is nothing but an address leads somewhere; `content:check` names one that holds a name.
    if (typeof part === 'string') {
      const text = withoutLinks(part);
      return withdrawn.without(text) || text;
    }
    if (Array.isArray(part)) {
      const shown = part.filter((item) => !showsFile(item));
      return withoutParted(shown, withdrawn.isName).map(clean);
    }
    if (!isRecord(part)) return part;
    // Whoever is not named is not shown either.
    const isNamed = Object.values(part).some((inner) => withdrawn.isName(inner));
    return Object.fromEntries(
      Object.entries(part)
        .filter(([key, inner]) => !showsFile(inner) && !(isNamed && key === 'picture'))
        .map(([key, inner]) => [key, clean(inner)]),
    );
  };
  return clean(value);
}

/** A file, facts in place, without withdrawn names and files. */
export function withheld(filled: FilledFile, fingerprints: readonly string[]): FilledFile {
  if (fingerprints.length === 0) return filled;
  const { source } = filled;
  const value = withoutWithdrawn(source.value, withdrawnIn(fingerprints));
  return { ...filled, source: { ...source, value } };
}
