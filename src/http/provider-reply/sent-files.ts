import { extensionOf } from '../file-type';
import { plainPath } from './plain-path';
import { plainWords } from './plain-words';
import { webAddress } from './web-address';

/** A file as the readers know it: a path of the service, or an address elsewhere; with its name, if it has one. */
export type PlainFile = string | { path: string; name: string };

/** What ends a path or an address in a text of several. */
const BETWEEN = /[,;|\n]/;
/** An address elsewhere, also where its scheme was left out. */
const FULL = /^(?:https?:\/\/|(?:www|drive|docs)\.)/i;

const ADDRESSES = ['url', 'path', 'file', 'href', 'link', 'src'];
const NAMES = ['name', 'title', 'fileName', 'filename', 'originalName', 'originalname', 'label'];

/** The first of some fields that holds a text. */
const firstOf = (record: object, keys: readonly string[]): unknown =>
  keys.map((key) => (record as Record<string, unknown>)[key]).find((value) => value);

/** The paths in one text: several only where each has an extension, since names hold commas too. */
function textsIn(text: string): string[] {
  const parts = text.split(BETWEEN).map((part) => part.trim());
  const several = parts.filter(Boolean);
  const isFile = (part: string) => FULL.test(part) || extensionOf(part) !== '';
  return several.every(isFile) ? several : [text];
}

/** A path or an address as the readers know it; '' for what is no text. */
function plainAddress(address: unknown, base: string): string {
  const text = typeof address === 'string' ? address.trim() : '';
  const url = FULL.test(text) ? webAddress(text) : undefined;
  return plainPath(url ? new URL(url).href : text, base);
}

/**
 * The files of a field: a list, or one of them, of texts or of objects such as `{ url, name }`. `base` is where
 * the service stands.
 */
export function plainFiles(value: unknown, base: string): PlainFile[] {
  const entries: unknown[] = typeof value === 'string' ? textsIn(value) : [value].flat();
  return entries.flatMap((entry): PlainFile[] => {
    const isObject = typeof entry === 'object' && entry !== null;
    const path = plainAddress(isObject ? firstOf(entry, ADDRESSES) : entry, base);
    const written = isObject ? plainWords(firstOf(entry, NAMES), 120) : '';
    const name = written.replace(/\.[a-z\d]{2,5}$/i, '');
    return path ? [name ? { path, name } : path] : [];
  });
}
