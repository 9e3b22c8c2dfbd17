import { readDay } from '../../dates/read-day';
import { scalarText } from '../../scalar-text';
import { asRecord } from '../as-record';
import { inSmall } from './field-names';
import { heldIn } from './plain-value';

/*
 * Providers often send what their own site does not show: drafts, and what was deleted but stays in the database.
 */

const YES = /^(?:true|y|yes|1)$/i;
const NO = /^(?:false|n|no|0)$/i;

/** Fields that mark a record as not to be shown, in small letters, and what they hold then. */
const MARKS: readonly (readonly [field: RegExp, isMark: (value: unknown) => boolean])[] = [
  [/^(?:is)?(?:active|enabled|published|visible|shown)$/, (value) => NO.test(textOf(value))],
  [
    /^(?:is)?(?:deleted|hidden|draft|disabled|inactive|unpublished|archived|trashed)$/,
    (value) => YES.test(textOf(value)),
  ],
  [/^(?:deleted|trashed)(?:at|on|date|time)?$/, (value) => readDay(heldIn(value)) !== undefined],
  [
    // What an event or a registration says of itself, 'Postponed' or 'closed', is to be shown.
    /^(?:post|publish|publication|record|content|item|news|events?|notice)?(?:status|state)$|^visibility$/,
    (value) =>
      /^(?:draft|unpublished|archived|deleted|inactive|trash(?:ed)?|hidden|disabled|private)$/i.test(
        textOf(value),
      ),
  ],
];

/** The text, number or boolean of a field. */
function textOf(value: unknown): string {
  const held = asRecord(value)?.booleanValue ?? value;
  return typeof held === 'boolean' ? String(held) : scalarText(heldIn(held)).trim();
}

/** The field by which a record is marked as not to be shown, as it was sent; `undefined` for what is to be shown. */
function notShownBy(record: unknown): string | undefined {
  const fields = Object.entries(asRecord(record) ?? {});
  const [field, value] =
    fields.find(([key, own]) =>
      MARKS.some(([name, isMark]) => name.test(inSmall(key)) && isMark(own)),
    ) ?? [];
  return field && `"${field}": ${JSON.stringify(value)}`;
}

/** Takes a sentence on the records that are left out, and their number. */
export type TellLeftOut = (sentence: string, left: number) => void;

/** What is left of a list without such records. */
export function shownOnly(records: readonly unknown[], tell: TellLeftOut) {
  const shown = records.filter((record) => !notShownBy(record));
  const mark = records.map(notShownBy).find(Boolean);
  const left = records.length - shown.length;
  const count = `${left} of ${records.length} records`;
  if (mark) tell(`${count} left out: marked as not to be shown, such as by ${mark}`, left);
  return shown;
}
