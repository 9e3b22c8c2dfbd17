import { scalarText } from '../scalar-text';
import { shortMonthName } from './format';
import { latinFigures } from './latin-figures';
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
/** Ticks of .NET, tenths of a microsecond since the year 1, of the years 2000 to 2099; and how many to 1970. */
const TICKS = /^6[3-6]\d{16}$/;
const TICKS_1970 = 621_355_968e9;
/** Past this a `Date` holds no moment. */
const MOST_MS = 8e15;

const months = Array.from({ length: 12 }, (_, index) => shortMonthName(index + 1).toLowerCase());

/** The number of a month by its name, or by how that begins; 0 for none. */
const monthOf = (word: string): number => months.indexOf(word.slice(0, 3)) + 1;

/** How .NET writes a moment, as JSON or as a script. */
const DOT_NET = /^(?:\/|new )?Date\((\d{9,14})/i;

/** ISO without what parts its figures: '20250814T183000Z', '20250815000000', '202508150930'. */
const BASIC =
  /^((?:19|20)\d\d)-?(0[1-9]|1[0-2])-?([0-2]\d|3[01])[T ]?([01]\d|2[0-3])([0-5]\d)([0-5]\d)?(?:\.\d+)?(Z?)$/i;
/** The same with it; all else as it is. */
export const withSigns = (text: string): string =>
  text.replace(BASIC, '$1-$2-$3T$4:$5:$6$7').replace(/:(Z?)$/i, ':00$1');

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
  if (typeof value === 'string') return dayOfText(latinFigures(value).trim());
  // What Java sends.
  if (Array.isArray(value)) return dayOf(value[0], value[1], value[2]);
  // What MongoDB exports: { $date: '2025-…' }, { $date: { $numberLong: '17…' } }; and Firestore: { _seconds: 17… }.
  const [[key, inner] = ['', undefined]] = Object.entries(value ?? {});
  return /^\$|^_?seconds$/.test(key) ? readDay(inner) : dayOfParts(value ?? {});
}

/** The day in India of a moment that a program wrote with its zone, '2015-05-05T18:30:00.000Z'; `undefined` for all else. */
export const dayOfZoned = (text: string): PlainDate | undefined =>
  /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d\S*(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? readDay(text) : undefined;

/** What stands between two days, and between the days of one month: '15 to 17 August 2025', '15-17/8/2025'. */
const UNTIL = /^(.{1,40}?)\s(?:to|till|until|up ?to|से|[-–—])\s(.{1,40})$/i;
const IN_MONTH =
  /^(\d{1,2})(?:st|nd|rd|th)?\s?(?:[-–—]|to|\/(?=\w{1,4}\s?\p{L}))\s?(\d{1,2}(?:st|nd|rd|th)?[\s/.-].{1,30})$/iu;
/** The same with the month first: 'April 5-7, 2026'. */
const MONTH_FIRST =
  /^([\p{L}\p{M}]{2,12})\.?\s(\d{1,2}(?:st|nd|rd|th)?\s?(?:[-–—/]|to)\s?\d{1,2}(?:st|nd|rd|th)?),?\s(\d{4})$/iu;
/** Two whole days without blanks: '2026-04-05/2026-04-07', as ISO has it, and '5/4/2026-7/4/2026'. */
const WHOLE_DAYS =
  /^(\d{4}-\d\d-\d\d(?:T[^/\s]*)?|\d\d?([/.-])\d\d?\2\d{4})\s?[-–—/]\s?((?:\d{4}-\d\d-\d\d|\d\d?([/.-])\d\d?\4\d{4})(?:T\S*)?)$/;

/** Reads a text that names the first and the last of several days; `undefined` for all else. */
export function readDays(value: unknown): { from: PlainDate; until: PlainDate } | undefined {
  const text = latinFigures(scalarText(value))
    .trim()
    .replace(WHOLE_DAYS, '$1 - $3')
    .replace(MONTH_FIRST, '$2 $1 $3');
  const [, first = '', last] = UNTIL.exec(text) ?? IN_MONTH.exec(text) ?? [];
  const until = readDay(last);
  if (!until) return undefined;
  const isDay = /^\d{1,2}(?:st|nd|rd|th)?$/i.test(first);
  const from = isDay
    ? readDay(`${until.slice(0, 8)}${String(parseInt(first, 10)).padStart(2, '0')}`)
    : (readDay(first) ?? readDay(`${first} ${until.slice(0, 4)}`));
  return from && from < until ? { from, until } : undefined;
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

/** Ticks don't say whether they are of UTC or of India: only where both have one day it is sure. */
function dayOfTicks(ms: number): PlainDate | undefined {
  const inUtc = new Date(ms).toISOString().slice(0, 10);
  return inUtc === today(ms) ? parsePlainDate(inUtc) : undefined;
}

function dayOfText(written: string): PlainDate | undefined {
  // A moment, or a day of Excel, with a part of it.
  const text = withSigns(written.replaceAll('\\', '').replace(/^(\d{5,16})\.\d+$/, '$1'));
  if (EXCEL.test(text)) return dayOfMoment((Number(text) - EXCEL_1970) * 86_400);
  if (TICKS.test(text)) return dayOfTicks((Number(text) - TICKS_1970) / 1e4);
  const [, a = '', b = '', c = '', d = ''] = /^(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (a) return (/^(?:19|20)/.test(a) && dayOf(a + b, c, d)) || dayOf(c + d, b, a);
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
  return day && clock ? today(momentAt(day, minutesInIndia(time))) : day;
}

/** Minutes by which clocks in India are ahead of UTC, and those of a day. */
export const AHEAD = 330;
export const DAY = 1_440;

/** Minutes since midnight in India of a time in a zone; without one it is India's. */
function minutesInIndia(time: readonly (string | undefined)[]): number {
  const [hour, minute, half, zone = 'IST'] = time;
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  const [, sign, ahead = 0, further = 0] = AHEAD_OF_UTC.exec(zone) ?? [];
  const offset = (Number(ahead) * 60 + Number(further)) * (sign === '-' ? -1 : 1);
  return hours * 60 + Number(minute) + (/ist/i.test(zone) ? 0 : AHEAD - offset);
}

/** The time of the day in India that stands among words, in minutes; `undefined` for none. */
export function minutesIn(text: string): number | undefined {
  const [, , ...time] = CLOCK.exec(text) ?? [];
  return time.length > 0 ? (minutesInIndia(time) + DAY) % DAY : undefined;
}

function dayOfWords(text: string): PlainDate | undefined {
  const words = text.toLowerCase().match(/\d+(?:st|nd|rd|th)?|[\p{L}\p{M}]+/gu) ?? [];
  const parts = words.filter((word) => !/^(?:of|de|st|nd|rd|th)$/.test(word));
  // 'Friday, 15 August', 'Dated 15.08.2025': words before the day say nothing.
  while (parts[0] && !/^\d/.test(parts[0]) && !monthOf(parts[0])) parts.shift();
  const [a = '', b = '', c = '', ...rest] = parts;
  if (/^\d{4}$/.test(a)) return dayOf(a, b, c);
  // '5-6/11/2026' is no day of 2011, and '5 Aug & 20 Aug' none of 2020.
  if (c.length < 3 && rest.some((part) => /^(?:19|20)\d\d$/.test(part) || monthOf(part)))
    return undefined;
  return /^\d/.test(a) ? dayOf(c, b, a) : dayOf(c, a, b);
}

/** The day of a year of four or two digits, a month in digits or letters, and a day that may end in 'th'. */
function dayOf(...parts: [year: unknown, month: unknown, day: unknown]): PlainDate | undefined {
  const [year = '', month = '', day = ''] = parts.map(scalarText);
  const [, number] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(day) ?? [];
  const [, century, years] = /^(\d\d)?(\d\d)$/.exec(year) ?? [];
  if (!number || !years) return undefined;
  const monthNumber = /^\d/.test(month) ? Number(month) : monthOf(month);
  return parsePlainDate(
    plainDate({
      year: Number(`${century ?? (Number(years) < 70 ? 20 : 19)}${years}`),
      month: monthNumber,
      day: Number(number),
    }),
  );
}
