import { BlankDateBadge } from '../../components/date-badge/date-badge';
import { SlideRow } from '../../components/carousel/slide-row';
import type { SlidesPerView } from '../../components/carousel/slide-widths';
import { LinesLoading } from '../../components/lines/lines-loading';
import { Skeleton } from '../../components/skeleton/skeleton';
import { EventCardLayout } from './event-card';
import { unknownEventDetails, emptyEvent } from './events.empty';

/** Events side by side on the front page. */
export const homeEventSlides: SlidesPerView = {
  base: 3,
  upTo: [
    [1400, 2],
    [600, 1],
  ],
};

const places = [1, 2, 3];

/** The front page's events while they are loading. */
export function HomeEventsLoading() {
  return (
    <SlideRow slides={homeEventSlides} loading>
      {places.map((place) => (
        <EventCardLayout
          key={place}
          badge={<Skeleton w="72px" h="72px" borderRadius="10px" />}
          day={<LinesLoading count={1} />}
          time={<LinesLoading count={1} />}
          title={<LinesLoading count={1} />}
          text={<LinesLoading count={2} />}
          venue={<LinesLoading count={1} />}
        />
      ))}
    </SlideRow>
  );
}

/** The front page without events: cards of the same size, so that the row keeps its height. */
export function HomeEventsEmpty() {
  return (
    <SlideRow slides={homeEventSlides}>
      {places.map((place) => (
        <EventCardLayout
          key={place}
          tone="quiet"
          badge={<BlankDateBadge text={emptyEvent.date} />}
          day=""
          time={unknownEventDetails.time}
          title={emptyEvent.title}
          text={emptyEvent.description}
          venue={unknownEventDetails.venue}
        />
      ))}
    </SlideRow>
  );
}
