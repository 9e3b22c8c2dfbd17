import type { Target } from '../lists/target';
import type { Cell, Sheet } from '../sheets/sheet';
import { readDays } from '../values/read-days';
import type { ValueContext } from '../values/read-value';

/** What stands before the rows of a list in words: '1.', '(ii)', a bullet. */
const itemNumber = /^(?:\(?(?:\d{1,2}|[ivx]{1,4})[.)] ?|[•▪●*-] ?)(?=\S)/i;

const parting = /[\s\-–—:,(]+/g;

/** The texts of a title around which the day stands, at whatever place they part. */
function partsOf(text: string): { day: string; title: string }[] {
  const places = [...text.slice(0, 200).matchAll(parting)].map(({ index, 0: sign }) => ({
    before: text.slice(0, index),
    behind: text.slice(index + sign.length),
  }));
  const isTitle = ({ title }: { title: string }) => /\p{L}{3}/u.test(title);
  return [
    ...places.map(({ before, behind }) => ({ day: before, title: behind })).reverse(),
    ...places.map(({ before, behind }) => ({ day: behind.replace(/\)$/, ''), title: before })),
  ].filter(isTitle);
}

/** The day and the title of '26 January - Republic Day' and of 'Republic Day (26 January)'. */
function dayApart({ text, at }: Cell, context: ValueContext): [Cell, Cell] | undefined {
  // Days without a year are read here as they are; which year is meant, the title of the table says later.
  const isDay = (day: string) =>
    'value' in readDays({ text: day, at }, { ...context, title: '2028' });
  const found = partsOf(text.replace(itemNumber, '')).find(({ day }) => isDay(day));
  return (
    found && [
      { text: found.day, at },
      { text: found.title, at },
    ]
  );
}

/** A list in words, all in its first column, as a table of days and titles; another sheet as it is. */
export function withDaysInWords(sheet: Sheet, target: Target, context: ValueContext): Sheet {
  const isOfDays = ['calendar', 'events'].includes(target.name);
  if (!isOfDays || sheet.rows.some((row) => row.slice(1).some(({ text }) => text !== '')))
    return sheet;
  const rows = sheet.rows.map(([cell]) => cell && dayApart(cell, context));
  const first = rows.findIndex(Boolean);
  if (rows.filter(Boolean).length < 2) return sheet;
  const head = ['Date', 'Event'].map((text) => ({ text, at: sheet.rows[first]?.[0]?.at ?? '' }));
  const below = sheet.rows.slice(first).map((row, index) => rows[first + index] ?? row);
  return { ...sheet, rows: [...sheet.rows.slice(0, first), head, ...below] };
}
