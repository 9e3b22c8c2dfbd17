import { shortMonthName } from '../../lib/dates/format';
import { partsOf } from '../../lib/dates/plain-date';
import type { CalendarEntry } from './calendar.schema';

type Days = Pick<CalendarEntry, 'from' | 'to'>;
type Weekdays = Pick<CalendarEntry, 'weekday' | 'weekdayTo'>;

/** The days of an entry in its month's table: '14 Apr', '12–16 May', '26 May–30 Jun'. */
export function entryDays({ from, to }: Days): string {
  const first = partsOf(from);
  const month = shortMonthName(first.month);
  if (to === undefined || to === from) return `${first.day} ${month}`;
  const last = partsOf(to);
  const lastMonth = shortMonthName(last.month);
  return first.month === last.month && first.year === last.year
    ? `${first.day}–${last.day} ${month}`
    : `${first.day} ${month}–${last.day} ${lastMonth}`;
}

/** The weekdays of an entry: 'Monday', and short for a stretch, 'Mon–Fri'. */
export function entryWeekdays({ weekday, weekdayTo }: Weekdays): string {
  return weekdayTo === undefined ? weekday : `${weekday.slice(0, 3)}–${weekdayTo.slice(0, 3)}`;
}

/** A month for a narrow place: '2025-04' gives 'Apr 2025'. */
export function shortMonth(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${shortMonthName(Number(number))} ${year}`;
}
