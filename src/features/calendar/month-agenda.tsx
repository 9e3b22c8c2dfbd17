import { Box, chakra, Text } from '#chakra';
import { useEffect, useRef } from 'react';
import { Card } from '../../components/card/card';
import { ChangedDay } from '../../components/changed-day/changed-day';
import { DateBadge } from '../../components/date-badge/date-badge';
import { Skeleton } from '../../components/skeleton/skeleton';
import { inLanguage } from '../../lib/language/in-language';
import { weekdaysUntil } from '../../lib/dates/format';
import type { PlainDate } from '../../lib/dates/plain-date';
import { agendaRecipe } from './month.recipe';
import type { CalendarEntry } from './calendar.schema';

const List = chakra('ul', agendaRecipe);

export interface MonthAgendaProps {
  /** The month in words: 'November 2026'. */
  monthName: string;
  /** `undefined` while they are loading. */
  entries: readonly CalendarEntry[] | undefined;
  /** Whether they could not be fetched: it is not known then that there are none. */
  isError?: boolean;
  today?: PlainDate;
}

/** A month's entries, day by day, beside its table; a month without any says so. */
export function MonthAgenda({ monthName, entries, isError, today }: MonthAgendaProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => showNext(list.current), [entries]);
  if (!entries) return <AgendaLoading />;
  if (entries.length === 0) {
    return (
      <Card tone="quiet" h="full" display="grid" placeItems="center" p={8}>
        <Text textAlign="center">
          {isError
            ? `The events of ${monthName} can’t be shown just now.`
            : `Nothing is entered for ${monthName} yet.`}
        </Text>
      </Card>
    );
  }
  return (
    <Card h="full">
      <List
        ref={list}
        // The list may be longer than its sheet: the keyboard must be able to scroll it.
        tabIndex={0}
        aria-label={`Events of ${monthName}`}
      >
        {entries.map(({ key, title, lang, date, until = date, calledOff, movedFrom }) => (
          <li key={key} data-past={today && until < today ? '' : undefined}>
            <DateBadge date={date} struck={calledOff !== ''} />
            <Box minW="0" lineHeight="snug">
              <Text {...inLanguage(lang)} fontWeight="semibold">
                {title}
              </Text>
              <Text fontSize="sm" color="ink.muted">
                <ChangedDay {...{ calledOff, movedFrom }}>
                  {today && date <= today && today <= until ? 'Today, ' : ''}
                  {weekdaysUntil(date, until)}
                </ChangedDay>
              </Text>
            </Box>
          </li>
        ))}
      </List>
    </Card>
  );
}

/** Below the shade at the upper edge. */
const TOP = 18;

/**
 * Scrolls past what is over: to the first entry to come, or to one before it where that would leave the rest of the
 * sheet blank. An entry stands whole at the top.
 */
function showNext(list: HTMLUListElement | null) {
  if (!list) return;
  const entries = [...list.querySelectorAll('li')];
  const next = entries.findIndex((entry) => !('past' in entry.dataset));
  const free = list.scrollHeight - list.clientHeight;
  const reached = entries.slice(0, next + 1).filter(({ offsetTop }) => offsetTop - TOP <= free);
  list.scrollTop = (reached.at(-1)?.offsetTop ?? TOP) - TOP;
}

/** The skeleton of the entries. */
export function AgendaLoading() {
  return (
    <Card h="full" aria-hidden="true" className="loading">
      <List as="div" overflow="hidden">
        {[1, 2, 3, 4].map((place) => (
          <Box key={place} display="flex" gap={5} alignItems="center" h="92px">
            <Skeleton w="60px" h="62px" borderRadius="10px" />
            <Box flex="1">
              <Skeleton h="16px" w="80%" />
              <Skeleton h="14px" w="40%" mt={3} />
            </Box>
          </Box>
        ))}
      </List>
    </Card>
  );
}
