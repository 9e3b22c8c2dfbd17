import { chakra } from '#chakra';
import { Fragment } from 'react';
import { WEEKDAY_NAMES } from '../../lib/dates/format';
import { monthGrid, type GridDay, type YearMonth } from '../../lib/dates/month';
import type { PlainDate } from '../../lib/dates/plain-date';
import { inLanguage } from '../../lib/language/in-language';
import { monthRecipe } from './month.recipe';
import type { CalendarEntry } from './calendar.schema';

const Table = chakra('table', monthRecipe);

export interface MonthTableProps {
  /** The month in words, the table's caption: 'November 2026'. */
  caption: string;
  /** `undefined` before the month is known: the table of an empty month. */
  month: YearMonth | undefined;
  today?: PlainDate;
  /** The entries by their day. */
  days: ReadonlyMap<PlainDate, readonly CalendarEntry[]>;
}

/** A month by weeks from Monday, with a dot for each event that takes place; the dots' words are there to be heard. */
export function MonthTable({ caption, month, today, days }: MonthTableProps) {
  const weeks = month ? monthGrid(month.year, month.month) : emptyMonth;
  return (
    <Table weeks={weeks.length as 4 | 5 | 6}>
      <chakra.caption srOnly>{caption}</chakra.caption>
      <thead>
        <tr>
          {WEEKDAY_NAMES.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={week[0]?.date ?? row}>
            {week.map((day, column) => (
              <Day
                key={column}
                day={day}
                isToday={day?.date === today}
                entries={entriesOn(days, day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface DayProps {
  day: GridDay | undefined;
  isToday: boolean;
  entries: readonly CalendarEntry[];
}

function Day({ day, isToday, entries }: DayProps) {
  // The neighbours' days stand in their own months.
  if (!day?.inMonth) return <td />;
  const taking = entries.filter(({ calledOff }) => !calledOff);
  // A cancelled day has no dot, and is not marked by style alone.
  const DayNumber = entries.length > 0 && taking.length === 0 ? 's' : 'span';
  return (
    <td className={isToday ? 'today' : undefined} aria-current={isToday ? 'date' : undefined}>
      <DayNumber className="day">{day.day}</DayNumber>
      {taking.length > 0 ? (
        <span className="dots" aria-hidden="true">
          {taking.slice(0, 3).map((entry) => (
            <i key={entry.key} />
          ))}
        </span>
      ) : null}
      {entries.length > 0 ? (
        <chakra.span srOnly>
          {entries.map((entry, place) => (
            <Fragment key={entry.key}>
              {place > 0 ? '; ' : null}
              <Words entry={entry} />
            </Fragment>
          ))}
        </chakra.span>
      ) : null}
    </td>
  );
}

/** The text of an entry for screen readers: 'Sports Day (Moved to 19 Dec 2026)'. */
const Words = ({ entry: { title, calledOff, lang } }: { entry: CalendarEntry }) => (
  <>
    <span {...inLanguage(lang)}>{title}</span>
    {calledOff ? ` (${calledOff})` : null}
  </>
);

function entriesOn(days: MonthTableProps['days'], day: GridDay | undefined) {
  return (day && days.get(day.date)) ?? [];
}

const emptyMonth: (GridDay | undefined)[][] = Array.from({ length: 5 }, () =>
  Array.from({ length: 7 }, () => undefined),
);
