import {
  type DayAndMonth,
  dayAndMonthInWords,
  monthWrittenFirst,
  parseDayAndMonth,
} from '../../../lib/dates/day-and-month';
import { formatLongDay, weekdayName } from '../../../lib/dates/format';
import { dayOfZoned } from '../../../lib/dates/read-day';
import { addDays, partsOf, type PlainDate, today } from '../../../lib/dates/plain-date';
import {
  isNoSuchDay,
  misnamedDay,
  parseWrittenDay,
  withYear,
} from '../../../lib/dates/written-day';
import { type Cell, bareSerialDay } from '../sheets/sheet';
import { bareDay } from './bare-day';
import { latinFigures } from '../../../lib/dates/latin-figures';
import type { ReadValue, Value } from './read-value';
import { withTitleYear } from './title-year';

/** The day of a text as an office writes it: also with a time behind it, and a number of Excel. */
export function writtenDay(written: string): PlainDate | undefined {
  const text = bareDay(written);
  const own = /^\d{5}$/.test(text) ? bareSerialDay(Number(text)) : parseWrittenDay(text);
  return own ?? dayOfZoned(written);
}

/** What is said of a day, or of several, without a year. */
export const noYear = (text: string): string =>
  `"${text}" has no year; write it like 14 November 2026, or the session above the headings: 2026-27`;

function dayProblem(text: string): string {
  const first = monthWrittenFirst(bareDay(text));
  if (first !== undefined) return `"${text}" has the month first; write the day first: ${first}/…`;
  if (withYear(bareDay(text), 2028) ?? writtenDay(`${bareDay(text)}/2028`)) return noYear(text);
  const problem = isNoSuchDay(bareDay(text))
    ? `there is no such day as ${text}`
    : `"${text}" is no day`;
  return `${problem}; write it like 14/11/2026 or 14 November 2026`;
}

/** The day of a cell, as the lists write it: '14 November 2026'. */
export const readDay: ReadValue = withTitleYear(({ day, text, numberDay }) => {
  const found = day ?? numberDay ?? writtenDay(text);
  if (!found) return { problem: dayProblem(text) };
  const value = formatLongDay(found);
  if (misnamedDay(text))
    return {
      value,
      doubt: `${value} is a ${weekdayName(found)}, and the table says "${text}"; which one is right?`,
    };
  return found > addDays(today(), 730)
    ? { value, doubt: `${value} is more than two years ahead; is its year right?` }
    : { value };
});

/** Whether a text is written as a day, whether there is such a one or not: '31 Feb', '40/13/2015'. */
const isDay = (text: string) =>
  /^[\d ./-]+$/.test(text) || parseDayAndMonth(text.replace(/^\d{1,2}/, '1')) !== undefined;

/** The day and month of a birthday; a year of birth is left out, and is not repeated where it can't be read. */
export const readBirthday: ReadValue = ({ day, text, numberDay }): Value => {
  const serial = /^\d{5}$/.test(text) ? bareSerialDay(Number(text)) : undefined;
  const whole = day ?? numberDay ?? serial;
  const found: DayAndMonth | undefined = whole
    ? `--${whole.slice(5)}`
    : (parseDayAndMonth(text) ?? parseDayAndMonth(bareDay(text)));
  // Two figures may mean another century.
  const born = whole ?? (/\d{4}/.test(latinFigures(text)) ? writtenDay(text) : undefined);
  if (born && born > today())
    return { problem: 'the year of birth is still to come; correct the day' };
  if (found) return { value: dayAndMonthInWords(found) };
  const first = monthWrittenFirst(text);
  return {
    problem: first
      ? `the month stands first; write the day first, like ${first}, in all rows`
      : isDay(bareDay(text))
        ? 'there is no such day; write it like 5 April or 05/04'
        : 'the day is not understood; write it like 14 March 2015',
  };
};

/**
 * The cells of a column whose day and month Excel has most likely exchanged: where its computer writes the month
 * first, '05/04/2025' became 4 May, and '25/04/2025', which it can't read so, stayed a text.
 */
export function exchangedDays(cells: readonly Cell[]): Cell[] {
  const days = cells.filter((cell) => cell.day !== undefined);
  const texts = cells.flatMap(({ day, text }) =>
    day === undefined ? (/^(\d{1,2})[/.-]\d{1,2}[/.-]\d{2,4}$/.exec(text)?.[1] ?? []) : [],
  );
  const isLikely =
    texts.length > 0 &&
    days.length > 2 &&
    texts.every((first) => Number(first) > 12) &&
    days.every(({ day }) => day && partsOf(day).day <= 12);
  return isLikely ? days : [];
}

/** What is said of them. */
export const exchanged =
  'Excel has most likely exchanged day and month here, because it kept as text all days after the 12th; give the column the format "Text", write the days again like 05/04/2025, and import that';
