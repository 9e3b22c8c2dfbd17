import { useMemo } from 'react';
import { Carousel } from '../../components/carousel/carousel';
import { mostSlides } from '../../components/carousel/most-slides';
import { ButtonLink } from '../../components/button/button-link';
import { LoadingRegion } from '../../components/deferred/loading-region';
import { today } from '../../dates/plain-date';
import type { TeaserProps } from '../../lists/teaser-props';
import { useLiveQuery } from '../../lists/use-live-query';
import { EventCard } from './event-card';
import { currentMonthFirst, isOn } from './events.order';
import { homeEventsQuery } from './events.queries';
import { HomeEventsLoading, HomeEventsEmpty, homeEventSlides } from './home-events-states';

/** The front page's events: those of this month first, then the others as they come. */
export function HomeEvents({ alone = false }: TeaserProps) {
  const { data, isPending } = useLiveQuery(homeEventsQuery);
  const now = today();
  const events = useMemo(() => currentMonthFirst(data ?? [], now), [data, now]);
  if (isPending) {
    return (
      <LoadingRegion>
        <HomeEventsLoading />
      </LoadingRegion>
    );
  }
  if (events.length === 0) return <HomeEventsEmpty />;
  return (
    <Carousel
      label="events"
      slides={homeEventSlides}
      foot={
        alone ? null : (
          <ButtonLink to="/Events" variant="outline">
            All events
          </ButtonLink>
        )
      }
    >
      {events.slice(0, mostSlides).map((event) => (
        <EventCard key={event.key} {...{ event, alone }} isToday={isOn(event, now)} />
      ))}
    </Carousel>
  );
}

export default HomeEvents;
