import { asRecord } from '../as-record';
import { asUtf8 } from './misread-utf8';
import { plainTime } from './plain-time';
import { plainWords, withoutEntities } from './plain-words';
import { webAddress } from './sent-addresses';
import { plainCaptions } from './sent-captions';
import { firstAddress, plainFiles } from './sent-files';
import { readDay } from '../../dates/read-day';
import { readSession } from '../../dates/session';
import { scalarText } from '../../scalar-text';
import { cancelledOf } from '../cancelled';
import { classesInWords, readClasses } from '../class-names';
import { TEXT_MAX } from '../text';

type Field = (value: unknown, base: string) => unknown;
type Sent = Readonly<Record<string, unknown>>;

/** A word in small letters and without what stands between them: 'Vice-Principal ' is 'viceprincipal'. */
const folded = (word: string) => word.toLowerCase().replace(/[^a-z]/g, '');

/** The words that pages look for. */
const CATEGORIES = [
  'Circular',
  'PhotoGallery',
  'Manager',
  'Principal',
  'Vice Principal',
  'President',
];

function category(value: unknown): string {
  const written = plainWords(value, 60);
  return CATEGORIES.find((known) => folded(known) === folded(written)) ?? written;
}

// What readers would take for a day is the moment of none.
const day: Field = (value) =>
  readDay(value) ?? (/^(?:1970|1900)-01-01/.test(scalarText(value)) ? '' : value);
const address: Field = (value) => webAddress(firstAddress(value)) ?? value;

/**
 * The HTML of a letter; what was escaped for a page is no HTML yet, and what a browser's editor left empty is none.
 */
function letter(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const html = asUtf8(value);
  const isEscaped = /^\s*&lt;[a-z][^<]*$/i.test(html);
  const sent = isEscaped ? withoutEntities(html, 1) : html;
  return /^(?:\s|&nbsp;|<\/?(?:p|div|br)[^<>]*>)*$/i.test(sent) ? '' : sent;
}

/** How each field is put into the form of the description; letters are HTML, and a result is as it is. */
const fields: Readonly<Record<string, Field>> = {
  attachments: plainFiles,
  cancelled: (value) => cancelledOf(typeof value === 'boolean' ? value : plainWords(value)),
  category,
  date: day,
  division: (value) => value,
  files: plainFiles,
  fromDate: day,
  image: plainFiles,
  images: plainFiles,
  message: letter,
  movedFrom: day,
  sessionYear: (value) => readSession(value) ?? value,
  time: (value) => plainTime(value) ?? plainWords(value),
  until: day,
  url: address,
  videoUrl: address,
};

function plainField(name: string, value: unknown, base: string): unknown {
  const own = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (own) return value === undefined || value === null ? value : own(value, base);
  return typeof value === 'string' || typeof value === 'number'
    ? plainWords(value, TEXT_MAX)
    : value;
}

/** A text, or each text of a list, in plain words. */
const wordsIn = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((one) => plainWords(one)) : plainWords(value);

/** What is read from more than one field, or put into more than one. */
function further({ classes, classesText, captions, attachments }: Sent, base: string): Sent {
  const written = wordsIn(classes);
  const named = readClasses(written).classes;
  const said = plainCaptions(captions, attachments, base);
  return {
    ...(classes !== undefined && { classes: named }),
    ...(classes !== undefined &&
      classesText === undefined &&
      named.length > 0 && { classesText: classesInWords(written) }),
    ...((captions !== undefined || said.length > 0) && { captions: said }),
  };
}

const inSmall = (name: string) => name.replace(/[_ -]/g, '').toLowerCase();

/** The names of all fields, in small letters. */
const FIELD_NAMES = new Map(
  [
    ...Object.keys(fields),
    ...[
      'title',
      'name',
      'description',
      'desc',
      'lang',
      'class',
      'stream',
      'time',
      'venue',
      'number',
      'classes',
    ],
    ...['classesText', 'captions', 'designation', 'batch', 'urlTitle', 'id'],
  ].map((name) => [inSmall(name), name]),
);

/** A record with the names that the description has: programs also write `FromDate`, `from_date` and `TITLE`. */
function withOurNames(sent: Sent): Sent {
  const ours = Object.entries(sent).map(([written, value]) => {
    const name = written === '_id' ? undefined : FIELD_NAMES.get(inSmall(written));
    return [name === undefined || Object.hasOwn(sent, name) ? written : name, value] as const;
  });
  return Object.fromEntries(ours);
}

const sentAs = new WeakMap<object, unknown>();

/** What a plain record was sent as; the value itself where it is none. */
export const sentForm = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (sentAs.get(value) ?? value) : value;

/**
 * A record in the forms of the description: its names, days and files as a reader will see them. `base` is where
 * the service stands.
 */
export function plainRecord(value: unknown, base: string): unknown {
  const record = asRecord(value);
  if (!record) return value;
  const sent = withOurNames(record);
  const entries = Object.entries(sent).map(([name, own]) => [name, plainField(name, own, base)]);
  const id = [sent['_id'], sent['id']].find((one) => (one ?? '') !== '');
  const _id = plainWords(asRecord(id)?.['$oid'] ?? id, 100);
  const plain = { ...Object.fromEntries(entries), ...further(sent, base), ...(_id && { _id }) };
  sentAs.set(plain, value);
  return plain;
}
