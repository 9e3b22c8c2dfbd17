import { withdrawnIn, type Withdrawn } from '../../lib/privacy/withdrawn';
import { idWithoutName } from '../../lib/privacy/id-without-name';
import { withheldName } from '../../lib/privacy/without-names';
import type { FilledFile } from '../facts';
import { isRecord } from '../record';
import type { Path } from '../source-file';

/** The keys by which content shows a file, and by which it leads to one. */
const shownKeys = ['src', 'file', 'paper'];
const fileKeys = [...shownKeys, 'to', 'href', 'from', 'url', 'videoUrl'];

/** The keys under which content says what a file is of. */
export const wordKeys = 'title name caption alt text label description details heading'.split(' ');

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
  const isAll = (words: readonly unknown[]) => isName(words.join(' '));
  // None of the cells is another one beside the name: a number, or the class. Of two, the first may be the surname.
  const isParted = (words: readonly unknown[]) =>
    words.every((word) => typeof word === 'string') &&
    words[0] !== '' &&
    words.at(-1) !== '' &&
    (isAll(words) || (words.length === 2 && isAll([words[1], words[0]]))) &&
    ![words.slice(1), words.slice(0, -1)].some(isAll);
  for (let first = 0; first < cells.length - 1; first += 1) {
    const count = [2, 3, 4].find((some) => isParted(at(first, some)));
    if (count === undefined) continue;
    const rest = at(first + 1, count - 1).map(() => '–');
    const left = [...cells.slice(0, first), withheldName, ...rest, ...cells.slice(first + count)];
    return withoutParted(left, isName);
  }
  return cells;
}

const isAddress = (text: unknown) =>
  typeof text === 'string' && /^(?:[/#]|[a-z]{3,6}:)\S*$/i.test(text);

/** Which items of the list that was written are left in one that is shorter, by their places. */
type Kept = Map<unknown, readonly number[]>;

/** Stands for a part that is left out as a whole. */
const gone = Symbol('gone');

/**
 * What is written, without withdrawn names and files. What leads to an address that holds a name is left out too, and
 * so is a block of which nothing else is left. `kept` is filled, for who looks for the place of what is left.
 */
export function withoutWithdrawn(
  value: unknown,
  withdrawn: Withdrawn,
  kept: Kept = new Map(),
): unknown {
  const isFile = (path: unknown) => isWithdrawnFile(path, withdrawn);
  const names = (text: unknown) =>
    typeof text === 'string' && (withdrawn.names(text) || withdrawn.isName(text));
  /** Whether a part shows a withdrawn file, or one that is said to be of a withdrawn child. */
  const showsFile = (part: unknown) =>
    isRecord(part) &&
    (fileKeys.some((key) => isFile(part[key]) || (isAddress(part[key]) && names(part[key]))) ||
      (shownKeys.some((key) => key in part) && wordKeys.some((key) => names(part[key]))));
  /** Of a link to such a file its words stay; of a picture a comment, for no text may be empty. */
  const withoutLinks = (text: string) =>
    text.replace(markdownLink, (link: string, picture: string, words: string, target: string) => {
      const to = target.replace(/^<|>$/g, '');
      if (!isFile(to) && !withdrawn.names(to) && !names(words)) return link;
      return picture ? '<!-- withheld -->' : words;
    });

  function cleanList(list: readonly unknown[]): unknown[] {
    // A row of a table keeps its cells.
    const isOfAddresses = list.every(isAddress);
    const shown = list.map((item) =>
      showsFile(item) || (isOfAddresses && names(item)) ? gone : item,
    );
    const cleaned = withoutParted(shown, withdrawn.isName).map((item) => clean(item));
    const places = [...cleaned.keys()].filter((at) => cleaned[at] !== gone);
    const left = places.map((at) => cleaned[at]);
    kept.set(left, places);
    return left;
  }
  function clean(part: unknown, key = 'text'): unknown {
    if (typeof part === 'string') {
      // A page at such an address is left out as a whole.
      if (key === 'path') return part;
      if (key === 'id') return idWithoutName(part, names);
      const text = withoutLinks(part);
      // `content:check` names an address that holds a name, wherever it leads.
      return withdrawn.without(text) || (part && wordKeys.includes(key) ? withheldName : text);
    }
    if (Array.isArray(part)) return cleanList(part);
    if (!isRecord(part)) return part;
    // Whoever is not named is not shown either.
    const isNamed = Object.values(part).some((inner) => withdrawn.isName(inner));
    const left = Object.entries(part)
      .filter(([key, inner]) => !showsFile(inner) && !(isNamed && key === 'picture'))
      .map(([key, inner]) => [key, clean(inner, key), inner] as const);
    const isEmptied = (inner: unknown, before: unknown) =>
      Array.isArray(inner) && inner.length === 0 && Array.isArray(before) && before.length > 0;
    if (left.some(([key, inner, before]) => key === 'items' && isEmptied(inner, before)))
      return gone;
    return Object.fromEntries(
      left.filter(([, inner, before]) => inner !== gone && !isEmptied(inner, before)),
    );
  }
  return clean(value);
}

/** A file, facts in place, without withdrawn names and files. */
export function withheld(filled: FilledFile, fingerprints: readonly string[]): FilledFile {
  if (fingerprints.length === 0) return filled;
  const { source, isUnsure } = filled;
  const kept: Kept = new Map();
  const value = withoutWithdrawn(source.value, withdrawnIn(fingerprints), kept);
  /** The path of a part in what was written. */
  const written = (path: Path): Path => {
    let part = value;
    return path.map((step) => {
      const place = kept.get(part)?.[Number(step)] ?? step;
      part = isRecord(part) || Array.isArray(part) ? Reflect.get(part, step) : undefined;
      return place;
    });
  };
  return {
    ...filled,
    source: { ...source, value, at: (path, aim) => source.at(written(path), aim) },
    isUnsure: (path) => isUnsure(written(path)),
  };
}
