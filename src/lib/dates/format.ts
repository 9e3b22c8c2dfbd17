import { partsOf, weekdayOf, type PlainDate } from './plain-date';

/** Written out, since words of `Intl` differ between versions ('Sep', 'Sept'): pages would not match what built them. */
export const MONTH_NAMES: readonly string[] = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** Weekdays, Monday first, in the order of `weekdayOf`. */
export const WEEKDAY_NAMES: readonly string[] = [
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
];

/** The name of a month (1–12), 'November'; empty for another number. */
export function monthName(month: number): string {
  return MONTH_NAMES[month - 1] ?? '';
}

/** The first three letters of a month's name (1–12), 'Nov'. */
export function shortMonthName(month: number): string {
  return monthName(month).slice(0, 3);
}

/** The name of a day's weekday, 'Saturday'. */
export function weekdayName(date: PlainDate): string {
  return WEEKDAY_NAMES[weekdayOf(date)] ?? '';
}

/** What stands beside a date badge: 'Saturday'; for several days 'Friday to Wednesday, 16 Dec 2026'. */
export function weekdaysUntil(date: PlainDate, until: PlainDate | undefined): string {
  if (until === undefined || until === date) return weekdayName(date);
  return `${weekdayName(date)} to ${weekdayName(until)}, ${formatDay(until)}`;
}

/** A day for reading: '14 Nov 2026'. */
export function formatDay(date: PlainDate): string {
  const { year, month, day } = partsOf(date);
  return `${day} ${shortMonthName(month)} ${year}`;
}

/** A day for a letter: '14 November 2026'. */
export function formatLongDay(date: PlainDate): string {
  const { year, month, day } = partsOf(date);
  return `${day} ${formatMonth(year, month)}`;
}

/** A day in figures, as British English writes it: '14/11/2026'. */
export function formatEnGb(date: PlainDate): string {
  return date.split('-').reverse().join('/');
}

/** A month for a heading: 'November 2026'. */
export function formatMonth(year: number, month: number): string {
  return `${monthName(month)} ${year}`;
}

/** Day and month for a date badge: `{ day: '04', month: 'Nov' }`. */
export function dayAndMonth(date: PlainDate): { day: string; month: string } {
  const { month, day } = partsOf(date);
  return { day: String(day).padStart(2, '0'), month: shortMonthName(month) };
}
