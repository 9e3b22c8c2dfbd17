import { chakra } from '#chakra';
import { calendarTableRecipe } from './calendar-table.recipe';
import type { CalendarBlock, CalendarEntry } from './calendar.schema';
import { entryDays, entryWeekdays } from './entry-days';
import { kindNames } from './kinds-of-days';

const Table = chakra('table', calendarTableRecipe);

/** The days of one month. */
export function MonthTable({
  entries,
  labelledBy,
  first,
}: {
  entries: CalendarBlock['months'][number]['entries'];
  /** The id of the month's heading. */
  labelledBy: string;
  /** The first month says what its columns hold, for all of them. */
  first: boolean;
}) {
  return (
    <Table aria-labelledby={labelledBy}>
      {first ? (
        <thead>
          <tr>
            {['Date', 'Day', 'Event'].map((label) => (
              <th key={label}>{label}</th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={`${entry.from} ${entry.event}`} entry={entry} />
        ))}
      </tbody>
    </Table>
  );
}

function EntryRow({ entry }: { entry: CalendarEntry }) {
  // An ordinary event needs no word.
  const kind = entry.type && entry.type !== 'event' ? kindNames[entry.type] : undefined;
  return (
    <tr>
      <th scope="row">{entryDays(entry)}</th>
      <td>{entryWeekdays(entry)}</td>
      <td>
        {kind ? `${entry.event} ` : entry.event}
        {kind ? <b className={entry.type}>{kind}</b> : null}
      </td>
    </tr>
  );
}
