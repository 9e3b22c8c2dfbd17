import { remembered } from '../../remembered';
import { readDay } from '../../dates/read-day';
import { scalarText } from '../../scalar-text';
import { asRecord } from '../as-record';
import { inSmall, insteadOf, known, nameFor, NAMES, otherName, PREFIX } from './field-words';

type Sent = Readonly<Record<string, unknown>>;

const read = new Set(['_id', ...NAMES.split(' '), 'publishUntil']);

/**
 * The fields of a record that pages read: what else a program sends, such as a count of views or the time of the
 * reply, makes no other list of it.
 */
export const shownFields = (sent: Sent): Sent =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => read.has(name)));

/** Whether a field is a text, which programs also wrap. */
export const isText = (name: string): boolean =>
  /^(?:title|name|desc|description|lang|class|stream|venue|number|designation|batch|urlTitle|classesText)$/.test(
    name,
  );

/** The parts of a name, as programs call them. */
const PARTS = [
  /^(?:first|given|fore)(?:name)?$|^fname$/,
  /^middle(?:name)?$|^mname$/,
  /^(?:last|family|sur)(?:name)?$|^lname$/,
];

/** A name that comes in parts, `{ first_name, last_name }`; '' for none. */
function nameInParts(sent: Sent): string {
  const parts = Object.entries(sent).map(
    ([written, value]) =>
      [
        inSmall(written).replace(PREFIX, ''),
        typeof value === 'string' ? value.trim() : '',
      ] as const,
  );
  const [first, middle, last] = PARTS.map(
    (names) => parts.find(([word, text]) => text && names.test(word))?.[1],
  );
  // 'fname' beside no last name is the father's.
  const isName = first && (last || !parts.some(([word]) => word === 'fname'));
  return isName ? [first, middle, last].filter(Boolean).join(' ') : '';
}

/** A name without its language: `pdf_hi`, `titleEn`, `hindiPdf`. */
const withoutLanguage = remembered((written) =>
  inSmall(written.replace(/(?:[\s_-](?:en|hi)|(?:EN|HI)|(?:En|Hi))$/, '')).replace(
    /^(?:english|hindi)(?=.)|(?:english|hindi)$/,
    '',
  ),
);

/** A name without its number, too: `attachment1`. */
const bareOf = (written: string): string => withoutLanguage(written).replace(/\d{1,2}$/, '');

/**
 * A record whose files of several numbers and languages stand in one field, and without what only says that there
 * are some (SharePoint).
 */
function withFilesTogether(sent: Sent, list: string): Sent {
  const fieldOf = (written: string): string => {
    const name = nameFor(bareOf(written), list) ?? '';
    return /^(?:attachments|files|images?)$/.test(name) ? name : '';
  };
  const parts = Object.keys(sent).filter((written) => bareOf(written) !== inSmall(written));
  const fields = new Set(parts.map(fieldOf).filter(Boolean));
  const all = [...fields].map((field) => {
    const ofField = Object.entries(sent).filter(([written]) => fieldOf(written) === field);
    return [field, ofField.flatMap(([, value]) => value)] as const;
  });
  const others = Object.entries(sent).filter(
    ([written, value]) =>
      !fields.has(fieldOf(written)) && !(typeof value === 'boolean' && fieldOf(written)),
  );
  return Object.fromEntries([...others, ...all]);
}

/** A time alone, where other programs have a day: `{ event_date: '2026-12-05', start: '09:30', end: '11 am' }`. */
const TIME = /^\s*(?:\d\d?(?:[:.]\d\d){1,2}|\d\d?(?=\s?[ap]))(?:\s?[ap]\.?m\.?)?\s*$/i;
const END = /^(?:event)?(?:(start|from|begin)|end|to|until|till)(?:s|s?at|date|datetime)?$/;
const withTimesNamed = (sent: Sent): Sent =>
  renamed(sent, (written, value) => {
    const named = TIME.test(scalarText(value)) ? END.exec(inSmall(written)) : null;
    return named ? `${named[1] ? 'start' : 'end'}time` : undefined;
  });

/** What programs call the day of an event, in small letters. */
const BEGIN = /^(?:event)?(?:start|from)(?:date|datetime|at|on|s(?:at|on))?$|^eventdate$/;

/**
 * A record with the names that the description has: programs also write `FromDate`, `from_date` and `TITLE`, and, in
 * a list that is known by the first part of its call's path, `StartDate`, `newsTitle` and `Photos`. What has the
 * name of the description is that field.
 */
export function withOurNames(record: Sent, list: string): Sent {
  const { date, ...others } = record;
  // Of an event that has both, as in The Events Calendar of WordPress, 'date' is the day of the post.
  const isPost =
    date !== undefined &&
    /^events$/i.test(list) &&
    Object.entries(others).some(([key, value]) => BEGIN.test(inSmall(key)) && readDay(value));
  const sent = withTimesNamed(withFilesTogether(isPost ? others : record, list));
  const described = renamed(sent, (written) =>
    written === '_id' ? undefined : known.get(inSmall(written)),
  );
  const isOther = (written: string, value: unknown) => written !== '_id' && !isEmpty(value);
  const usual = renamed(described, (written, value) =>
    isOther(written, value)
      ? (otherName(inSmall(written), list) ?? nameFor(withoutLanguage(written), list))
      : undefined,
  );
  // 'published' is a day or says whether something is to be shown, 'media' of an album are files or their kind;
  // what is the title of an entry in a calendar may stand beside one.
  const named = renamed(usual, (written, value) => {
    const word = inSmall(written);
    const isKind = typeof value === 'string' && /^(?:media|items|gallery|album)$/.test(word);
    if (isKind && /^(?:gallery|album)$/.test(word) && /gallery/i.test(list)) return 'title';
    if (typeof value === 'boolean' || isKind) return undefined;
    return word === 'summary' && usual.title && list ? 'description' : insteadOf(word, list);
  });
  const isOfPeople = otherName('fullname', list) === 'name';
  const parts = isOfPeople ? nameInParts({ ...named, ...asRecord(named.name) }) : '';
  return parts && (typeof named.name !== 'string' || named.name === '')
    ? { ...named, name: parts }
    : named;
}

const isEmpty = (value: unknown): boolean =>
  (value ?? '') === '' || (Array.isArray(value) && value.length === 0);

/**
 * A record with other names for its fields, but none that says something already. Their order stays, which the
 * version of a list depends on.
 */
function renamed(
  sent: Sent,
  nameOf: (written: string, value: unknown) => string | undefined,
): Sent {
  const entries = Object.entries(sent);
  if (entries.every(([written, value]) => (nameOf(written, value) ?? written) === written))
    return sent;
  const taken = new Set(Object.keys(sent).filter((written) => !isEmpty(sent[written])));
  const names = new Map<string, string>();
  // What says something comes before what is empty; a name, which may be a number, behind a subject; English first;
  // the photos of an album before its cover.
  const ranked = entries.map(([written, value]) => ({
    written,
    value,
    rank:
      (isEmpty(value) ? 4 : 0) +
      (/^name$|hindi|hi$/i.test(written) ? 2 : 0) +
      (Array.isArray(value) ? 0 : 1),
  }));
  for (const { written, value } of ranked.sort((a, b) => a.rank - b.rank)) {
    const name = nameOf(written, value);
    if (name === undefined || taken.has(name)) continue;
    taken.add(name);
    names.set(written, name);
  }
  const fields = entries.map(([written, value]) => [names.get(written) ?? written, value] as const);
  const said = new Set(fields.flatMap(([name, value]) => (isEmpty(value) ? [] : [name])));
  return Object.fromEntries(fields.filter(([name, value]) => !isEmpty(value) || !said.has(name)));
}
