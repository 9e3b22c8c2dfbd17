import { useMemo } from 'react';
import { today } from '../../dates/plain-date';
import { LiveList } from '../../lists/live-list';
import { useLiveQuery } from '../../lists/use-live-query';
import { EventMonths } from './event-months';
import { EventsEmpty, EventsLoading } from './event-states';
import { currentMonthFirst } from './events.order';
import { eventsCall, eventsQuery } from './events.queries';

/** The Events page's list: this month's first, then all others by their dates. */
export function EventsList() {
  const { data, isError } = useLiveQuery(eventsQuery);
  // There are no events before the browser has fetched them, so the built page holds no day.
  const events = useMemo(() => data && currentMonthFirst(data, today()), [data]);
  return (
    <LiveList
      noun="events"
      call={eventsCall}
      items={events}
      failed={isError}
      countLabel="Total Count"
      yearRule="all"
      searchPlaceholder="Search Here.."
      loading={<EventsLoading />}
      empty={<EventsEmpty />}
    >
      {(items) => <EventMonths items={items} />}
    </LiveList>
  );
}

export default EventsList;
