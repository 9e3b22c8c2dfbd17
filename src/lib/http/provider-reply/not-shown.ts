import { readDay } from '../../dates/read-day';
import { remembered } from '../../remembered';
import { scalarText } from '../../scalar-text';
import { asRecord } from '../as-record';
import { inSmall } from './field-words';
import { heldIn } from './plain-value';

/*
 * Providers often send what their own site does not show: drafts, and what was deleted but stays in the database.
 */

export const YES = /^(?:true|y|yes|1|हाँ|हां|जी हाँ)$/i;
export const NO = /^(?:false|n|no|0|नहीं|नही|ना)$/i;

/** The fields that tell of a record's state, in small letters. */
const STATUS =
  /^(?:post|publish|publication|approval|workflow|privacy|record|content|item|news|events?|notice)?(?:status|state)$|^visibility$/;

/**
 * Fields that mark a record as not to be shown, in small letters, and what they hold then. `isSwitch`: in its list
 * the status is 1 or 0, and nothing else.
 */
const MARKS: readonly (readonly [
  field: RegExp,
  isMark: (value: unknown, isSwitch: boolean) => boolean,
])[] = [
  [
    /^(?:is)?(?:active|approved|enabled|publish(?:ed)?|visible|shown?|display(?:ed)?)(?:on(?:web)?(?:site)?|yn|flag|status)?$/,
    (value) => NO.test(textOf(value)) || /^inactive$/i.test(textOf(value)),
  ],
  [
    /^(?:is)?(?:deleted|del(?:eted?)?(?:flag|yn)|del|removed|hid(?:e|den)|draft|disabled|inactive|unpublished|archived|rejected|trashed)$/,
    (value) => YES.test(textOf(value)),
  ],
  [
    /^(?:deleted|removed|trashed)(?:at|on|date|time)?$/,
    (value) => readDay(heldIn(value)) !== undefined,
  ],
  [
    /^(?:approval|moderation|review)(?:status|state)$/,
    (value) => /^(?:pending|awaiting|waiting|submitted)/i.test(textOf(value)),
  ],
  // Sanity keeps them among the others.
  [/^id$/, (value) => /^drafts\./.test(textOf(value))],
  // What YouTube leaves of a video in a list.
  [/^title$/, (value) => /^(?:private|deleted) video$/i.test(textOf(value))],
  // Of a draft Strapi sends it, with nothing.
  [/^published(?:at|on)$/, (value) => value === null],
  [
    STATUS,
    // What an event or a registration says of itself, 'Postponed' or 'closed', is to be shown.
    (value, isSwitch) =>
      /^(?:false|no?|-2|draft|auto-draft|unpublished|archived|deleted|rejected|unapproved|inactive|trash(?:ed)?|hidden|disabled|private)$/i.test(
        textOf(value),
      ) ||
      (isSwitch && textOf(value) === '0'),
  ],
];

/** What a field of a name holds where it marks its record; none for most. */
const marksNamed = remembered((key) =>
  MARKS.flatMap(([name, isMark]) => (name.test(inSmall(key)) ? [isMark] : [])),
);

/** The text, number or boolean of a field. */
function textOf(value: unknown): string {
  return typeof value === 'boolean' ? String(value) : scalarText(heldIn(value)).trim();
}

const fieldsOf = (record: unknown) => Object.entries(asRecord(record) ?? {});

/** The fields of a record that may mark it: programs also put them beside what holds all others. */
export const marksOf = (record: unknown): Record<string, unknown> =>
  Object.fromEntries(fieldsOf(record).filter(([key]) => marksNamed(key).length > 0));

/** Whether the status of records is 1 or 0: where none is 1, or one is 2, 0 may be any state. */
function isSwitchIn(records: readonly unknown[]): boolean {
  const sent = records.flatMap((record) =>
    fieldsOf(record).flatMap(([key, value]) => (STATUS.test(inSmall(key)) ? [textOf(value)] : [])),
  );
  return sent.includes('1') && sent.every((value) => /^(?:[01]|-2)?$/.test(value));
}

/** The field by which a record is marked as not to be shown, as it was sent; `undefined` for what is to be shown. */
function notShownBy(record: unknown, isSwitch = false): string | undefined {
  const [field, value] =
    fieldsOf(record).find(([key, own]) =>
      marksNamed(key).some((isMark) => isMark(own, isSwitch)),
    ) ?? [];
  return field && `"${field}": ${JSON.stringify(value)}`;
}

/** Whether a record, or a file in one, is to be shown by what it says itself. */
export const isShown = (one: unknown): boolean => notShownBy(one) === undefined;

/** Takes a sentence on the records that are left out, and their number. */
export type TellLeftOut = (sentence: string, left: number) => void;

/** What is left of a list without such records. */
export function shownOnly(records: readonly unknown[], tell: TellLeftOut) {
  const isSwitch = isSwitchIn(records);
  const shown = records.filter((record) => !notShownBy(record, isSwitch));
  const mark = records.map((record) => notShownBy(record, isSwitch)).find(Boolean);
  const left = records.length - shown.length;
  const count = `${left} of ${records.length} records`;
  if (mark) tell(`${count} left out: marked as not to be shown, such as by ${mark}`, left);
  return shown;
}
