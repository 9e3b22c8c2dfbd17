import { readSessionCell } from '../values/read-session';
import { sessionIn } from '../values/title-year';
import type { ValueContext } from '../values/read-value';
import type { Target } from '../lists/target';
import type { Sheet } from '../sheets/sheet';
import { classAbove } from './class-above';
import { findColumns, headingRow } from './headings';
import { sheetOf, type TableBelow } from './tables-below';

/** The session of all rows below headings without a column for it, where one of these titles says it: 'ICSE Result 2025-26'. */
function sessionOf(
  columns: ReadonlyMap<string, number>,
  titles: readonly string[],
  { fields }: Target,
  context: ValueContext,
): string | undefined {
  const isAsked = fields.some(({ key, needed }) => key === 'session' && needed);
  if (!isAsked || columns.has('session')) return undefined;
  const text = sessionIn(titles.join(' \n '));
  const read = text === undefined ? undefined : readSessionCell({ text, at: '' }, context);
  if (!read || !('value' in read)) return undefined;
  const session = String(read.value);
  // Where sessions are years, '2025-26' may be either.
  return session.includes('-') && context.firstMonth === 1 ? undefined : session;
}

/** The session that the first title of a sheet, its name or that of the file says. */
export function sessionOfFile(sheet: Sheet, target: Target, context: ValueContext, name: string) {
  const { at } = headingRow(sheet, target);
  const above = sheet.rows.slice(0, at).flatMap((row) => row.map(({ text }) => text));
  const { columns } = findColumns(sheet.rows[at] ?? [], target);
  return sessionOf(columns, [...above, sheet.name, name], target, context);
}

/** The session that the title of one table, or its sheet, says; one file may have several. */
export const sessionAbove = (table: TableBelow, target: Target, context: ValueContext) =>
  sessionOf(table.columns, [...table.titles, sheetOf(table)], target, context);

/** What the titles of a table say of all its rows. */
export function saidAbove(table: TableBelow, target: Target, context: ValueContext) {
  const ofAll = classAbove(table, target, context);
  const session = sessionAbove(table, target, context);
  return { ...(ofAll && { class: ofAll.value }), ...(session && { session }) };
}
