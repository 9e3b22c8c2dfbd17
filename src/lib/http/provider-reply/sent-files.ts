import { safePageUrl } from '../safe-url';
import { extensionOf } from '../file-type';
import { stripHiddenMarks } from '../text';
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
        .replace(/^\.?\/(?!\/)/, '');
}

/** How an address begins whose scheme was left out: 'www.school.example', 'school.example/register'. */
const HOST = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#:]|$)/i;

/** An address behind words: 'Watch: https://…'. */
const BEHIND_WORDS = /^[^<>:/]{1,80}:?\s(https?:\/\/[^\s<>"]+)$/i;

/** Like `safePageUrl`, for addresses as people copy them: blanks, unseen marks and words around it and no scheme are forgiven. */
export function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = stripHiddenMarks(value).trim().replaceAll('&amp;', '&').replace(BEHIND_WORDS, '$1');
  return safePageUrl(HOST.test(text) ? `https://${text}` : text);
}

/**
 * A file as the readers know it: a path of the service, or an address elsewhere; with its name, if it has one, and what
 * it was called where it was taken, for the rules of privacy.
 */
export type PlainFile = string | { path: string; name: string; file?: string };

/** What ends a path or an address in a text of several. */
const BETWEEN = /[,;|\n]/;
/** An address elsewhere, also where its scheme was left out. */
const FULL = /^(?:https?:\/\/|(?:www|drive|docs)\.)/i;

const ADDRESSES = ['url', 'path', 'file', 'href', 'link', 'src'];
const NAMES = ['name', 'title', 'fileName', 'filename', 'originalName', 'originalname', 'label'];
/** What a file was called where it was taken. */
const FILE_NAMES = ['originalName', 'originalname', 'original_filename', 'fileName', 'filename'];

/** What people and programs write where there is no file. */
const NOTHING = /^(?:n\/?a|null|nil|none|undefined|[-–—.]+)$/i;

/** The first of some fields that holds a text. */
const firstOf = (record: object, keys: readonly string[]): unknown =>
  keys.map((key) => (record as Record<string, unknown>)[key]).find((value) => value);

/** The file of an object: in a usual field, or in the only one that holds a file's address: `{ secure_url }`. */
function addressIn(record: object): unknown {
  const usual = firstOf(record, ADDRESSES);
  if (usual) return usual;
  const others = Object.entries(record).filter(
    ([key, value]) => !NAMES.includes(key) && typeof value === 'string' && extensionOf(value),
  );
  return others.length === 1 ? others[0]?.[1] : undefined;
}

/** The address of a field: itself, the first of a list, or that of an object. */
export function firstAddress(value: unknown): unknown {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === 'object' && one !== null ? firstOf(one, ADDRESSES) : one;
}

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
  if (NOTHING.test(text)) return '';
  // Files have names with blanks, and people copy them into addresses.
  const whole = extensionOf(text) ? text.replaceAll(' ', '%20') : text;
  const url = FULL.test(text) ? webAddress(whole) : undefined;
  return plainPath(url ? new URL(url).href : text, base);
}

/** The entries of a field: of a list, also within one, written as JSON (`'["a.pdf"]'`) or with numbers as keys. */
function entriesOf(value: unknown): unknown[] {
  if (typeof value === 'string') {
    const listed = /^\s*\[/.test(value) ? parsed(value) : undefined;
    return Array.isArray(listed) ? listed : textsIn(value);
  }
  const isNumbered = Object.keys(value ?? {}).join('') === '0' || Object.hasOwn(Object(value), '1');
  return isNumbered ? Object.values(Object(value)).flat() : [value];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // '[DSC_0043].JPG' is a name.
    return undefined;
  }
}

/**
 * The files of a field: a list, or one of them, of texts or of objects such as `{ url, name }`. `base` is where
 * the service stands.
 */
export function plainFiles(value: unknown, base: string): PlainFile[] {
  const entries = entriesOf(value);
  return entries.flatMap((entry): PlainFile[] => {
    const isObject = typeof entry === 'object' && entry !== null;
    const path = plainAddress(isObject ? addressIn(entry) : entry, base);
    const written = isObject ? plainWords(firstOf(entry, NAMES), 120) : '';
    const name = written.replace(/\.[a-z\d]{2,5}$/i, '');
    const taken = isObject ? plainWords(firstOf(entry, FILE_NAMES), 255) : '';
    const file = taken || (name === written ? '' : written);
    return path ? [name || file ? { path, name, ...(file && { file }) } : path] : [];
  });
}
