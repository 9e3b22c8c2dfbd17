import { MONTH_NAMES } from './format';
import { latinFigures } from './latin-figures';
import { addDays, parsePlainDate, type PlainDate } from './plain-date';
import { dayOfZoned } from './read-day';
import { parseWrittenDay } from './written-day';

/** A day of every year as ISO 8601 writes it: '--04-05' is the fifth of April. */
export type DayAndMonth = `--${string}`;

/** A leap year: every day of a month exists in it. */
const leapYear = '2000';

/** '05/04', '5-4-14', '05.04.2014', '2014-4-5' and '05 04': the day first, or the year. */
function inFigures(text: string): PlainDate | undefined {
  const [, first = '', second = '', third = ''] =
    /^(\d{1,4})\/(\d{1,2})(?:\/(\d{1,4}))?\/?$/.exec(text.replace(/[\s./-]+/g, '/')) ?? [];
  const isYearFirst = first.length === 4;
  const year = isYearFirst ? first : third || leapYear;
  const day = isYearFirst ? third : first;
  const whole = year.length === 2 ? `20${year}` : year;
  return parsePlainDate([whole, second.padStart(2, '0'), day.padStart(2, '0')].join('-'));
}

/** '5 April', '5th Apr.', 'April 5, 2014', '5-Apr-14' and '5th of April'. */
function inWords(text: string): PlainDate | undefined {
  const words = text
    .replace(/[\s.,/-]+/g, ' ')
    .replace(/ of /i, ' ')
    .trim();
  return parseWrittenDay(words) ?? parseWrittenDay(`${words} ${leapYear}`);
}

/**
 * Reads the day and month of a birthday as Indian offices write it, the day before the month; a year of birth, a
 * weekday before it and a time after it are left out. `undefined` for anything else, and for days that don't exist.
 */
export function parseDayAndMonth(written: string): DayAndMonth | undefined {
  if (written.length > 80) return undefined;
  const text = latinFigures(written).trim();
  const [, month, of] = /^--(\d\d)-?(\d\d)$/.exec(text) ?? [];
  if (month && of) return parseDayAndMonth(`${of}/${month}`);
  const [withoutTime = ''] = text.split(/[T ]\d{1,2}:\d\d/);
  const plain = withoutTime.replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[ ,]+/i, '');
  const day = dayOfZoned(text) ?? inFigures(plain) ?? inWords(plain);
  return day && `--${day.slice(5)}`;
}

/** '5 April' of '--04-05'. */
export function dayAndMonthInWords(found: DayAndMonth): string {
  const [month = 1, day] = found.slice(2).split('-').map(Number);
  return `${day} ${MONTH_NAMES[month - 1]}`;
}

/** The same day with the month last, '25/04', where the month was surely written first: '04/25/2014'. */
export function monthWrittenFirst(written: string): string | undefined {
  const [, month = '', day = ''] = /^(\d{1,2})[/.-](\d{1,2})(?!\d)/.exec(written.trim()) ?? [];
  const isSure = Number(month) <= 12 && Number(day) > 12 && Number(day) <= 31;
  return isSure ? `${day}/${month}` : undefined;
}

/** Whether a birthday is celebrated on a day: who was born on 29 February celebrates on the 28th in other years. */
export function isCelebratedOn(birthday: string, day: PlainDate): boolean {
  if (birthday === `--${day.slice(5)}`) return true;
  return birthday === '--02-29' && day.endsWith('-02-28') && addDays(day, 1).endsWith('-03-01');
}
