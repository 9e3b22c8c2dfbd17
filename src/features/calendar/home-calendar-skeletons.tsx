import { AgendaLoading } from './month-agenda';
import { MonthTable } from './month-table';
import { MonthView } from './month-view';

/** The calendar of the built page: no month yet, since the day of reading is not known. */
export function HomeCalendarLoading() {
  return (
    <MonthView
      title=""
      table={<MonthTable caption="Calendar" month={undefined} days={new Map()} />}
      agenda={<AgendaLoading />}
    />
  );
}
