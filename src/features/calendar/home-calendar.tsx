import { useState } from 'react';
import { LoadingRegion } from '../../components/deferred/loading-region';
import { useMounted } from '../../components/hooks/use-mounted';
import { formatMonth } from '../../lib/dates/format';
import { addMonths, monthOf } from '../../lib/dates/month';
import { today } from '../../lib/dates/plain-date';
import { useLiveQuery } from '../shared/use-live-query';
import { entriesByDay, entriesOfMonth } from './calendar.month';
import { calendarQuery } from './calendar.queries';
import { AgendaLoading, MonthAgenda } from './month-agenda';
import { MonthTable } from './month-table';
import { MonthView } from './month-view';

/** An upper bound of a month: a wrong reply must not fill the page. */
const MOST = 100;

/** The front page's calendar. Where the built page has no entries, its month comes with the script. */
export function HomeCalendar() {
  const { isPending } = useLiveQuery(calendarQuery);
  if (useMounted() || !isPending) return <Months />;
  return (
    <LoadingRegion>
      <MonthView
        title=""
        table={<MonthTable caption="Calendar" month={undefined} days={new Map()} />}
        agenda={<AgendaLoading />}
      />
    </LoadingRegion>
  );
}

/** This month first, then month by month. A click on a day does nothing. */
function Months() {
  const { data = [], isPending, isError } = useLiveQuery(calendarQuery);
  const now = today();
  const [month, setMonth] = useState(() => monthOf(now));
  const entries = entriesOfMonth(data, month).slice(0, MOST);
  const title = formatMonth(month.year, month.month);
  return (
    <MonthView
      title={title}
      onMove={(months) => setMonth((shown) => addMonths(shown, months))}
      table={<MonthTable caption={title} month={month} today={now} days={entriesByDay(entries)} />}
      agenda={
        <MonthAgenda
          monthName={title}
          entries={isPending ? undefined : entries}
          {...{ isError }}
          today={now}
        />
      }
    />
  );
}

export default HomeCalendar;
