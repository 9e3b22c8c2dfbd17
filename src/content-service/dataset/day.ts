import type { TestContext } from 'yup';
import { validator } from '../../content/field-messages';
import { text } from '../../content/fields';
import { isRecord } from '../../content/record';
import { formatLongDay, weekdayName } from '../../lib/dates/format';
import { partsOf, type PlainDate } from '../../lib/dates/plain-date';
import { apart, severalDays } from '../../lib/dates/several-days';
import { isNoSuchDay, misnamedDay, parseWrittenDay, withYear } from '../../lib/dates/written-day';

const exampleYear = 2026;

function dayProblem(written: string, more: string, context: TestContext): string | undefined {
  if (parseWrittenDay(written)) return undefined;
  const inYear = withYearOf(written, context);
  if (inYear) {
    return `"${written.trim()}" has no year; write the day it was or will be, like ${formatLongDay(inYear)}${more}`;
  }
  const misnamed = misnamedDay(written);
  if (misnamed) {
    return `${formatLongDay(misnamed)} is a ${weekdayName(misnamed)}, and not as "${written}" says; correct the day, or leave the weekday out`;
  }
  const stretch = severalDays(written);
  if (stretch === apart) {
    return `"${written}" is several days that do not follow each other; write one of them, and the others as items of their own`;
  }
  if (stretch) {
    const [first = '', last = ''] = stretch.map(formatLongDay);
    // What may take several days may come again, too.
    return more
      ? `"${written}" is several days; write "from: ${first}" and "until: ${last}"`
      : `"${written}" is several days; write one of them, such as ${last}`;
  }
  const problem = isNoSuchDay(written)
    ? `there is no such day as ${written}`
    : `"${written}" isn't a day`;
  return `${problem}; write it like 14 November ${exampleYear}, 14/11/${exampleYear} or ${exampleYear}-11-14`;
}

/** A day without a year, in the year of the first day of its item; a last day is not before that. */
function withYearOf(written: string, { parent, path }: TestContext): PlainDate | undefined {
  const item: unknown = parent;
  const first = isRecord(item) ? (item['date'] ?? item['from']) : undefined;
  const from = typeof first === 'string' ? parseWrittenDay(first) : undefined;
  const year = from ? partsOf(from).year : exampleYear;
  const day = withYear(written, year);
  const isLast = /until$/i.test(path);
  return isLast && from && day && day < from ? withYear(written, year + 1) : day;
}

/** A day as an office writes it (see `parseWrittenDay`); `more` is said of one without a year. */
export const day = (
  description = 'The day, with its year.',
  example = '14 November 2026',
  more = '',
) =>
  text(description, example).test(
    validator('day', (value: string, context) => dayProblem(value, more, context)),
  );
