import { type Hours, parseHours } from '../../lib/dates/clock-hours';
import { parseDayOfYear } from '../../lib/dates/written-day';
import { partsOf, type PlainDate, weekdayOf } from '../../lib/dates/plain-date';
import type { WrittenOpening } from './opening.schema';
import type { LoadedPage } from '../load-page';
import { isRecord } from '../record';

/** An entry of the calendar's page, as far as it says something of being open. */
interface DatedEntry {
  from: PlainDate;
  to?: PlainDate;
  event: string;
  type?: string;
}

/** The calendar of a session. */
export interface SchoolYear {
  /** The months that it lists, 'YYYY-MM'. */
  months: ReadonlySet<string>;
  entries: readonly DatedEntry[];
}

/** What a day is: of some nothing can be said. */
export type DayKind =
  | { is: 'unknown' }
  | { is: 'closed'; holiday?: DatedEntry }
  | { is: 'open'; school?: Hours; office?: Hours };

const [saturday, sunday] = [5, 6];
const unknown = { is: 'unknown' } as const;
const closed = { is: 'closed' } as const;

const lastOf = ({ from, to = from }: DatedEntry) => to;
const covers = (entry: DatedEntry, day: PlainDate) => entry.from <= day && day <= lastOf(entry);

/** The seasons by their first days, 'MM-DD'. */
export const seasonsInOrder = ({ seasons }: WrittenOpening) =>
  seasons
    .map((season) => ({ ...season, begins: parseDayOfYear(season.from) ?? '' }))
    .sort((a, b) => a.begins.localeCompare(b.begins, 'en'));

/** The season that a day falls in: the one that began last, in this year or in the one before. */
function seasonOf(day: PlainDate, opening: WrittenOpening) {
  const inOrder = seasonsInOrder(opening);
  return inOrder.findLast(({ begins }) => begins <= day.slice(5)) ?? inOrder.at(-1);
}

/** What a day of these hours is. */
export function openDay(written: {
  school?: string | undefined;
  office?: string | undefined;
}): DayKind {
  const [school, office] = [written.school, written.office].map((hours) => parseHours(hours ?? ''));
  return school || office
    ? { is: 'open', ...(school && { school }), ...(office && { office }) }
    : closed;
}

/** What a day is, by the hours, the Saturdays and the calendar of a session. */
export function dayKind(day: PlainDate, opening: WrittenOpening, year: SchoolYear): DayKind {
  const { session, closedSaturdays = [], unsure = [] } = opening;
  const isOutside = day < session.from || day > session.until;
  if (isOutside || unsure.includes(day) || !year.months.has(day.slice(0, 7))) return unknown;
  const today = year.entries.filter((entry) => covers(entry, day));
  // Of Diwali in the autumn vacation, the vacation is what tells when school goes on.
  const [holiday] = today
    .filter(({ type }) => type === 'holiday')
    .sort((a, b) => lastOf(b).localeCompare(lastOf(a), 'en') || (a.from < b.from ? -1 : 1));
  if (holiday) return { is: 'closed', holiday };
  const weekday = weekdayOf(day);
  if (weekday === sunday) {
    // A function on a Sunday: who is at school, and when, the content does not say.
    const isFunction = today.some((entry) => entry.type !== 'fees' && entry.from === lastOf(entry));
    return isFunction ? unknown : closed;
  }
  const season = seasonOf(day, opening);
  if (weekday !== saturday) return openDay(season?.weekdays ?? {});
  const nth = Math.ceil(partsOf(day).day / 7);
  return closedSaturdays.includes(nth) ? closed : openDay(season?.saturdays ?? {});
}

/** The months of the calendars on a page; the loader knows no kind of block, and looks at what is there. */
export function calendarsOn(page: Pick<LoadedPage, 'page'> | undefined) {
  const blocks: readonly unknown[] = page?.page?.blocks ?? [];
  return blocks
    .filter((block) => isRecord(block) && block.kind === 'calendar')
    .flatMap((block) => (block as { months: { month: string; entries: DatedEntry[] }[] }).months);
}
