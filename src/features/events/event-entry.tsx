import { Box, chakra, Flex, Heading } from '#chakra';
import type { LucideIcon } from 'lucide-react';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import { memo } from 'react';
import { AttachmentList } from '../../components/attachment-link/attachment-list';
import { DateBadge } from '../../components/date-badge/date-badge';
import { Chip } from '../../components/chip/chip';
import { Icon } from '../../components/icon/icon';
import { MoreText } from '../../components/more-text/more-text';
import { RemotePicture } from '../../components/picture/remote-picture';
import { imageUrl } from '../../lib/http/file-url';
import { AddToCalendar } from './add-to-calendar';
import { eventDay } from './event-day';
import type { SchoolEvent } from './events.schema';
import { inGuessedLanguage } from '../../lib/language/in-guessed-language';
import { inLanguage } from '../../lib/language/in-language';

/** The layout of one event: date badge, text, picture; the picture below the text on narrow screens. */
export const EventRow = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: '60px minmax(0, 1fr)',
      md: '72px minmax(0, 1fr) 220px',
      xl: '72px minmax(0, 1fr) 264px',
    },
    columnGap: { base: 4, md: 6 },
    rowGap: 4,
    alignItems: 'start',
    py: { base: 6, md: 7 },
    borderTop: 'hairline',
    _last: { borderBottom: 'hairline' },
    _print: { breakInside: 'avoid', py: 2 },
  },
});

/** The anchor of the next event. */
export const nextAnchor = 'next-event';

export interface EventEntryProps {
  event: SchoolEvent;
  /** True until its last day is over: it can be added to a calendar. */
  isAhead?: boolean;
  /** What it says of itself: that it is the next one, on today, or over among others that are not. */
  says?: 'next' | 'today' | 'past' | undefined;
  /** Whether the line above the list leads to it. */
  isNext?: boolean;
  /** Without words and picture: one of many that are over. */
  isBrief?: boolean;
}

/** The columns and the space of one in few lines. */
const briefRow = {
  gridTemplateColumns: { base: '60px minmax(0, 1fr)', md: '72px minmax(0, 1fr)' },
  py: 4,
};

/** One event: the date badge, what happens, when and where, and its first picture. */
export const EventEntry = memo(function EventEntry(props: EventEntryProps) {
  const { event, isAhead = false, says, isNext = false, isBrief = false } = props;
  const { date } = event;
  const day = eventDay(event);
  return (
    <EventRow id={isNext ? nextAnchor : undefined} {...(isBrief ? briefRow : {})}>
      <Box>
        <DateBadge date={date} struck={event.calledOff !== ''} />
      </Box>
      <Box>
        {says === 'next' || says === 'today' ? (
          <Chip tone="accent" mb={2}>
            {says === 'next' ? 'Next event' : 'Today'}
          </Chip>
        ) : null}
        <Heading
          as="h3"
          {...inLanguage(event.lang)}
          textStyle="h3"
          color={says === 'past' ? 'ink.muted' : undefined}
        >
          {event.title}
        </Heading>
        <Flex wrap="wrap" columnGap={5} mt={1} color="ink.muted" textStyle="small">
          {says === 'past' ? <span>Past</span> : null}
          {day ? <span>{day}</span> : null}
          {event.time ? <Detail icon={Clock} name="Time" text={event.time} /> : null}
          {event.venue ? <Detail icon={MapPin} name="Venue" text={event.venue} /> : null}
        </Flex>
        {event.description && !isBrief ? (
          <Box mt={3}>
            <MoreText text={event.description} lines={3} of={event.title} lang={event.lang} />
          </Box>
        ) : null}
        <AttachmentList files={event.attachments} of={event.title} />
        {isAhead && date ? <AddToCalendar event={{ ...event, date }} /> : null}
      </Box>
      {isBrief ? null : <Picture path={event.images[0]} />}
    </EventRow>
  );
});

function Detail({ icon, name, text }: { icon: LucideIcon; name: string; text: string }) {
  return (
    <Flex as="span" align="center" gap={2} css={{ '& svg': { flexShrink: 0 } }}>
      <Icon as={icon} size={16} />
      <chakra.span srOnly>{name}: </chakra.span>
      <chakra.span {...inGuessedLanguage(text)}>{text}</chakra.span>
    </Flex>
  );
}

/** The first picture of an event, or the drawn one. */
function Picture({ path }: { path: string | undefined }) {
  return (
    <Box
      gridColumn={{ base: '1 / -1', md: 'auto' }}
      borderRadius="card"
      overflow="hidden"
      border="hairline"
      _print={{ display: 'none' }}
    >
      <RemotePicture
        srcFor={path ? (width) => imageUrl(path, { width }) : undefined}
        alt=""
        ratio={[16, 10]}
        widths={[264, 528, 800]}
        sizes="(min-width: 48em) 264px, 100vw"
      />
    </Box>
  );
}
