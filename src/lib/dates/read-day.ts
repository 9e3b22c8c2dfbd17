import { latinDigits } from '../language/latin-digits';
import { scalarText } from '../scalar-text';
import { shortMonthName } from './format';
import { momentAt, parsePlainDate, plainDate, type PlainDate, today } from './plain-date';

/** A number from here on is one of milliseconds (March 1973): of seconds it would be the year 5138. */
const LEAST_MS = 1e11;
/** A smaller number is no moment, but a year or a figure; or a day as Excel counts them, of the years 2000 to 2099. */
const LEAST_SECONDS = 1e8;
const EXCEL = /^(?:3[6-9]|[4-6]\d|7[0-2])\d{3}$/;
/** Days from Excel's first, 30 December 1899, to 1970. */
const EXCEL_1970 = 25_569;
/** What programs send where they have no day: the moment 0, and the first day that Microsoft's databases know. */
const NO_DAYS: readonly string[] = ['1970-01-01', '1900-01-01'];
/** Past this a `Date` holds no moment. */
const MOST_MS = 8e15;

const months = Array.from({ length: 12 }, (_, index) => shortMonthName(index + 1).toLowerCase());

/** How .NET writes a moment. */
const DOT_NET = /^\/Date\((\d{9,14})/;

/**
 * A time of the day among words, and the zone behind it as JavaScript, Java, Ruby and Go write it: '18:30:00 GMT',
 * '09:30:00 IST', '18:30 +0000', '9:30 PM'.
 */
const CLOCK =
  /(^|[^\d:])(\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)?(?: ?([ap])\.?m\b\.?)?(?: ?(ist\b|z\b|(?:utc|gmt)(?:[+-]\d\d:?(?:\d\d)?)?|\+\d\d:?(?:\d\d)?))?/i;
/** A zone without figures is UTC. */
const AHEAD_OF_UTC = /([+-])(\d\d):?(\d\d)?/;

/**
 * Reads a day as programs for offices send it, the day in India: ISO with or without a time,
 * 15-08-2025, 15/8/25 and 15.08.2025 (the day first, always), 15th Aug 2025, August 15, 2025, 2025/08/15,
 * 20250815, seconds or milliseconds since 1970, Excel's numbers, `{ $date }`, `{ seconds }`, `[2025, 8, 15]`,
 * `{ year, month, day }`, and what PHP makes of its dates, `{ date, timezone_type, timezone }`.
 * `undefined` for all else, and for days that don't exist.
 */
export function readDay(value: unknown): PlainDate | undefined {
  if (typeof value === 'number') return dayOfText(String(Math.trunc(value)));
  if (typeof value === 'string') return dayOfText(latinDigits(value).trim());
  // What Java sends.
  if (Array.isArray(value)) return dayOf(value[0], value[1], value[2]);
  // What MongoDB exports: { $date: '2025-…' }, { $date: { $numberLong: '17…' } }; and Firestore: { _seconds: 17… }.
  const [[key, inner] = ['', undefined]] = Object.entries(value ?? {});
  return /^\$|^_?seconds$/.test(key) ? readDay(inner) : dayOfParts(value ?? {});
}

/** What Java and PHP make of a day: its parts, or a text beside the zone. */
function dayOfParts(value: object): PlainDate | undefined {
  const { date, timezone_type: type, timezone, ...parts } = value as Record<string, unknown>;
  if (type) return readDay(`${scalarText(date)} ${scalarText(timezone)}`);
  const { year, month, monthValue = month, day, dayOfMonth = day } = parts;
  return dayOf(year, monthValue, dayOfMonth);
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
  return day && NO_DAYS.includes(day) ? undefined : day;
}

function dayInWords(text: string): PlainDate | undefined {
  if (text.length > 80) return undefined;
  const [, net] = DOT_NET.exec(text) ?? [];
  if (net ?? /^\d{9,16}$/.test(text)) return dayOfMoment(Number(net ?? text));
  const [clock = '', before = '', ...time] = CLOCK.exec(text) ?? [];
  const day = dayOfWords(text.replace(clock, `${before} `));
  return day && clock ? dayInIndia(day, time) : day;
}

/** Minutes by which clocks in India are ahead of UTC. */
const AHEAD = 330;

/** The day in India of a day and a time of it in a zone; without one it is India's. */
function dayInIndia(day: PlainDate, time: readonly (string | undefined)[]): PlainDate {
  const [hour, minute, half, zone = 'IST'] = time;
  if (/ist/i.test(zone)) return day;
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  const [, sign, ahead = 0, further = 0] = AHEAD_OF_UTC.exec(zone) ?? [];
  const offset = (Number(ahead) * 60 + Number(further)) * (sign === '-' ? -1 : 1);
  return today(momentAt(day, hours * 60 + Number(minute) - offset + AHEAD));
}

function dayOfWords(text: string): PlainDate | undefined {
  const parts = text.toLowerCase().match(/\d+(?:st|nd|rd|th)?|[a-z]+/g) ?? [];
  // 'Friday, 15 August': the name of the weekday says nothing.
  if (/^(?:sun|mon|tue|wed|thu|fri|sat)/.test(parts[0] ?? '')) parts.shift();
  const [a = '', b = '', c = '', ...rest] = parts.filter((part) => part !== 'of');
  if (/^\d{4}$/.test(a)) return dayOf(a, b, c);
  // '5-6/11/2026' is no day of 2011.
  if (c.length < 3 && rest.some((part) => /^(?:19|20)\d\d$/.test(part))) return undefined;
  return /^[a-z]/.test(a) ? dayOf(c, a, b) : dayOf(c, b, a);
}

/** The day of a year of four or two digits, a month in digits or letters, and a day that may end in 'th'. */
function dayOf(...parts: [year: unknown, month: unknown, day: unknown]): PlainDate | undefined {
  const [year = '', month = '', day = ''] = parts.map(scalarText);
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
