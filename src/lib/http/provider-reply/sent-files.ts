import { safePageUrl } from '../safe-url';
import { extensionOf } from '../file-type';
import { plainWords } from './plain-words';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Where files are fetched from. */
const FILES = '/api/image/';

/** The path behind `/api/image/` of a full address of the service itself; other texts as they are. */
function withinService(text: string, base: string): string {
  const isHere = base === '' || base.startsWith('/');
  const own = !isHere ? base : typeof window === 'undefined' ? '' : window.location.origin + base;
  // Behind a proxy a service often takes itself for one without TLS.
  const start = own.replace(SCHEME, '') + FILES;
  const address = text.replace(/^https?:/i, '');
  if (own && SCHEME.test(text) && address.startsWith(start)) return address.slice(start.length);
  const folders = isHere ? [FILES, base + FILES] : [FILES];
  const folder = folders.find((one) => text.startsWith(one)) ?? '';
  return text.slice(folder.length);
}

/** A text that is encoded already, once: its characters. Not that of `files`, which other scripts of pages load. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // '100% Result.jpg' is the name itself.
    return text;
  }
}

/**
 * The path of a file of the service as the service has it, 'papers/Fee Circular (1).pdf': sent encoded,
 * with the backslashes of Windows, with a slash in front, or as a full address of the service. What is
 * none stays as it is, for the readers to refuse; an address elsewhere too. `base` is where the service stands,
 * '' for this site's own origin, '/school' for its folder there.
 */
export function plainPath(sent: string, base: string): string {
  const text = withinService(sent.trim(), base);
  return /^https?:/i.test(text)
    ? text
    : decoded(text)
        .replaceAll('\\', '/')
        .replace(/^\/(?!\/)/, '');
}

/** How an address begins whose scheme was left out: 'www.school.example', 'school.example/register'. */
const HOST = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#:]|$)/i;

/** Like `safePageUrl`, for addresses as people copy them: blanks around it and no scheme are forgiven. */
export function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replaceAll('&amp;', '&');
  return safePageUrl(HOST.test(text) ? `https://${text}` : text);
}

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
