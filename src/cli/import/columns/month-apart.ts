import { MONTH_NAMES } from '../../../lib/dates/format';
import { namedWeekdays } from '../../../lib/dates/named-weekday';
import { monthOf } from '../../../lib/dates/written-day';
import type { Field, Target } from '../lists/target';
import { type Cell, onlyCell, type Sheet } from '../sheets/sheet';
import { latinFigures } from '../../../lib/dates/latin-figures';
import { sheetOf, type TableBelow } from './tables-below';

/** Days of a month in figures: '5', '26th', '12-14', '8, 9 & 10'. */
const bareDays =
  /^\d{1,2}(?:st|nd|rd|th)?(?:(?: ?[-–—&,] ?| to | and )\d{1,2}(?:st|nd|rd|th)?){0,9}$/i;

/** Days that end in another month than the one above them: '18 to 30 June' below May. */
const intoNext =
  /^(\d{1,2}(?:st|nd|rd|th)?) ?(?:[-–—]|to) ?(?=\d{1,2}(?:st|nd|rd|th)? ([a-z]{3,9})$)/i;

/** The text of days below a month, with it: '5 May 2026', '18 May to 30 June'; undefined for what has its own. */
function withMonth(written: string, month: string, year: string): string | undefined {
  const text = namedWeekdays(latinFigures(written)).bare.trim();
  const [name = '', ofMonth = year] = month.split(' ');
  if (bareDays.test(text)) return [text, name, ofMonth].join(' ').trim();
  const isNext = monthOf(intoNext.exec(text)?.[2] ?? '') > monthOf(name);
  return isNext ? `${text.replace(intoNext, `$1 ${name} to `)} ${ofMonth}`.trim() : undefined;
}

/** 'January', 'Jan 2027', 'JAN-27', '1' as 'January', 'January 2027'; undefined for what is no month. */
function monthIn(cell: Cell | undefined, isColumn: boolean): string | undefined {
  if (!cell) return undefined;
  const { day, text } = cell;
  if (isColumn && day) return `${MONTH_NAMES[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
  const written = latinFigures(text);
  const number = isColumn && /^(?:0?[1-9]|1[0-2])$/.test(written) ? Number(written) : 0;
  if (number > 0) return MONTH_NAMES[number - 1];
  const [, word = '', year = ''] =
    /^([a-z]{3,9})\.?(?:[ ,'’-]{1,2}(\d{4}|\d\d))?$/i.exec(written) ?? [];
  const name = MONTH_NAMES[monthOf(word) - 1];
  return name && `${name} ${year.length === 2 ? `20${year}` : year}`.trim();
}

/** What stands before the month of a title: 'Birthdays in April', 'Month: April', 'List for the month of April'. */
const beforeMonth =
  /^(?:(?:birthdays?|holidays?|events?|calendar|list|month|for|the|of|in|माह|महीना)(?!\p{L})[ :.–-]*)*/iu;

const behindMonth = /[ :.–-]{1,3}(?:birthdays?|holidays?|events?|calendar|list)$/i;

/** The month of which a title is, 'April' or 'April 2026', where it says nothing else. */
export const monthOfTitle = (title: string): string | undefined =>
  monthIn({ text: title.replace(beforeMonth, '').replace(behindMonth, ''), at: '' }, false);

const namesMonth = (text: string) =>
  (latinFigures(text).match(/[a-z]{3,9}/gi) ?? []).some((text) => monthIn({ text, at: '' }, false));

/** The same target, for which 'Date' and 'Day' are birthdays where titles of months stand above them, or name their sheet. */
export function withDaysOfMonths(target: Target, sheets: readonly Sheet[]): Target {
  const hasTitles = sheets.some(
    ({ name, rows }) =>
      monthOfTitle(name) !== undefined ||
      rows.some((row) => monthOfTitle(onlyCell(row)?.text ?? '') !== undefined),
  );
  if (!hasTitles) return target;
  const withDays = (field: Field): Field =>
    field.beside?.['day'] === undefined
      ? field
      : { ...field, headings: `${field.headings} date day` };
  return { ...target, fields: target.fields.map(withDays) };
}

/** The column of a field's days: its own, or one called 'Day' or 'Date' where months have a column of their own. */
const dayColumn = ({ key }: Field, columns: ReadonlyMap<string, number>) =>
  columns.get(key) ?? (columns.has('month') ? columns.get('day') : undefined);

/**
 * A table with whole days where the month, or the year, has a column of its own, stands above its days in a row
 * alone, or names their sheet. A blank month is the one above: sheets name it once for all of its days.
 */
export function withMonths(table: TableBelow, fields: readonly Field[]): TableBelow {
  const dated = fields.filter(({ beside }) => beside);
  const columns = new Map(table.columns);
  const days = dated.flatMap((field) => {
    const column = dayColumn(field, table.columns);
    if (column === undefined) return [];
    columns.set(field.key, column);
    return [column];
  });
  if (days.length === 0) return table;
  const [ofMonth = -1, ofYear = -1] = [columns.get('month'), columns.get('year')];
  const isOfChildren = columns.has('birthday');
  let title = [sheetOf(table), ...table.titles].map(monthOfTitle).findLast(Boolean);
  let month = title;
  const rows = table.rows.flatMap((row) => {
    const only = onlyCell(row)?.text ?? '';
    const above = monthOfTitle(only);
    if (above !== undefined) {
      [title, month] = [above, above];
      return [];
    }
    // A title that is not understood: what stands below it is most likely of no month before.
    if (namesMonth(only)) title = month = undefined;
    // A child without a month has none: nobody knows whether it is that of the child above. The year of a title is
    // that in which birthdays are celebrated.
    const ofTitle = isOfChildren ? title?.split(' ', 1)[0] : month;
    month = monthIn(row[ofMonth], true) ?? ofTitle;
    const year = row[ofYear]?.text ?? '';
    const whole = (cell: Cell, index: number): Cell => {
      const text = month && days.includes(index) && withMonth(cell.text, month, year);
      return text ? { text, at: cell.at } : cell;
    };
    return [row.map(whole)];
  });
  return { ...table, columns, rows };
}
