import { validator } from '../../content/field-messages';
import { choice, list, text } from '../../content/fields';
import { day } from './day';
import type { ItemProblem } from './fields';
import { formatLongDay, weekdayName } from '../../lib/dates/format';
import { addDays, daysBetween, type PlainDate } from '../../lib/dates/plain-date';
import { APRIL, daysOfSession, sessionOf } from '../../lib/dates/session';
import { parseWrittenDay } from '../../lib/dates/written-day';
import { cancelledOf } from '../../lib/http/cancelled';

const repeating = '; what comes every year says "repeats: yearly" too';

/** What takes more days than a year has a mistyped year. */
const mostDays = 366;

/** Longest reason that pages show whole, in characters. */
const longestReason = 100;

/**
 * The days of what may take several, may come again, and may be cancelled or moved: `date`, or `from` and
 * `until`; see `daysProblem`.
 */
export const days = () => ({
  date: day('The day with its year, or the first of several.', undefined, repeating).optional(),
  from: day('The first of several days; another word for "date".', undefined, repeating).optional(),
  until: day('The last of several days.', '16 November 2026').optional(),
  repeats: choice(
    'Whether it comes again: on this day of every year, or on this weekday of every week.',
    ['yearly', 'weekly'] as const,
  ).optional(),
  repeatsUntil: day('The day after which it comes no more.', '31 March 2030').optional(),
  except: list(
    'The days of what repeats on which it does not take place.',
    day('One of those days.', '26 December 2026'),
  ).optional(),
  cancelled: text(
    'Write true, or the reason in a few words, where it does not take place.',
    'heavy rain',
  )
    .test(
      validator('reason', (value: string) =>
        value.length > longestReason
          ? `the reason has ${value.length} characters; write at most ${longestReason}, and the rest elsewhere`
          : undefined,
      ),
    )
    .meta({ orTrue: true })
    .optional(),
  movedFrom: day('The old day, where it was moved to another one.', '12 December 2026').optional(),
});

/** An item with days, in whatever shape it was written. */
type Item = Readonly<Record<string, unknown>>;

/** The days of an item that repeats, as far as they can be read. */
interface Repeating {
  first: PlainDate;
  /** How many days it lasts after the first. */
  more: number;
  repeats: 'yearly' | 'weekly';
  end: PlainDate | undefined;
}

const dayOf = (value: unknown) => (typeof value === 'string' ? parseWrittenDay(value) : undefined);

const firstKey = ({ date }: Item) => (date === undefined ? 'from' : 'date');

function plainDaysProblem(
  item: Item,
  first?: PlainDate,
  last?: PlainDate,
): ItemProblem | undefined {
  const { date, from } = item;
  if (date === undefined && from === undefined) {
    return { key: '', message: 'no day; write "date: 14 November 2026", or "from" and "until"' };
  }
  if (date !== undefined && from !== undefined) {
    return { key: 'from', message: 'write either "date" or "from" for the first day' };
  }
  if (!first || !last) return undefined;
  if (last < first)
    return { key: 'until', message: `it ends before it begins (${first}); exchange the two days` };
  const count = daysBetween(first, last) + 1;
  return count > mostDays
    ? { key: 'until', message: `it would take ${count} days; check the year of both days` }
    : undefined;
}

/** What an item says that makes sense for what repeats alone. */
function singleDayProblem({ repeatsUntil, except, movedFrom }: Item, first?: PlainDate) {
  if (repeatsUntil !== undefined) {
    const message = 'nothing repeats here; write "repeats: yearly" or "repeats: weekly" too';
    return { key: 'repeatsUntil', message };
  }
  if (except !== undefined) {
    const message = 'nothing repeats here; what does not take place says "cancelled: true"';
    return { key: 'except', message };
  }
  const old = dayOf(movedFrom);
  if (!old || old !== first) return undefined;
  const message = `it takes place on that very day; write the old day, and the new one as the day of the item`;
  return { key: 'movedFrom', message };
}

function repeatsProblem(
  item: Item,
  { first, more, repeats, end }: Repeating,
): ItemProblem | undefined {
  if (item['movedFrom'] !== undefined) {
    const message =
      'only what comes once can be moved; leave its old day out by "except", and write an item of its own for the new one';
    return { key: 'movedFrom', message };
  }
  if (end && end < first) {
    return {
      key: 'repeatsUntil',
      message: `it is before the first day (${first}); write a later one`,
    };
  }
  if (repeats === 'yearly') {
    if (first.endsWith('-02-29')) {
      const message = 'most years have no 29 February; write 28 February or 1 March';
      return { key: firstKey(item), message };
    }
    if (cancelledOf(item['cancelled']) === undefined) return undefined;
    const message =
      'it would be cancelled in every year; leave the one day out by "except", or end it by "repeatsUntil"';
    return { key: 'cancelled', message };
  }
  if (more > 6) {
    const message = `it takes ${more + 1} days, and comes again before it ends; write seven days at most`;
    return { key: 'until', message };
  }
  if (item['repeatsUntil'] !== undefined) return undefined;
  const { last } = daysOfSession(sessionOf(first, APRIL), APRIL);
  const message = `what comes every week needs its last day; write "repeatsUntil: ${formatLongDay(last)}" too`;
  return { key: 'repeats', message };
}

function notInSeries(day: PlainDate, { first, more, repeats, end }: Repeating): string | undefined {
  const written = formatLongDay(day);
  if (day < first || (end && day > end)) {
    const span = end
      ? `from ${formatLongDay(first)} to ${formatLongDay(end)}`
      : `from ${formatLongDay(first)} on`;
    return `${written} is none of its days, which go ${span}; write one of them, or leave it out`;
  }
  if (repeats === 'yearly') {
    if (day.slice(5) === first.slice(5)) return undefined;
    const meant = `${day.slice(0, 4)}${first.slice(4)}` as PlainDate;
    return `${written} is none of its days; write ${formatLongDay(meant)}`;
  }
  const behind = daysBetween(first, day) % 7;
  if (behind === 0) return undefined;
  const meant = formatLongDay(addDays(day, -behind));
  if (behind <= more) return `${written} is not its first day in that week; write ${meant}`;
  return `${written} is a ${weekdayName(day)}, and it comes on a ${weekdayName(first)}; write ${meant}, or another ${weekdayName(first)}`;
}

function exceptProblem({ except }: Item, series: Repeating): ItemProblem | undefined {
  if (!Array.isArray(except)) return undefined;
  const days = except.map(dayOf);
  for (const [index, day] of days.entries()) {
    const message = day && notInSeries(day, series);
    if (message) return { key: `except[${index}]`, message };
  }
  const { first, repeats, end } = series;
  if (repeats !== 'weekly' || !end) return undefined;
  const count = Math.floor(daysBetween(first, end) / 7) + 1;
  if (new Set(days).size < count) return undefined;
  return {
    key: 'except',
    message: 'no day is left; what does not take place says "cancelled: true"',
  };
}

/** What is wrong with the days of an item that has the keys of `days`. */
export function daysProblem(item: Item): ItemProblem | undefined {
  const { date, from, until, repeats, repeatsUntil } = item;
  const [first, last, end] = [date ?? from, until, repeatsUntil].map(dayOf);
  const problem = plainDaysProblem(item, first, last);
  if (problem) return problem;
  if (repeats === undefined) return singleDayProblem(item, first);
  // Another word, or a day that can't be read, is told by its own field.
  if (!first || (repeats !== 'yearly' && repeats !== 'weekly')) return undefined;
  const series: Repeating = { first, more: last ? daysBetween(first, last) : 0, repeats, end };
  return repeatsProblem(item, series) ?? exceptProblem(item, series);
}
