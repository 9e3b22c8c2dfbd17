import { MONTH_NAMES } from './format';
import { latinFigures } from './latin-figures';
import { namedWeekdays } from './named-weekday';
import { parsePlainDate, type PlainDate, weekdayOf } from './plain-date';

/** The number of a month (1–12) by its name, or by how that begins: 'April', 'Apr', 'Sept.'; 0 for none. */
export function monthOf(written: string): number {
  const name = written.replace(/\.$/, '').toLowerCase();
  if (name.length < 3) return 0;
  return MONTH_NAMES.findIndex((known) => known.toLowerCase().startsWith(name)) + 1;
}

/** '2026', and '26' or "'26" for the same. */
const yearOf = (written: string) => written.replace(/^['’]?(\d\d)$/, '20$1');

function dayOf(year: string, month: number | string, day: string): PlainDate | undefined {
  return parsePlainDate(
    [yearOf(year), String(month).padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
}

const year = String.raw`(\d{4}|['’]?\d{2})`;
const inFigures = new RegExp(String.raw`^(\d{1,2})([/.-])(\d{1,2})\2${year}$`);
const dayFirst = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]+\.?),?[ -]${year}$`,
  'i',
);
const monthFirst = new RegExp(String.raw`^([a-z]+\.?) (\d{1,2})(?:st|nd|rd|th)?,? ${year}$`, 'i');

function dayOfText(text: string): PlainDate | undefined {
  const iso = /^\d{4}-\d{2}-\d{2}$/.test(text) ? parsePlainDate(text) : undefined;
  if (iso) return iso;
  const [, day = '', , month = '', years = ''] = inFigures.exec(text) ?? [];
  if (day) return dayOf(years, month, day);
  const [, first = '', name = '', inYear = ''] = dayFirst.exec(text) ?? [];
  if (first) return dayOf(inYear, monthOf(name), first);
  const [, before = '', second = '', ofYear = ''] = monthFirst.exec(text) ?? [];
  return second ? dayOf(ofYear, monthOf(before), second) : undefined;
}

/** '2nd Saturday of January' is no second of January, though that may be a Saturday. */
const nthWeekday = /\b[1-5](?:st|nd|rd|th) (?:mon|tue|wed|thu|fri|sat|sun)/i;

/** A written day without a weekday, 'of', 'dt.' and commas, in Latin figures and with an English month. */
export const bareDay = (written: string): string =>
  namedWeekdays(nthWeekday.test(written) ? '' : latinFigures(written))
    .bare.replace(/\b(?:(?:day )?of|on|from|dated|dt)\b/gi, ' ')
    .replace(/(?<=[a-z])[.,’']/gi, ' ')
    .replace(/,/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[-–/. ]{1,3}|[-–/. *]{1,3}$/g, '');

/** Longer forms in the shorter ones: the year first in figures, and blanks too many or too few. */
const shorter = (text: string) =>
  text
    .replace(/^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/, '$4/$3/$1')
    .replace(/^(\d{4}) ([a-z]{3,9}) (\d{1,2})$/i, '$3 $2 $1')
    .replace(/^(\d{1,2}) (st|nd|rd|th)\b/i, '$1$2')
    .replace(
      /^(\d{1,2}(?:st|nd|rd|th)?)[ /–-]?([a-z]{3,9})[ /–-]?(['’]?(?:\d{4}|\d\d))$/i,
      '$1 $2 $3',
    )
    .replace(/^(\d{1,2}) ?([/.-]) ?(\d{1,2}) ?\2 ?(\d{2,4})$/, '$1$2$3$2$4');

/**
 * Reads a day as Indian offices write it, the day before the month: '6 April 2026', "6th Apr '26",
 * 'April 6, 2026', '06/04/2026', '6-4-26', '2026-04-06', 'Monday, 6th of April 2026', '६ अप्रैल २०२६'. `undefined`
 * for anything else, for days that don't exist, and for those of another weekday.
 */
export function parseWrittenDay(written: string): PlainDate | undefined {
  if (written.length > 80) return undefined;
  // Blanks and quotes of Word, and marks that nobody sees, come with what is copied.
  const text = written
    .replace(/\p{DI}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:“(.*)[”“]|‘(.*)[’‘])$/, '$1$2');
  if (text.length > 40) return undefined;
  return dayOfText(text) ?? (misnamedDay(text) ? undefined : dayOfText(shorter(bareDay(text))));
}

/** The day of a text that names another weekday beside it: 'Friday, 6 April 2026', which is a Monday. */
export function misnamedDay(written: string): PlainDate | undefined {
  if (written.length > 80) return undefined;
  const { weekdays } = namedWeekdays(written);
  const day = weekdays.length > 0 ? dayOfText(shorter(bareDay(written))) : undefined;
  return day && weekdays.some((weekday) => weekday !== weekdayOf(day)) ? day : undefined;
}

/** Whether a text that is no day is written as one that its month does not have: '31 April 2026', '2026-02-30'. */
export const isNoSuchDay = (written: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(written) ||
  (!misnamedDay(written) &&
    parseWrittenDay(written.replace(/(?<!\d)(?:29|3\d)(?!\d)/, '01')) !== undefined);

/** Reads a day without a year, '6 April', '6th Apr' or '06.04', as one of a year; `undefined` where it is none. */
export function withYear(written: string, inYear: number): PlainDate | undefined {
  const text = written.trim();
  if (/\d{3}/.test(text)) return undefined;
  const [, sign = ' '] = /^\d{1,2}([/.-])\d{1,2}$/.exec(text) ?? [];
  return parseWrittenDay(`${text}${sign}${inYear}`);
}

/** Reads a day of every year, '16 November' or '16th Nov', as '11-16', by which such days can be compared. */
export const parseDayOfYear = (text: string): string | undefined =>
  // In a leap year, which has 29 February.
  withYear(text, 2024)?.slice(5);
