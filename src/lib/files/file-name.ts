/*
 * What a file of a school may be called: anything that a phone, WhatsApp, Windows or a Mac makes of it.
 * Paths are compared in Unicode's composed form (NFC); a Mac writes the other one.
 */

import { adviceFor, kindOf } from './file-kinds';

const systemFiles = new Set('thumbs.db ehthumbs.db desktop.ini icon\r __macosx @eadir'.split(' '));

/** What a Mac notes beside a file, and what Android keeps of photos that are in its bin or not yet whole. */
const beside = /^\.(?:_|trashed-|pending-)/i;

/** What a Mac has in the place of a file that it put into iCloud: `.IMG_4021.jpg.icloud`. */
const inCloud = /^\..+\.icloud$/i;

/** Whether a name is hidden that somebody gave to a photo or a document: `...and we won.jpg`. */
const isHidden = (name: string) =>
  name.startsWith('.') && !beside.test(name) && (kindOf(name) !== undefined || inCloud.test(name));

/** Whether a file or a folder is a system's own: `.DS_Store`, `._1.jpeg`, `Thumbs.db`, `~$list.docx`. */
export const isSystemFile = (name: string): boolean =>
  (/^(?:\.|~\$)/.test(name) && !isHidden(name)) || systemFiles.has(name.toLowerCase());

/** What no address can hold: control characters, line ends, what turns letters round, backslashes, half a character. */
// eslint-disable-next-line no-control-regex -- control characters are what is being refused
const unusable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202d\u202e\\]|\p{Surrogate}/u;

/** Whether a file or a folder can stand in an address. */
const isPlainName = (name: string): boolean =>
  name !== '' && !name.startsWith('.') && !unusable.test(name);

const longestPath = 1000;

/** Why a file of this path can't be sent by its name, and what to do; undefined where it can. */
export function nameProblem(path: string): string | undefined {
  const name = nameOf(path);
  if (inCloud.test(name)) return adviceFor(name, 'files');
  if (path.split('/').some((part) => part.startsWith('.'))) {
    return 'a name that begins with a dot is hidden; rename it, or take it away from here';
  }
  if (path.length > longestPath) return 'its path is too long; give it a shorter name';
  return path.split('/').every(isPlainName)
    ? undefined
    : 'its name holds what no address can hold; rename it';
}

/** Whether a path leads down from its folder, `pictures/news/dawn 1.webp`: no way out of it, nothing hidden. */
export const isPlainPath = (path: string): boolean =>
  path.length <= longestPath && path.split('/').every(isPlainName);

/** A path as lists and addresses have it. */
export const composed = (path: string): string => path.normalize('NFC');

/** A path with each name percent-encoded, for an address. */
export const encodePath = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/');

/** A text with its percent-encoding taken back; as it is where it has none. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const spaces = /[\s\u00a0\u2000-\u200a\u202f]+/g;
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const before = /^(?:\.?\/|content\/|service\/|api\/image\/)/;

/** A path without what stands behind its ending in an address: 'a.jpg?w=800'; 'Sports Day #1.jpg' is a name. */
export const withoutQuery = (path: string): string =>
  path.replace(/(\.[a-z\d]{2,5})[?#]\S*$/i, '$1');

/**
 * What all spellings of a file's path share: encoded or not, in either Unicode form, with other capitals,
 * blanks or slashes, from the top of the project or of an address. For finding what is withheld: two files
 * of one key are both meant.
 */
export function fileKey(written: string): string {
  let path = decoded(decoded(withoutQuery(written.trim())))
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/\\/g, '/')
    .replace(invisible, '')
    .replace(spaces, ' ')
    .toLowerCase()
    .normalize('NFC')
    .replace(/\/\/+/g, '/');
  while (before.test(path)) path = path.replace(before, '');
  return path;
}

/** The last name of a path. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const counting = new Intl.Collator('en', { numeric: true });

const withoutEnding = (name: string) => name.replace(/\.[a-z0-9]{1,8}$/i, '');

/** Orders names as people count: 2 before 10, and a photo before its copies. */
export const compareNames = (a: string, b: string): number =>
  counting.compare(withoutEnding(a), withoutEnding(b)) ||
  counting.compare(a, b) ||
  (a < b ? -1 : a > b ? 1 : 0);
