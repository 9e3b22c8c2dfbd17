import { chakra } from '@chakra-ui/react';
import { Chip } from '../../components/chip/chip';
import { calendarTableRecipe } from '../../theme/recipes/calendar-table';
import { tableRoles } from '../table-roles';
import type { CalendarBlock, CalendarEntry } from './calendar.schema';
import { entryDays, entryWeekdays } from './entry-days';

const Table = chakra('table', calendarTableRecipe);

const kinds = {
  holiday: { word: 'Holiday', tone: 'brand' },
  exam: { word: 'Examination', tone: 'accent' },
  event: { word: 'Event', tone: 'neutral' },
  meeting: { word: 'Meeting', tone: 'neutral' },
} as const;

/** The days of one month. */
export function MonthTable({
  entries,
  labelledBy,
}: {
  entries: CalendarBlock['months'][number]['entries'];
  /** The id of the month's heading. */
  labelledBy: string;
}) {
  return (
    <Table {...tableRoles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr {...tableRoles.row}>
          {['Date', 'Day', 'Event'].map((label) => (
            <th key={label} {...tableRoles.column}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={`${entry.from} ${entry.event}`} entry={entry} />
        ))}
      </tbody>
    </Table>
  );
}

function EntryRow({ entry }: { entry: CalendarEntry }) {
  const kind = entry.type && kinds[entry.type];
  return (
    <tr {...tableRoles.row}>
      <th {...tableRoles.name}>
        <time dateTime={entry.from}>{entryDays(entry)}</time>
      </th>
      <td {...tableRoles.cell} className="weekday">
        {entryWeekdays(entry)}
      </td>
      <td {...tableRoles.cell} className="event">
        <div>
          <span>{entry.event} </span>
          {kind ? <Chip tone={kind.tone}>{kind.word}</Chip> : null}
        </div>
      </td>
    </tr>
  );
}
