import { Box, Text } from '#chakra';
import { memo } from 'react';
import { Chip } from '../../components/chip/chip';
import { MonthSection } from '../../components/month-section/month-section';
import { byMonth } from '../../lib/dates/by-month';
import { monthName } from '../../lib/dates/format';
import { monthOf } from '../../lib/dates/month';
import { today } from '../../lib/dates/plain-date';
import { EventEntry } from './event-entry';
import { isOver } from './events.order';
import type { SchoolEvent } from './events.schema';

/** Events by month, in the order they come; the current month says that it is. */
export const EventMonths = memo(function EventMonths({ items }: { items: readonly SchoolEvent[] }) {
  const day = today();
  const now = monthOf(day);
  return byMonth(items).map(({ key, month, items: events }) => (
    <MonthSection
      key={key}
      title={month ? monthName(month.month) : 'Date to be announced'}
      year={month ? String(month.year) : ''}
      note={
        month && (
          <Note
            isNow={month.month === now.month && month.year === now.year}
            isPast={events.every((event) => isOver(event, day))}
          />
        )
      }
    >
      <Box as="ul" listStyleType="none">
        {events.map((event) => (
          <EventEntry key={event.key} event={event} isAhead={!isOver(event, day)} />
        ))}
      </Box>
    </MonthSection>
  ));
});

/** After this month's events come all others, the oldest first; past ones are toned down. */
function Note({ isNow, isPast }: { isNow: boolean; isPast: boolean }) {
  if (isNow) return <Chip tone="accent">This month</Chip>;
  if (!isPast) return null;
  return (
    <Text textStyle="small" color="ink.muted">
      Past
    </Text>
  );
}
