import { Box, Text } from '#chakra';
import type { ReactNode } from 'react';
import { AccordionItem } from '../../components/accordion/accordion-item';
import { needsScripts } from '../../theme/needs-scripts';
import { formatMonth } from '../../lib/dates/format';
import { monthOf } from '../../lib/dates/month';
import type { SchoolEvent } from './events.schema';

export interface PastEventsProps {
  /** What stands in it, the oldest first. */
  items: readonly SchoolEvent[];
  /** How many older ones a year has to be chosen for. */
  beyond: number;
  children: ReactNode;
}

/** 'April 2025'; '' without a day. */
const monthIn = ({ date }: Pick<SchoolEvent, 'date'> = { date: undefined }) => {
  if (!date) return '';
  const { year, month } = monthOf(date);
  return formatMonth(year, month);
};

/** The closed part of the list with what is over: it opens by itself when a word in it is looked for, and on paper. */
export function PastEvents({ items, beyond, children }: PastEventsProps) {
  const [from, until] = [monthIn(items[0]), monthIn(items.at(-1))];
  const months = from === until ? from : `${from} to ${until}`;
  const count = `${items.length} past ${items.length === 1 ? 'event' : 'events'}`;
  return (
    <Box my={{ base: 10, lg: 12 }} _print={{ my: 5 }}>
      <AccordionItem title={`${count}, ${months}`}>
        <Text mb={5} color="ink.muted" textStyle="small" css={needsScripts}>
          {`Choose a year above for more about them${beyond > 0 ? `, and for ${beyond} older ones` : ''}.`}
        </Text>
        {children}
      </AccordionItem>
    </Box>
  );
}
