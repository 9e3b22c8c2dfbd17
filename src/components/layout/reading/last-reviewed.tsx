import { chakra, Text } from '#chakra';
import { formatDay } from '../../../lib/dates/format';
import type { PlainDate } from '../../../lib/dates/plain-date';

/** The day somebody last checked the page. */
export function LastReviewed({ date }: { date: PlainDate }) {
  return (
    <Text textStyle="small" color="ink.muted" mt={{ base: 10, md: 12 }} _print={{ mt: 6 }}>
      Last reviewed on{' '}
      <chakra.time dateTime={date} whiteSpace="nowrap">
        {formatDay(date)}
      </chakra.time>
    </Text>
  );
}
