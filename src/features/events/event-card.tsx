import { Box, Flex } from '#chakra';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { Card } from '../../components/card/card';
import { Chip } from '../../components/chip/chip';
import { DateBadge } from '../../components/date-badge/date-badge';
import { Icon } from '../../components/icon/icon';
import { Lines } from '../../components/lines/lines';
import { TitleAndText } from '../../components/lines/title-and-text';
import { SmartLink } from '../../components/link/smart-link';
import type { TeaserProps } from '../shared/live-carousel';
import { eventDay } from './event-day';
import type { SchoolEvent } from './events.schema';
import { inListAddress } from '../shared/in-list-address';
import { inGuessedLanguage } from '../../lib/language/in-guessed-language';

/** What an event says that has no time or no venue. */
export const unknownDetails = {
  time: 'Time to be announced',
  venue: 'Venue to be announced',
};

export interface EventCardLayoutProps {
  badge: ReactNode;
  day: ReactNode;
  time: ReactNode;
  chip?: ReactNode;
  title: ReactNode;
  text: ReactNode;
  venue: ReactNode;
  lang?: string | undefined;
  tone?: 'plain' | 'quiet';
}

/** The sheet that events, their loading and their empty states share: all of one height. */
export function EventCardLayout({
  badge,
  day,
  time,
  chip,
  title,
  text,
  venue,
  lang,
  tone,
}: EventCardLayoutProps) {
  return (
    <Card as="article" padding="md" tone={tone} interactive={tone !== 'quiet'} h="full">
      <Flex direction="column" h="full">
        <Flex gap={4} align="center" minH="72px" wrap="wrap">
          {badge}
          {/* A weekday and a time fit in; the chip goes below them where there is no room beside. */}
          <Box flex="1 1 6.5rem" minW="0" lineHeight="snug">
            {day ? (
              <Lines count={1} fontWeight="semibold">
                {day}
              </Lines>
            ) : null}
            {time ? (
              <Lines count={1} color="ink.muted" fontSize="sm">
                {time}
              </Lines>
            ) : null}
          </Box>
          {chip}
        </Flex>
        <Box mt={5} mb={5}>
          <TitleAndText title={title} text={text} lang={lang} />
        </Box>
        <Flex
          mt="auto"
          pt={4}
          borderTop="hairline"
          gap={2}
          align="center"
          color="ink.muted"
          fontSize="sm"
        >
          <Icon as={MapPin} size={16} />
          <Lines count={1} flex="1" lineHeight="snug">
            {venue}
          </Lines>
        </Flex>
      </Flex>
    </Card>
  );
}

export interface EventCardProps extends TeaserProps {
  event: SchoolEvent;
  /** True on each of its days. */
  isToday?: boolean;
  /** True when its last day is over. */
  isPast?: boolean;
}

/** One event of the front page: its date badge, when and where, and the way to it on the Events page. */
export function EventCard(props: EventCardProps) {
  const { event, isToday = false, isPast = false, alone = false } = props;
  const { title, date, calledOff, time, venue, description } = event;
  return (
    <EventCardLayout
      badge={<DateBadge date={date} size="lg" struck={calledOff !== ''} />}
      day={eventDay(event)}
      time={time || unknownDetails.time}
      chip={
        (isToday || isPast) && !calledOff ? (
          <Chip tone={isToday ? 'accent' : 'neutral'} alignSelf="start">
            {isToday ? 'Today' : 'Past'}
          </Chip>
        ) : null
      }
      title={
        alone ? (
          title
        ) : (
          <SmartLink to={inListAddress('/Events', title)} variant="overlay">
            {title}
          </SmartLink>
        )
      }
      text={description}
      lang={event.lang}
      venue={venue ? <span {...inGuessedLanguage(venue)}>{venue}</span> : unknownDetails.venue}
    />
  );
}
