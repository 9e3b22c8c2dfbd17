import { Box, Text } from '#chakra';
import { memo } from 'react';
import { Chip } from '../../components/chip/chip';
import { MonthSection } from '../../components/month-section/month-section';
import { byMonth } from '../../lib/dates/by-month';
import { monthName } from '../../lib/dates/format';
import { monthOf } from '../../lib/dates/month';
import { type PlainDate, today } from '../../lib/dates/plain-date';
import { EventEntry } from './event-entry';
import { isOfThisMonth, isOn, isOver } from './events.order';
import type { SchoolEvent } from './events.schema';
import { NextEvent } from './next-event';
import { PastEvents } from './past-events';

export interface EventMonthsProps {
  items: readonly SchoolEvent[];
  /** Events that are over, for the closed part after this month's. */
  folded?: readonly SchoolEvent[];
  /** How many more of those stand nowhere. */
  beyond?: number;
  /** The next event, where it is pointed out. */
  next?: SchoolEvent | undefined;
}

/** Events by month, in the order they come; the current month says that it is. */
export const EventMonths = memo(function EventMonths(props: EventMonthsProps) {
  const { items, folded = [], beyond = 0, next } = props;
  const day = today();
  const others = items.filter((event) => !isOfThisMonth(event, day));
  const current = items.filter((event) => isOfThisMonth(event, day));
  return (
    <>
      {next ? <NextEvent event={next} isListed={items.includes(next)} day={day} /> : null}
      <Months items={current} day={day} next={next} />
      {folded.length > 0 ? (
        <PastEvents items={folded} beyond={beyond}>
          <Months items={folded} day={day} isBrief />
        </PastEvents>
      ) : null}
      <Months items={others} day={day} next={next} />
    </>
  );
});

interface MonthsProps {
  items: readonly SchoolEvent[];
  day: PlainDate;
  next?: SchoolEvent | undefined;
  isBrief?: boolean;
}

function Months({ items, day, next, isBrief = false }: MonthsProps) {
  const now = monthOf(day);
  return byMonth(items).map(({ key, month, items: events }) => {
    const isNow = month?.month === now.month && month.year === now.year;
    const isPast = events.every((event) => isOver(event, day));
    const sayingOf = (event: SchoolEvent) => {
      if (isNow && isOver(event, day)) return 'past';
      if (event === next) return isOn(event, day) ? 'today' : 'next';
      return undefined;
    };
    return (
      <MonthSection
        key={key}
        title={month ? monthName(month.month) : 'Date to be announced'}
        year={month ? String(month.year) : ''}
        note={month && !isBrief && <Note {...{ isNow, isPast }} />}
      >
        <Box as="ul" listStyleType="none">
          {events.map((event) => (
            <EventEntry
              key={event.key}
              event={event}
              isAhead={!isOver(event, day)}
              says={sayingOf(event)}
              isNext={event === next}
              isBrief={isBrief}
            />
          ))}
        </Box>
      </MonthSection>
    );
  });
}

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
