import { addDays, type PlainDate } from '../../lib/dates/plain-date';
import type { TodayTable } from '../../lib/dates/today-table';
import type { Diagnostic } from '../diagnostics';
import type { LoadedPage } from '../load-page';
import type { SourceFile } from '../source-file';
import { calendarsOn, dayKind, openDay, type SchoolYear, seasonsInOrder } from './day-kinds';
import { dayLines, usualLine } from './day-lines';
import type { WrittenOpening } from './opening.schema';

/** What is said of today, and where, beside the front page. */
export interface Today {
  pages: string[];
  table: TodayTable;
}

/** The place of an item in a list, which has it from now on. */
function placeIn<T>(list: T[], item: T, same = (a: T, b: T) => a === b): number {
  const known = list.findIndex((other) => same(other, item));
  return known >= 0 ? known : list.push(item) - 1;
}

function todayTable(opening: WrittenOpening, year: SchoolYear): TodayTable {
  const first = opening.session.from as PlainDate;
  const kinds = new Map<PlainDate, ReturnType<typeof dayKind>>();
  const kindOf = (day: PlainDate) => {
    const kind = kinds.get(day) ?? dayKind(day, opening, year);
    kinds.set(day, kind);
    return kind;
  };
  const usual = seasonsInOrder(opening).map(({ begins, weekdays }): [string, string] => [
    begins,
    usualLine(openDay(weekdays)),
  ]);
  const table: TodayTable = { first, lines: [], courses: [], days: '', usual };
  const same = (a: number[], b: number[]) => a.join() === b.join();
  for (let day = first; day <= opening.session.until; day = addDays(day, 1)) {
    const course = dayLines(day, kindOf).flatMap(({ minute, line }) => [
      minute,
      placeIn(table.lines, line),
    ]);
    table.days += placeIn(table.courses, course, same).toString(36).padStart(2, '0');
  }
  return table;
}

/** The opening hours of the days of a session for the pages, or the diagnostics of the calendar. */
export function loadToday(
  opening: WrittenOpening | undefined,
  source: SourceFile | undefined,
  pages: readonly LoadedPage[],
): { today?: Today; diagnostics: Diagnostic[] } {
  if (!opening || !source) return { diagnostics: [] };
  const found = pages.find(({ path }) => path === opening.calendar);
  const months = calendarsOn(found);
  if (months.length === 0) {
    // A page that is not there, or has errors, is told of elsewhere.
    if (!found?.page) return { diagnostics: [] };
    const message = `the page ${opening.calendar} has no calendar; name the page whose block "calendar" holds the holidays`;
    return { diagnostics: [{ ...source.at(['calendar']), message }] };
  }
  const year = {
    months: new Set(months.map(({ month }) => month)),
    entries: months.flatMap(({ entries }) => entries),
  };
  return { today: { pages: opening.pages, table: todayTable(opening, year) }, diagnostics: [] };
}
