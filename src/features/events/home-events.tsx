import { useMemo } from 'react';
import { threeAbreast } from '../../components/carousel/slide-widths';
import { BlankDateBadge } from '../../components/date-badge/date-badge';
import { LinesLoading } from '../../components/lines/lines-loading';
import { Skeleton } from '../../components/skeleton/skeleton';
import { today } from '../../lib/dates/plain-date';
import { LiveCarousel, type TeaserProps, teasersMost } from '../shared/live-carousel';
import { useLiveQuery } from '../shared/use-live-query';
import { EventCard, EventCardLayout, unknownDetails } from './event-card';
import { nextFirst, isOn, isOver } from './events.order';
import { homeEventsQuery } from './events.queries';

/** The front page's events: this month's, the next one first, then the others as they come. */
export function HomeEvents({ alone = false }: TeaserProps) {
  const list = useLiveQuery(homeEventsQuery);
  const now = today();
  const data = useMemo(() => nextFirst(list.data ?? [], now), [list.data, now]);
  return (
    <LiveCarousel
      label="events"
      slides={threeAbreast}
      list={{ ...list, data }}
      {...(alone ? {} : { most: teasersMost })}
      all={!alone && { to: '/Events', label: 'All events' }}
      loading={
        <EventCardLayout
          badge={<Skeleton w="72px" h="72px" borderRadius="10px" />}
          day={<LinesLoading count={1} />}
          time={<LinesLoading count={1} />}
          title={<LinesLoading count={1} />}
          text={<LinesLoading count={2} />}
          venue={<LinesLoading count={1} />}
        />
      }
      empty={
        <EventCardLayout
          {...unknownDetails}
          tone="quiet"
          badge={<BlankDateBadge text="DD.MM" />}
          day=""
          title="Event Title"
          text="Stay Tunned For More Updates"
        />
      }
    >
      {(event) => (
        <EventCard
          key={event.key}
          {...{ event, alone }}
          isToday={isOn(event, now)}
          isPast={isOver(event, now)}
        />
      )}
    </LiveCarousel>
  );
}

export default HomeEvents;
