import { chakra } from '#chakra';
import { dayAndMonth, formatDay } from '../../lib/dates/format';
import type { PlainDate } from '../../lib/dates/plain-date';

export interface DateBadgeProps {
  date: PlainDate | undefined;
  size?: 'md' | 'lg';
  /** For a cancelled day: struck through on the screen, and 'was' in a screen reader. */
  struck?: boolean;
}

/** A date like a leaf of a tear-off calendar: the month above the day. Renders nothing without a date. */
export function DateBadge({ date, size = 'md', struck = false }: DateBadgeProps) {
  if (!date) return null;
  const { day, month } = dayAndMonth(date);
  return (
    <chakra.time dateTime={date} display="block" flexShrink={0} position="relative">
      <Badge
        as={struck ? 's' : 'span'}
        aria-hidden="true"
        // With enlarged text the month may need more than the day.
        minW={size === 'lg' ? '72px' : '60px'}
        w="fit-content"
        whiteSpace="nowrap"
      >
        <chakra.span
          display="block"
          bg="brand"
          color="brand.on"
          fontSize="xs"
          fontWeight="semibold"
          letterSpacing="caps"
          textTransform="uppercase"
          lineHeight="24px"
        >
          {month}
        </chakra.span>
        <chakra.span
          display="block"
          textStyle="figure"
          fontSize={size === 'lg' ? '2xl' : 'xl'}
          lineHeight={size === 'lg' ? '46px' : '38px'}
        >
          {day}
        </chakra.span>
      </Badge>
      <chakra.span srOnly>{(struck ? 'was ' : '') + formatDay(date)}</chakra.span>
    </chakra.time>
  );
}

/** The date badge of an empty list: letters such as DD / MM in the place of a date. */
export function BlankDateBadge({ text }: { text: string }) {
  return (
    <Badge
      w="72px"
      py="18px"
      bg="transparent"
      borderStyle="dashed"
      flexShrink={0}
      fontWeight="semibold"
    >
      {text}
    </Badge>
  );
}

const Badge = chakra('span', {
  base: {
    display: 'block',
    bg: 'surface',
    border: 'hairline',
    borderRadius: '10px',
    overflow: 'hidden',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
});
