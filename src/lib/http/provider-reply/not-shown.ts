import { today } from '../../dates/plain-date';
import { readDay } from '../../dates/read-day';
import { remembered } from '../../remembered';
import { scalarText } from '../../scalar-text';
import { asRecord } from '../as-record';
import { IN_HINDI, inSmall, PREFIX } from './field-words';
import { heldIn } from './plain-value';
import { saysNothing } from './plain-words';
import { CONSENT, GONE, GONE_ELSEWHERE, NO, WAITING, YES } from './states';

/*
 * Providers often send what their own site does not show: drafts, what was deleted but stays in the database, and
 * children whose parents have not agreed.
 */

/** What is known of a field by all records of its list. */
interface OfList {
  /** It is 1 or 0, and nothing else: where none is 1, or one is 2, 0 may be any state. */
  isSwitch?: boolean;
  /** Some say yes there: where it is empty, or left out as a box without a tick is, that is no. */
  isAsked?: boolean;
  /** The list's name, in small letters. */
  list?: string;
}

/** What stands on the front page for some days: when these end, it does. */
const OF_NOTICES = /^(?:notification|highlight)$/;

const isNo = (value: unknown) => NO.test(textOf(value)) || GONE.test(stateOf(value));
const isYes = (value: unknown) => YES.test(textOf(value)) || GONE.test(stateOf(value));
const isDay = (value: unknown) => readDay(heldIn(value)) !== undefined;
const isOver = (value: unknown) => (readDay(heldIn(value)) ?? today()) < today();
const isConsent = (value: unknown) => CONSENT.test(stateOf(value)) || isDay(value);

/**
 * Fields that mark a record as not to be shown, in small letters and without what the record is, and what they hold
 * then; the first two may say yes.
 */
const MARKS: readonly (readonly [
  field: RegExp,
  isMark: (value: unknown, of: OfList) => boolean,
])[] = [
  [
    /^(?:is)?(?:web(?:site)?)?(?:active|approved?|approval|enabled?|publish(?:ed)?|public|visible|shown?|display(?:ed)?)(?:(?:on|in|to)?(?:web(?:site)?|public))?(?:yn|flag|status)?$/,
    (value, { isAsked }) => isNo(value) || (isAsked === true && stateOf(value) === ''),
  ],
  [
    /^(?:\w*(?:consent|gdpr|dpdp)|(?:has|parent(?:al|s)?|web(?:site)?|publish(?:ing)?)?permission|permitted|allowed|allow(?:to)?(?:publish)?)(?:given|granted|received|signed|obtained|status|flag|yn|(?:for|to|on)?(?:web(?:site)?|publi\w*)?)$/,
    (value, { isAsked }) => (stateOf(value) ? !isConsent(value) : isAsked === true),
  ],
  [
    /^(?!delete$)(?:is)?(?:soft)?(?:del(?:eted?)?|removed|hid(?:e|den)|drafts?|disabled?|inactive|unpublished|archived?|rejected|trash(?:ed)?|withdrawn|revoked|private|internal|confidential)(?:(?:on|from|in)?(?:web(?:site)?|public))?(?:yn|flag|status)?$/,
    isYes,
  ],
  [/^(?:deleted|removed|trashed|archived|rejected|withdrawn|revoked)(?:at|on|date|time)?$/, isDay],
  [
    /^(?:publish(?:at|up|from)|(?:visible|show|display|active|valid)from|embargo(?:ed)?(?:until|date)?|golive(?:at|on|date)?)$/,
    (value) => (readDay(heldIn(value)) ?? '') > today(),
  ],
  [
    /^(?:unpublish(?:at|on|date)?|publish(?:down|until|till|to)|(?:visible|show|display|active|valid)(?:until|till|to|upto)|expir(?:y|es|ation)?(?:at|on|date)?)$/,
    isOver,
  ],
  [
    /^(?:end|to|till|until)(?:s|s?(?:at|on)|date|datetime|time)?$/,
    (value, { list = '' }) => OF_NOTICES.test(list) && isOver(value),
  ],
  [/^deletedby$/, (value) => stateOf(value) !== '' && !NO.test(textOf(value))],
  [/^(?:is)?cancell?ed$/, (value, { list }) => list !== 'events' && isYes(value)],
  [/^(?:approval|moderation|review)(?:status|state)?$/, (value) => /^pend/.test(stateOf(value))],
  [/^(?:\w*consent(?:withdrawn|revoked|refused|denied)|\w*opt(?:ed)?out|donot\w+)$/, isYes],
  // 'X' is a class there.
  [/^visib(?:le|ility)(?:to|for)$|^audience$/, (value) => isNo(value) && stateOf(value).length > 1],
  [/^docstatus$/, (value) => textOf(value) === '2'], // Of Frappe: it is cancelled.
  // Sanity keeps them among the others.
  [/^id$/, (value) => /^drafts\./.test(textOf(value))],
  // What YouTube leaves of a video in a list.
  [/^title$/, (value) => /^(?:private|deleted) video$/i.test(textOf(value))],
  // Of a draft Strapi sends it, with nothing.
  [/^published(?:at|on)$/, (value) => value === null],
  [
    /^(?:(?:post|publish(?:ing)?|publication|approval|moderation|workflow|privacy|rec(?:ord)?|row|entry|entity|current|sys|content|item|notice)?(?:status|state)(?:flag|name|text|desc|code)?|approval|sensitivity|visibility|access)$/,
    // What an event or a registration says of itself, 'Postponed' or 'closed', is to be shown.
    (value, { isSwitch, list }) =>
      (isNo(value) && (isSwitch || textOf(value) !== '0')) ||
      WAITING.test(stateOf(value)) ||
      (list !== 'events' && GONE_ELSEWHERE.test(stateOf(value))),
  ],
];

/** What the record is: 'news_status'. 'registration_active' of an event is of something else. */
const OF_RECORD = new RegExp(
  `^(?!registration|notification|message|principal)(?:${PREFIX.source.slice(1)})`,
);

/** What shows children. */
const PICTURES = new RegExp(
  `(?:photo|image|picture|media|portrait|${inSmall('फोटो')})(?:s(?!tat|how))?`,
);

/** What a field of a name holds where it marks its record, or the pictures of that alone; none for most. */
const marksNamed = remembered((key) => {
  const written = inSmall(key).replace(OF_RECORD, '');
  const name = written.replace(PICTURES, '');
  const known = IN_HINDI.get(name) ?? name;
  const marks = MARKS.flatMap(([names, isMark]) => (names.test(known) ? [isMark] : []));
  const isQuestion = MARKS.slice(0, 2).some(([names]) => names.test(known));
  return { marks, of: name === written ? '' : 'pictures of ', isQuestion };
});

/** The text, number or boolean of a field. */
function textOf(value: unknown): string {
  return typeof value === 'boolean' ? String(value) : scalarText(heldIn(value)).trim();
}

/** The same in small letters, its words in one: 'Not Approved' is 'notapproved'; '' for what says nothing. */
function stateOf(value: unknown): string {
  const text = textOf(value).slice(0, 60);
  return saysNothing(text) ? '' : text.toLowerCase().replace(/[\s_.]|(?!^)-/g, '');
}

/** What is said of a child in a field of its own: `{ student: { photo_consent: 'N' } }`. */
const OF_CHILD = /^(?:students?|child|pupil|consents?|permissions?)$/i;

const fieldsOf = (record: unknown): (readonly [key: string, value: unknown])[] =>
  Object.entries(asRecord(record) ?? {}).flatMap(([key, value]) =>
    OF_CHILD.test(key) && asRecord(value)
      ? fieldsOf(value).map(([inner, one]) => [`${key} ${inner}`, one] as const)
      : [[key, value] as const],
  );

/** The fields of a record that may mark it: programs also put them beside what holds all others. */
export const marksOf = (record: unknown): Record<string, unknown> =>
  Object.fromEntries(fieldsOf(record).filter(([key]) => marksNamed(key).marks.length > 0));

type Known = ReadonlyMap<string, OfList>;

/** What is known of the fields that may mark the records of a list. */
function knownOf(records: readonly unknown[], list: string): Known {
  const all = new Map<string, unknown[]>();
  for (const [key, value] of records.flatMap((record) => Object.entries(marksOf(record)))) {
    all.set(key, all.get(key) ?? []);
    all.get(key)?.push(value);
  }
  const known = [...all].map(([key, values]) => {
    const texts = values.map(textOf);
    const isSwitch = texts.includes('1') && texts.every((text) => /^(?:[01]|-2)?$/.test(text));
    const isAsked = marksNamed(key).isQuestion && values.some(isConsent);
    return [key, { list, isSwitch, isAsked }] as const;
  });
  return new Map(known);
}

/** The field by which a record, or its pictures alone, are marked as not to be shown, as it was sent. */
function notShownBy(record: unknown, known: Known = new Map(), asked: object = {}) {
  const fields = asRecord(record) ? { ...asked, ...marksOf(record) } : {};
  const marked = Object.entries(fields).flatMap(([key, value]) => {
    const { marks, of } = marksNamed(key);
    const isMarked = marks.some((isMark) => isMark(value, known.get(key) ?? {}));
    const mark = value === undefined ? `a missing "${key}"` : `"${key}": ${JSON.stringify(value)}`;
    return isMarked ? [{ of, mark }] : [];
  });
  return marked.find(({ of }) => !of) ?? marked[0];
}

/** Whether a record, or a file in one, is to be shown by what it says itself. */
export const isShown = (one: unknown): boolean => notShownBy(one) === undefined;

/** Takes a sentence on the records that are left out, and their number. */
export type TellLeftOut = (sentence: string, left: number) => void;

/** What is added to a record whose pictures are not to be shown. */
export const WITHOUT_PICTURES = 'without pictures';

/** What is left of a list, by its name, without such records, and such pictures. */
export function shownOnly(records: readonly unknown[], tell: TellLeftOut, list = '') {
  const known = knownOf(records, list.toLowerCase());
  const yes = [...known].filter(([, { isAsked }]) => isAsked);
  const asked = Object.fromEntries(yes.map(([key]) => [key, undefined]));
  const found = records.map((record) => ({ record, by: notShownBy(record, known, asked) }));
  for (const of of ['', 'pictures of ']) {
    const marks = found.flatMap(({ by }) => (by?.of === of ? [by.mark] : []));
    const left = `${of}${marks.length} of ${records.length} records left out`;
    const sentence = `${left}: marked as not to be shown, such as by ${marks[0]}`;
    if (marks.length > 0) tell(sentence, of ? 0 : marks.length);
  }
  return found.flatMap(({ record, by }) =>
    by?.of ? [{ ...asRecord(record), [WITHOUT_PICTURES]: true }] : by ? [] : [record],
  );
}
