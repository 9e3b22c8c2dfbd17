import { addDays, type PlainDate } from '../../dates/plain-date';
import { readDay, readDays } from '../../dates/read-day';
import { scalarText } from '../../scalar-text';
import { asRecord } from '../as-record';
import { heldIn } from './plain-value';

/** What stands between days that follow each other: '15 Aug 2025 & 16 Aug 2025'. */
const BETWEEN = /[,;&]|\band\b/i;

/** The first and the last of days that were sent apart: `['2025-08-15', '2025-08-17']`, `{ start, end }`. */
function daysApart(value: unknown): { from: PlainDate; until?: PlainDate } | undefined {
  const { from, start = from, to, until = to, end = until } = asRecord(value) ?? {};
  const text = typeof value === 'string' ? value.split(BETWEEN) : undefined;
  const parts: readonly unknown[] = Array.isArray(value) ? value : (text ?? [start, end]);
  const [first, ...others] = parts.slice(0, 60).map((one) => readDay(heldIn(one)));
  const last = others.at(-1);
  if (!first) return undefined;
  if (!last || last <= first) return text ? undefined : { from: first };
  const isEach = [first, ...others].every((one, at) => one === addDays(first, at));
  return isEach || (!text && others.length === 1) ? { from: first, until: last } : undefined;
}

/** The first and the last of several days; `undefined` for all else. */
export const daysIn = (value: unknown) => readDays(value) ?? daysApart(value);

/** A day, or the first of several. What readers would take for one is '' where it is the moment of none. */
export const dayIn = (value: unknown): unknown =>
  daysIn(value)?.from ??
  readDay(value) ??
  readDay(heldIn(value)) ??
  (/^(?:1970|1900)-01-01/.test(scalarText(value)) ? '' : value);
