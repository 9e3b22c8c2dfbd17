import { MONTH_NAMES } from '../../../lib/dates/format';
import type { Field } from '../lists/target';
import type { Cell } from '../sheets/sheet';
import { latinFigures } from '../values/latin-figures';
import type { TableBelow } from './tables-below';

/** Days of a month in figures: '5', '26th', '12-14', '8, 9 & 10'. */
const bareDays =
  /^\d{1,2}(?:st|nd|rd|th)?(?:(?: ?[-–—&,] ?| to | and )\d{1,2}(?:st|nd|rd|th)?){0,9}$/i;

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
  const name = MONTH_NAMES.find((one) => {
    const short = word.toLowerCase();
    return (
      one.toLowerCase() === short ||
      one.slice(0, 3).toLowerCase() === short ||
      (short === 'sept' && one === 'September')
    );
  });
  return name && `${name} ${year.length === 2 ? `20${year}` : year}`.trim();
}

const filledIn = (row: readonly Cell[]) => row.filter(({ text }) => text !== '');

/** The column of a field's days: its own, or one called 'Day' or 'Date' where months have a column of their own. */
const dayColumn = ({ key }: Field, columns: ReadonlyMap<string, number>) =>
  columns.get(key) ?? (columns.has('month') ? columns.get('day') : undefined);

/**
 * A table with whole days where the month, or the year, has a column of its own, or stands above its days in a row
 * alone. A blank month is the one above: sheets name it once for all of its days.
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
  // A child without a month has none: nobody knows whether it is that of the child above.
  const isOfChildren = columns.has('birthday');
  let month: string | undefined;
  const rows = table.rows.flatMap((row) => {
    const [only, ...others] = filledIn(row);
    const above = others.length === 0 ? monthIn(only, false) : undefined;
    month = monthIn(row[ofMonth], true) ?? above ?? (isOfChildren ? undefined : month);
    if (above !== undefined) return [];
    const year = row[ofYear]?.text ?? '';
    const whole = (cell: Cell, index: number): Cell =>
      month !== undefined && days.includes(index) && bareDays.test(latinFigures(cell.text))
        ? {
            text: [cell.text, month, /\d{4}$/.test(month) ? '' : year].join(' ').trim(),
            at: cell.at,
          }
        : cell;
    return [row.map(whole)];
  });
  return { ...table, columns, rows };
}
