/**
 * A calendar day as text, '2026-11-14'. Text sorts by date, serves as a key, and knows no time
 * zone, so it reads the same in Dehradun, in London and on the build machine.
 */
export type PlainDate = `${number}-${number}-${number}`;

/** A day taken apart. `month` and `day` count from 1. */
export interface DateParts {
  year: number;
  month: number;
  day: number;
}

const DAY_MS = 86_400_000;

/** India keeps UTC+5:30 all year round, so the zone is one constant and needs no zone data. */
const KOLKATA_OFFSET_MS = 5.5 * 3_600_000;

/** Outside these years a date is a slip or a database's "no date" value, such as 0001-01-01. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

const DAY_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;
const WITH_TIME =
  /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/i;

/** Gives the day of the parts, without checking that the day exists. */
export function plainDate({ year, month, day }: DateParts): PlainDate {
  const text = [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ].join('-');
  return text as PlainDate;
}

/** Takes a day apart. */
export function partsOf(date: PlainDate): DateParts {
  // A list of a thousand records asks this of each several times: no array on the way.
  return {
    year: Number(date.slice(0, -6)),
    month: Number(date.slice(-5, -3)),
    day: Number(date.slice(-2)),
  };
}

/** The number of days in a month (1–12). */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * Reads a date from a stranger's data: 'YYYY-MM-DD', or an ISO instant, which gives its day in
 * India; a time without a zone is taken as Indian time. Anything else, and every day that does
 * not exist (30 February), gives `undefined`.
 */
export function parsePlainDate(value: unknown): PlainDate | undefined {
  if (typeof value !== 'string' || value.length > 40) return undefined;
  const text = value.trim();
  if (text.length === 10) return existingDay(text);
  const timed = WITH_TIME.exec(text);
  if (!timed) return undefined;
  const day = existingDay(timed[1] ?? '');
  if (!day || !timed[2]) return day;
  const instant = Date.parse(text.replace(' ', 'T').replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  return Number.isNaN(instant) ? undefined : existingDay(kolkataDay(instant));
}

const deviceClock = () => Date.now();
let clock = deviceClock;

/** While a page is built its day is that of the build; without a clock it is the device's again. */
export function setClock(other = deviceClock): void {
  clock = other;
}

/** The day it is in India at a moment: a `Date` or milliseconds, by default now. */
export function today(now: Date | number = clock()): PlainDate {
  return kolkataDay(Number(now));
}

/** The moment at which a clock at school shows so many minutes since midnight of a day. */
export function momentAt(date: PlainDate, minutes: number): Date {
  return new Date(utcOf(date) + minutes * 60_000 - KOLKATA_OFFSET_MS);
}

/** Orders two days: negative when `a` comes first, zero when they are the same. */
export function compareDates(a: PlainDate, b: PlainDate): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The day that many days later; earlier for a negative count. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return utcDay(utcOf(date) + days * DAY_MS);
}

/** The same day that many years later; 28 February for the 29th where that year has none. */
export function addYears(date: PlainDate, years: number): PlainDate {
  const { year, month, day } = partsOf(date);
  const target = year + years;
  return plainDate({ year: target, month, day: Math.min(day, daysInMonth(target, month)) });
}

/** The days from one day to another; negative when the other comes first. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((utcOf(to) - utcOf(from)) / DAY_MS);
}

/** The place of a day in its week: 0 is Monday, 6 is Sunday. */
export function weekdayOf(date: PlainDate): number {
  return (new Date(utcOf(date)).getUTCDay() + 6) % 7;
}

function existingDay(text: string): PlainDate | undefined {
  const found = DAY_ONLY.exec(text);
  if (!found) return undefined;
  const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])];
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12) return undefined;
  const exists = day >= 1 && (day <= 28 || day <= daysInMonth(year, month));
  return exists ? (text as PlainDate) : undefined;
}

function utcOf(date: PlainDate): number {
  const { year, month, day } = partsOf(date);
  return Date.UTC(year, month - 1, day);
}

function utcDay(ms: number): PlainDate {
  return new Date(ms).toISOString().slice(0, 10) as PlainDate;
}

function kolkataDay(ms: number): PlainDate {
  return utcDay(ms + KOLKATA_OFFSET_MS);
}
