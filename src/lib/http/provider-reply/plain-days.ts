import { addDays, type PlainDate } from '../../dates/plain-date';
import { readDay, readDays } from '../../dates/read-day';
import { scalarText } from '../../scalar-text';
import { asRecord } from '../as-record';
import { heldIn } from './plain-value';

/** What stands between days, but for the comma of 'August 5, 2026'. */
const BETWEEN = /\s?(?:[;&]|,(?!\s?\d{4}$)|\band\b)\s?|\sऔर\s/iu;
/** The month before its days: 'August 5 & 20, 2026'. */
const MONTH_FIRST = /^(\p{L}{3,9})\.? (\d.{0,60}?),? (\d{4})$/iu;

/** The days of a text, in order; those before the last may leave out its month and year. None where one is no day. */
function daysOfText(text: string): PlainDate[] {
  const days: PlainDate[] = [];
  let after = '';
  for (const part of text.trim().replace(MONTH_FIRST, '$2 $1 $3').split(BETWEEN).reverse()) {
    const [first] = days;
    const day = [part, `${part} ${after}`, `${part} ${first?.slice(0, 4)}`]
      .map((one) => readDay(one))
      .find(Boolean);
    if (!day || (first && day >= first)) return [];
    days.unshift(day);
    after = part.replace(/^\d+\p{L}*/u, '') || after;
  }
  return days;
}

/** Each of several days that were sent together, and whether they are the first and the last alone. */
function daysTogether(value: unknown): { days: PlainDate[]; isRange: boolean } {
  const { from, start = from, to, until = to, end = until } = asRecord(value) ?? {};
  const parts: unknown[] = Array.isArray(value) ? value.slice(0, 60) : [start, end];
  const days =
    typeof value === 'string'
      ? daysOfText(value)
      : parts.map((one) => readDay(heldIn(one))).filter((one) => one !== undefined);
  const [first] = days;
  const isInRow = days.every((one, at) => first && one === addDays(first, at));
  return { days, isRange: isInRow || (typeof value !== 'string' && days.length === 2) };
}

/** The first and the last of several days; `undefined` for all else. */
export function daysIn(value: unknown): { from: PlainDate; until?: PlainDate } | undefined {
  const whole = readDays(value);
  if (whole) return whole;
  const { days, isRange } = daysTogether(value);
  const [from, last] = [days[0], days.at(-1)];
  if (!from) return undefined;
  return isRange && last && last > from ? { from, until: last } : { from };
}

/** Days apart from each other that were sent together, each of which is meant: '5 & 20 Aug 2026'. */
export function daysApart(value: unknown): PlainDate[] {
  const { days, isRange } = daysTogether(value);
  return isRange ? [] : days;
}

/** A day, or the first of several. What readers would take for one is '' where it is the moment of none. */
export const dayIn = (value: unknown): unknown =>
  daysIn(value)?.from ??
  readDay(value) ??
  readDay(heldIn(value)) ??
  (/^(?:1970|1900)-01-01/.test(scalarText(value)) ? '' : value);
