import { readSessionCell } from '../values/read-session';
import { sessionIn } from '../values/title-year';
import type { ValueContext } from '../values/read-value';
import type { Target } from '../lists/target';
import type { Sheet } from '../sheets/sheet';
import { findColumns, headingRow } from './headings';

/**
 * The session of all rows of a table without a column for it, where its title or the name of its file or sheet says
 * it: 'ICSE Result 2025-26'.
 */
export function sessionAbove(
  sheet: Sheet,
  target: Target,
  context: ValueContext,
  name: string,
): string | undefined {
  if (!target.fields.some(({ key, needed }) => key === 'session' && needed)) return undefined;
  const { at } = headingRow(sheet, target);
  if (findColumns(sheet.rows[at] ?? [], target).columns.has('session')) return undefined;
  const above = sheet.rows.slice(0, at).flatMap((row) => row.map(({ text }) => text));
  const text = sessionIn([...above, sheet.name, name].join(' \n '));
  const read = text === undefined ? undefined : readSessionCell({ text, at: '' }, context);
  if (!read || !('value' in read)) return undefined;
  const session = String(read.value);
  // Where sessions are years, '2025-26' may be either.
  return session.includes('-') && context.firstMonth === 1 ? undefined : session;
}
