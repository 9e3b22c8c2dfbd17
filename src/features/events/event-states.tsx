import { Box, Flex, Heading, Text } from '#chakra';
import { Card } from '../../components/card/card';
import { BlankDateBadge } from '../../components/date-badge/date-badge';
import { RemotePicture } from '../../components/picture/remote-picture';
import { Skeleton } from '../../components/skeleton/skeleton';
import { EventRow } from './event-entry';
import { emptyEvent } from './events.empty';

/** The page while its events are loading. */
export function EventsLoading() {
  return (
    <Box
      aria-hidden="true"
      display={{ lg: 'grid' }}
      gridTemplateColumns="200px minmax(0, 1fr)"
      columnGap={10}
    >
      <Skeleton h="36px" w="160px" mt={{ lg: 5 }} mb={{ base: 4, lg: 0 }} />
      <Box as="ul" listStyleType="none">
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
      </Box>
    </Box>
  );
}

/** The page without events: a card that shows where title, day and text will be. */
export function EventsEmpty() {
  return (
    <Card tone="quiet" as="article" maxW="text">
      <Flex direction={{ base: 'column', md: 'row' }}>
        <Box w={{ md: '42%' }} opacity="0.55" flexShrink={0}>
          <RemotePicture srcFor={undefined} alt="" ratio={[16, 10]} />
        </Box>
        <Flex p={6} gap={5} align="center">
          <BlankDateBadge text={emptyEvent.date} />
          <Box>
            <Heading as="h2" textStyle="h3">
              {emptyEvent.title}
            </Heading>
            <Text>{emptyEvent.description}</Text>
          </Box>
        </Flex>
      </Flex>
    </Card>
  );
}
