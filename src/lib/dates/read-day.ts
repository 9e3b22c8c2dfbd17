import { latinDigits } from '../language/latin-digits';
import { shortMonthName } from './format';
import { parsePlainDate, plainDate, type PlainDate, today } from './plain-date';

/** A number from here on is one of milliseconds (March 1973): of seconds it would be the year 5138. */
const LEAST_MS = 1e11;
/** A smaller number is no moment, but a year or a figure; or a day as Excel counts them, of the years 2000 to 2099. */
const LEAST_SECONDS = 1e8;
const EXCEL = /^(?:3[6-9]|[4-6]\d|7[0-2])\d{3}$/;
/** Days from Excel's first, 30 December 1899, to 1970. */
const EXCEL_1970 = 25_569;
/** The moment 0: what programs send where they have no day. */
const NO_DAY = '1970-01-01';
/** Past this a `Date` holds no moment. */
const MOST_MS = 8e15;

const months = Array.from({ length: 12 }, (_, index) => shortMonthName(index + 1).toLowerCase());

/** `JSON.stringify` of JavaScript and of .NET, and the words in which JavaScript writes a date. */
const DOT_NET = /^\/Date\((\d{9,14})/;
const IN_WORDS = /^[a-z]{3},? [a-z\d]{2,3} [a-z\d]{2,3} \d{4} \d\d:\d\d:\d\d GMT/i;

/**
 * Reads a day as programs for offices send it, the day in India: ISO with or without a time,
 * 15-08-2025, 15/8/25 and 15.08.2025 (the day first, always), 15th Aug 2025, August 15, 2025, 2025/08/15,
 * 20250815, seconds or milliseconds since 1970, Excel's numbers, `{ $date }`, `{ seconds }`, `[2025, 8, 15]`.
 * `undefined` for all else, and for days that don't exist.
 */
export function readDay(value: unknown): PlainDate | undefined {
  if (typeof value === 'number') return dayOfText(String(Math.trunc(value)));
  if (typeof value === 'string') return dayOfText(latinDigits(value).trim());
  // What Java sends.
  if (Array.isArray(value)) return dayOf(`${value[0]}`, `${value[1]}`, `${value[2]}`);
  // What MongoDB exports: { $date: '2025-…' }, { $date: { $numberLong: '17…' } }; and Firestore: { _seconds: 17… }.
  const [[key, inner] = ['', undefined]] = Object.entries(value ?? {});
  return /^\$|^_?seconds$/.test(key) ? readDay(inner) : undefined;
}

function dayOfMoment(number: number): PlainDate | undefined {
  const ms = number < LEAST_MS ? number * 1_000 : number;
  const isMoment = number >= LEAST_SECONDS && ms < MOST_MS;
  return isMoment ? parsePlainDate(today(ms)) : undefined;
}

function dayOfText(text: string): PlainDate | undefined {
  if (EXCEL.test(text)) return dayOfMoment((Number(text) - EXCEL_1970) * 86_400);
  const [, year = '', month = '', date = ''] = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (year) return dayOf(year, month, date);
  // PostgreSQL writes the zone without its minutes: '2025-08-14 18:30:00+00'.
  const day = parsePlainDate(text.replace(/(:\d\d[+-]\d\d)$/, '$1:00')) ?? dayInWords(text);
  return day === NO_DAY ? undefined : day;
}

function dayInWords(text: string): PlainDate | undefined {
  if (text.length > 80) return undefined;
  const [, net] = DOT_NET.exec(text) ?? [];
  if (net ?? /^\d{9,16}$/.test(text)) return dayOfMoment(Number(net ?? text));
  const moment = IN_WORDS.test(text) ? Date.parse(text) : Number.NaN;
  if (moment >= 0) return parsePlainDate(today(moment));
  const parts = text.toLowerCase().match(/\d+(?:st|nd|rd|th)?|[a-z]+/g) ?? [];
  // 'Friday, 15 August': the name of the weekday says nothing.
  if (/^(?:sun|mon|tue|wed|thu|fri|sat)/.test(parts[0] ?? '')) parts.shift();
  const [a = '', b = '', c = ''] = parts;
  if (/^\d{4}$/.test(a)) return dayOf(a, b, c);
  return /^[a-z]/.test(a) ? dayOf(c, a, b) : dayOf(c, b, a);
}

/** The day of a year of four or two digits, a month in digits or letters, and a day that may end in 'th'. */
function dayOf(year: string, month: string, day: string): PlainDate | undefined {
  const [, number] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(day) ?? [];
  const [, century, years] = /^(\d\d)?(\d\d)$/.exec(year) ?? [];
  if (!number || !years) return undefined;
  const monthNumber = /^\d/.test(month) ? Number(month) : months.indexOf(month.slice(0, 3)) + 1;
  return parsePlainDate(
    plainDate({
      year: Number(`${century ?? (Number(years) < 70 ? 20 : 19)}${years}`),
      month: monthNumber,
      day: Number(number),
    }),
  );
}
