import { BlankLeaf } from '../../components/date-leaf/date-leaf';
import { SlideRow } from '../../components/carousel/slide-row';
import type { SlidesPerView } from '../../components/carousel/slide-widths';
import { LinesLoading } from '../../components/lines/lines-loading';
import { Skeleton } from '../../components/skeleton/skeleton';
import { EventSheet } from './event-card';
import { eventDetailPlaceholders, eventPlaceholder } from './events.placeholders';

/** Events side by side on the front page. */
export const homeEventSlides: SlidesPerView = {
  base: 3,
  upTo: [
    [1400, 2],
    [600, 1],
  ],
};

const places = [1, 2, 3];

/** The front page's events while they are on their way. */
export function HomeEventsLoading() {
  return (
    <SlideRow slides={homeEventSlides} loading>
      {places.map((place) => (
        <EventSheet
          key={place}
          leaf={<Skeleton w="72px" h="72px" borderRadius="10px" />}
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

/** What stands there when there are no events: cards of the same size, so that the row keeps its height. */
export function HomeEventsPlaceholders() {
  return (
    <SlideRow slides={homeEventSlides}>
      {places.map((place) => (
        <EventSheet
          key={place}
          tone="quiet"
          leaf={<BlankLeaf text={eventPlaceholder.date} />}
          day=""
          time={eventDetailPlaceholders.time}
          title={eventPlaceholder.title}
          text={eventPlaceholder.description}
          venue={eventDetailPlaceholders.venue}
        />
      ))}
    </SlideRow>
  );
}
