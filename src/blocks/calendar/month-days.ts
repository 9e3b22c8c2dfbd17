import { monthGrid } from '../../lib/dates/month';
import type { PlainDate } from '../../lib/dates/plain-date';
import type { CalendarBlock, CalendarEntry } from './calendar.schema';

type Kind = NonNullable<CalendarEntry['type']>;

/** A day of a month, and what kind of day it is; of two kinds the one that matters most. */
interface MonthDay {
  day: number;
  kind?: Kind;
}

/** A weekday, 0 for Monday. */
type Column = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A month as a sheet shows it. */
export interface MonthDays {
  /** The column of its first day: 0 is Monday. */
  offset: Column;
  days: MonthDay[];
}

/** What a family has to know first stands first. */
const ranks: readonly Kind[] = ['holiday', 'exam', 'fees', 'meeting', 'event'];

const covers = ({ from, to = from }: CalendarEntry, date: PlainDate) => from <= date && date <= to;

/**
 * The days of a month ('YYYY-MM') with the kinds of all entries of the year: a stretch that begins in
 * one month goes on in the next.
 */
export function monthDays(month: string, months: CalendarBlock['months']): MonthDays {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const grid = monthGrid(year, number).flat();
  const entries = months.flatMap((each) => each.entries);
  return {
    offset: grid.findIndex(({ inMonth }) => inMonth) as Column,
    days: grid
      .filter(({ inMonth }) => inMonth)
      .map(({ date, day }) => {
        const kinds = entries.flatMap((entry) =>
          covers(entry, date) ? (entry.type ?? 'event') : [],
        );
        const kind = ranks.find((rank) => kinds.includes(rank));
        return { day, ...(kind && { kind }) };
      }),
  };
}

const words = { holiday: 'holidays', exam: 'examinations', fees: 'fees', meeting: 'meetings' };

/** The days of a month in words, for whoever can't see its sheet: 'holidays 14, 18; meetings 26'. */
export function daysInWords({ days }: MonthDays): string {
  return Object.entries(words)
    .flatMap(([kind, name]) => {
      const own = days.flatMap((day) => (day.kind === kind ? day.day : []));
      return own.length > 0 ? `${name} ${own.join(', ')}` : [];
    })
    .join('; ');
}
