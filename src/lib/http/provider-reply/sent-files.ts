import { asRecord } from '../as-record';
import { scalarText } from '../../scalar-text';
import { extensionOf, fileTypeName } from '../file-type';
import { boundedJson } from './bounded-json';
import { ADDRESSES, DEEPEST, type Fields, fieldsOf, firstOf, textsOf } from './file-fields';
import { isShown } from './not-shown';
import { heldIn } from './plain-value';
import { plainWords } from './plain-words';
import { FULL, plainAddress, tagsIn } from './sent-addresses';
import { inSmall } from './field-words';

/** What programs call the copies of one picture, the largest first. */
const SIZES =
  'original orig full fullsize imagefulltext hd xlarge large big imageintro medium md small sm thumbnail thumb'.split(
    ' ',
  );

/** An object that has one picture in several sizes as one of its largest; of the others what is said for the rules stays. */
function ofLargest(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const place = (key: string) => SIZES.indexOf(inSmall(key));
  const sizes = Object.entries(value)
    .filter(([key, one]) => place(key) >= 0 && one)
    .sort(([one], [other]) => place(one) - place(other));
  const [[, largest] = [], ...others] = sizes;
  if (others.length === 0 || firstOf(fieldsOf(value), ADDRESSES)) return value;
  const rest = Object.entries(value).filter(([key]) => place(key) < 0);
  return {
    ...Object.fromEntries(rest),
    ...(asRecord(largest) ?? { url: largest }),
    smaller: others.flatMap(([, one]) => textsOf(one)).join('; '),
  };
}

/**
 * A file as the readers know it: a path of the service, or an address elsewhere; with its name, if it has one, and, for
 * the rules of privacy, what it was called where it was taken and whatever else is said of it.
 */
export type PlainFile = string | { path: string; name: string; file?: string; about?: string };

/** What ends a path or an address in a text of several. */
const BETWEEN = /[,;|\n]|<br ?\/?>|\s(?=https?:\/\/)/i;

const NAMES = ['name', 'title', 'filename', 'originalname', 'label'];
/** What a file was called where it was taken. */
const FILE_NAMES = ['originalname', 'originalfilename', 'filename', 'filenamedownload'];

/** Fields of smaller copies of a photo. */
const SMALLER = /thumb|small|preview|icon/;

/**
 * The file of an object: in a usual field, or in the only one that holds a file's address, but for smaller copies of it:
 * `{ secure_url }`, `{ photo_url, thumb_url }`.
 */
function addressIn(record: Fields): unknown {
  const usual = firstOf(record, ADDRESSES);
  if (usual) return usual;
  const others = Object.entries(record).filter(
    ([key, value]) =>
      !NAMES.includes(key) &&
      !FILE_NAMES.includes(key) &&
      typeof value === 'string' &&
      (extensionOf(value.replace(/#joomlaImage:.*/i, '')) || FULL.test(value)),
  );
  const whole = others.filter(([key]) => !SMALLER.test(key));
  const [only, ...more] = whole.length > 0 ? whole : others;
  return more.length === 0 ? only?.[1] : undefined;
}

/** The address of a field: itself, the first of a list, or that of an object. */
export function firstAddress(value: unknown): unknown {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === 'object' && one !== null
    ? (firstOf(fieldsOf(one), ADDRESSES) ?? heldIn(one))
    : one;
}

/** Commas in the name of a file elsewhere: 'https://cdn.example/a,b.pdf'. */
const COMMAS = /(https?:\/\/[^\s;|/]+\/(?:[^\s;|,]*\/)?)([^\s;|./]+)(?=\.)/gi;

/** Files one after the other: 'a.pdf b.pdf', 'a.pdf and b.pdf'. */
const IN_ROW = /(\.(?:pdf|docx?|xlsx?|pptx?|jpe?g|png|zip))\s+(?:(?:and|&|और)\s+)?(?=[\p{L}/])/giu;

/** The paths in one text: several only where each has an extension, since names hold commas too. */
function textsIn(text: string, isFile: (part: string) => boolean): string[] {
  const parts = text
    .replace(COMMAS, (_all, start: string, name: string) => start + name.replaceAll(',', '%2C'))
    .replace(IN_ROW, '$1\n')
    .split(BETWEEN)
    .map((part) => part.trim());
  const several = parts.filter(Boolean);
  return several.every((part) => FULL.test(part) || isFile(part)) ? several : [text];
}

const hasExtension = (part: string) => extensionOf(part) !== '';
/** In a list each text is meant to be one: 'Sr.Sec, Jr.Sec.pdf' is. */
const isOfKnownType = (part: string) => fileTypeName(part) !== 'file';

/** The languages in which schools send a paper: `{ english: 'a.pdf', hindi: 'b.pdf' }`. */
const LANGUAGE = /^(?:en|eng|english|hi|hin|hindi)$/i;

/**
 * The entries of a field: of a list, also within one, written as JSON (`'["a.pdf"]'`), as HTML or with numbers as keys;
 * of an object whose files stand in others (`{ data: { attributes: { url } } }`), each with what is said of all.
 */
function entriesOf(sent: unknown, depth = DEEPEST): unknown[] {
  const record = asRecord(sent);
  const value = record ? ofLargest(record) : sent;
  if (typeof value === 'string') {
    const tags = tagsIn(value);
    if (tags.length > 0) return tags;
    const json = /^\s*(?:\[|\{")/.test(value) ? parsed(value) : undefined;
    if (json !== undefined) return depth > 0 ? entriesOf(json, depth - 1) : [];
    // PostgreSQL writes its lists in braces.
    const text = value.trim().replace(/^\{([^{}]*)\}$/, '$1');
    return textsIn(text, depth < DEEPEST ? isOfKnownType : hasExtension);
  }
  const keys = Object.keys(value ?? {});
  // Firebase numbers the entries of a list by their time: '-NabcDEF123_x-yz9876'.
  const isNumbered =
    keys.join('') === '0' || keys.some((key) => key === '1' || /^-[\w-]{7,}$/.test(key));
  if (isNumbered) {
    const all: unknown[] = Object.values(Object(value));
    const [url, ...more] = all.filter((one) => typeof one === 'string' && isOfKnownType(one));
    // A row of a table: ['12', 'a.jpg', 'Asha Menon'].
    if (depth < DEEPEST && url && more.length === 0)
      return [{ url, said: all.filter((one) => one !== url) }];
    return depth > 0 ? all.flatMap((one) => entriesOf(one, depth - 1)) : [];
  }
  // SharePoint writes where its own programs ask for the files, and of what type one is.
  const fields = Object.entries(asRecord(value) ?? {}).filter(
    ([key]) => !/^__(?:deferred|metadata)$/.test(key),
  );
  if (
    fields.length > 0 &&
    fields.every(([key, one]) => LANGUAGE.test(key) && typeof one === 'string')
  )
    return fields.flatMap(([name, url]) => (url ? [{ name, url }] : []));
  const inner = fields.flatMap(([, one]) => (typeof one === 'object' && one ? [one] : []));
  if (depth === 0 || inner.length === 0 || addressIn(fieldsOf(value))) return [value];
  const outer = Object.fromEntries(fields.filter(([, one]) => typeof one !== 'object'));
  const entries = inner.flatMap((one) => entriesOf(one, depth - 1));
  // What is no file is said of those beside it: `{ file: { url }, meta: { alt } }`.
  const isSaid = (entry: unknown) => asRecord(entry) && !addressIn(fieldsOf(entry));
  const said = entries.filter(isSaid);
  const beside = said.length > 0 && { [`beside${depth}`]: said };
  return entries
    .filter((entry) => !isSaid(entry))
    .map((entry) => ({ ...outer, ...beside, ...(asRecord(entry) ?? { url: entry }) }));
}

/** '[DSC_0043].JPG' is a name; "['a.pdf']" is a list of Python. */
const parsed = (text: string): unknown =>
  boundedJson(text) ?? boundedJson(text.replaceAll("'", '"'));

/** What is said of a file beside its address and its names, `known`: whom it shows may stand in any field. */
const about = (fields: Fields, known: readonly unknown[]): string =>
  Object.values(fields)
    .filter((one) => !known.includes(one))
    .flatMap((one) => textsOf(one))
    .map((one) => plainWords(one))
    .filter(Boolean)
    .join('; ');

/** Words behind an address that are no part of the path: '?student=Asha%20Menon'. */
const QUERY_WORDS = /[?#][^?#]*\p{L}{3}/u;

/**
 * The files of a field that are to be shown: a list, or one of them, of texts or of objects such as `{ url, name }`.
 * `base` is where the service stands.
 */
export function plainFiles(value: unknown, base: string): PlainFile[] {
  return entriesOf(value)
    .filter(isShown)
    .flatMap((entry): PlainFile[] => {
      const fields = fieldsOf(entry);
      const isObject = typeof entry === 'object' && entry !== null;
      const stored = extensionOf(scalarText(fields.filename)) && fields.filename;
      const address = isObject ? (addressIn(fields) ?? stored) : entry;
      const path = plainAddress(address, base);
      if (!path) return [];
      const [named, taken] = [firstOf(fields, NAMES), firstOf(fields, FILE_NAMES)];
      const written = plainWords(named, 120);
      const name = written.replace(/\.[a-z\d]{2,5}$/i, '');
      const file = plainWords(taken, 255) || (name === written ? '' : written);
      const isCut = QUERY_WORDS.test(String(address)) && !QUERY_WORDS.test(path);
      const said = about(fields, [named, taken, ...(isCut ? [] : [address])]);
      const words = said || (isCut && !isObject ? plainWords(address) : '');
      if (!name && !file && !words) return [path];
      return [{ path, name, ...(file && { file }), ...(words && { about: words }) }];
    });
}
