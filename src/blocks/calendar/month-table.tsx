import { chakra } from '@chakra-ui/react';
import { Chip } from '../../components/chip/chip';
import { calendarTableRecipe } from '../../theme/recipes/calendar-table';
import type { CalendarBlock, CalendarEntry } from './calendar.schema';
import { entryDays, entryWeekdays } from './entry-days';

const Table = chakra('table', calendarTableRecipe);

const kinds = {
  holiday: { word: 'Holiday', tone: 'brand' },
  exam: { word: 'Examination', tone: 'accent' },
  event: { word: 'Event', tone: 'neutral' },
  meeting: { word: 'Meeting', tone: 'neutral' },
} as const;

/** The days of one month. Roles are said aloud because phones change the table's `display`. */
export function MonthTable({
  entries,
  labelledBy,
}: {
  entries: CalendarBlock['months'][number]['entries'];
  /** The id of the month's heading. */
  labelledBy: string;
}) {
  return (
    <Table role="table" aria-labelledby={labelledBy}>
      <thead>
        <tr role="row">
          {['Date', 'Day', 'Event'].map((label) => (
            <th key={label} scope="col" role="columnheader">
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
    <tr role="row">
      <th scope="row" role="rowheader">
        <time dateTime={entry.from}>{entryDays(entry)}</time>
      </th>
      <td role="cell" className="weekday">
        {entryWeekdays(entry)}
      </td>
      <td role="cell" className="event">
        <div>
          <span>{entry.event} </span>
          {kind ? <Chip tone={kind.tone}>{kind.word}</Chip> : null}
        </div>
      </td>
    </tr>
  );
}
