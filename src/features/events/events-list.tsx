import { Box, Flex, Heading, Text } from '#chakra';
import { useCallback, useMemo } from 'react';
import { Card } from '../../components/card/card';
import { BlankDateBadge } from '../../components/date-badge/date-badge';
import { BlankPicture } from '../../components/picture/blank-picture';
import { Skeleton } from '../../components/skeleton/skeleton';
import { today } from '../../lib/dates/plain-date';
import { LiveList } from '../shared/live-list';
import { SkeletonMonths } from '../shared/skeleton-months';
import { useLiveQuery } from '../shared/use-live-query';
import { EventRow } from './event-entry';
import { EventMonths } from './event-months';
import { currentMonthFirst, isFolded, nextEvent } from './events.order';
import { eventsCall, eventsQuery } from './events.queries';
import type { SchoolEvent } from './events.schema';

/** The Events page's list: this month's first, then all others by their dates; what is over is folded. */
export function EventsList() {
  const list = useLiveQuery(eventsQuery);
  // There are no events before the browser has fetched them, so the built page holds no day.
  const day = today();
  const data = useMemo(() => list.data && currentMonthFirst(list.data, day), [list.data, day]);
  const next = useMemo(() => nextEvent(list.data ?? [], day), [list.data, day]);
  const isClosed = useCallback((event: SchoolEvent) => isFolded(event, day), [day]);
  return (
    <LiveList
      noun="events"
      call={eventsCall}
      list={{ ...list, data }}
      countLabel="Total Count"
      yearRule="all"
      searchPlaceholder="Search Here.."
      loading={<EventsLoading />}
      empty={<EventsEmpty />}
      brief={withoutPast}
      isFolded={isClosed}
    >
      {(items, { whole, folded, beyond }) => (
        <EventMonths {...{ items, folded, beyond }} next={whole ? next : undefined} />
      )}
    </LiveList>
  );
}

/** What is past needs no further words. */
const withoutPast = (event: SchoolEvent): SchoolEvent =>
  (event.until ?? event.date ?? today()) < today() ? { ...event, description: '' } : event;

const EventsLoading = () => (
  <SkeletonMonths>
    {[1, 2, 3, 4, 5].map((place) => (
      <EventRow key={place}>
        <Skeleton h="64px" />
        <Box>
          <Skeleton h="28px" maxW="380px" />
          <Skeleton h="16px" mt={4} />
          <Skeleton h="16px" mt={3} w="70%" />
        </Box>
        <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <Skeleton aspectRatio="16 / 10" borderRadius="card" />
        </Box>
      </EventRow>
    ))}
  </SkeletonMonths>
);

/** A card that shows where title, day and text will be. */
const EventsEmpty = () => (
  <Card tone="quiet" as="article" maxW="text">
    <Flex direction={{ base: 'column', md: 'row' }}>
      <BlankPicture ratio={[16, 10]} w={{ md: '42%' }} flexShrink={0} />
      <Flex p={6} gap={5} align="center">
        <BlankDateBadge text="DD.MM" />
        <Box>
          <Heading as="h2" textStyle="h3">
            Event Title
          </Heading>
          <Text>Stay Tunned For More Updates</Text>
        </Box>
      </Flex>
    </Flex>
  </Card>
);

export default EventsList;
