import { readSession } from '../../lib/dates/session';
import { portrait, needed, text } from '../../lib/http/field-readers';
import { type FieldReaders, recordReader, type RecordOf } from '../../lib/http/read-record';
import type { Sent } from '../../lib/http/service-calls';
import { latinDigits } from '../../lib/language/latin-digits';
import { readResult } from './toppers.results';

/** XII sits the ISC examination, X the ICSE examination. */
export type TopperClass = Sent<'Topper'>['class'];

/** Whose examination it is, by the words in which a class is written: 'Class X', 'XII-A', '12th', 'ISC'. */
function classOf(word: string): TopperClass | undefined {
  // 'XB' and 'XIIA' are of a section.
  if (/^(?:x(?:th|[a-h])?|10|ten(?:th)?|icse)$/.test(word)) return 'X';
  return /^(?:xii(?:th|[a-h])?|12|twelve|twelfth|isc)$/.test(word) ? 'XII' : undefined;
}

const className = text('class', 40);

function readClass(written: string): TopperClass | undefined {
  // '10+2' is the twelfth year, and so is '+2'.
  const words =
    latinDigits(written)
      .toLowerCase()
      .replace(/(?:10)?\s?\+\s?2/, '12')
      .match(/[a-z]+|\d+/g) ?? [];
  return words.map(classOf).find(Boolean);
}

/** Reads a topper; `undefined` without a name, one of the two classes and a session. */
export const readTopper = recordReader('name', {
  class: needed((sent) => readClass(className(sent))),
  session: needed(({ sessionYear }) => readSession(sessionYear)),
  name: text('name'),
  result: ({ division }) => readResult(division).result,
  score: ({ division }) => readResult(division).score,
  percent: ({ division }) => readResult(division).percent,
  /** '' for class X and where it is not known. */
  stream: text('stream', 60),
  /** A path for `imageUrl`. */
  photo: portrait,
} satisfies FieldReaders<Sent<'Topper'>>);

/** A topper as the site shows it. */
export type Topper = RecordOf<typeof readTopper>;
