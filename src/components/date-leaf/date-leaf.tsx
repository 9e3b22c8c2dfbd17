import { chakra } from '@chakra-ui/react';
import { dayAndMonth, formatDay } from '../../dates/format';
import type { PlainDate } from '../../dates/plain-date';

export interface DateLeafProps {
  date: PlainDate | undefined;
  /** What stands on the leaf where there is no date: `{ day: 'DD', month: 'MM' }`. */
  fallback?: { day: string; month: string };
  size?: 'md' | 'lg';
  /** The leaf of something that is not there, or is long past. */
  quiet?: boolean;
}

/** A leaf of a tear-off calendar: the month on its binding, the day below. */
export function DateLeaf({ date, fallback, size = 'md', quiet = false }: DateLeafProps) {
  const shown = date ? dayAndMonth(date) : (fallback ?? { day: '–', month: 'Date' });
  const leaf = (
    <chakra.span
      aria-hidden={date ? true : undefined}
      display="block"
      w={size === 'lg' ? '72px' : '60px'}
      bg="surface"
      border="hairline"
      borderStyle={quiet ? 'dashed' : 'solid'}
      borderRadius="10px"
      overflow="hidden"
      textAlign="center"
    >
      <chakra.span
        display="block"
        bg={quiet ? 'surface.sunken' : 'brand'}
        color={quiet ? 'ink.muted' : 'brand.on'}
        fontSize="xs"
        fontWeight="semibold"
        letterSpacing="caps"
        textTransform="uppercase"
        lineHeight="24px"
      >
        {shown.month}
      </chakra.span>
      <chakra.span
        display="block"
        textStyle="figure"
        fontSize={size === 'lg' ? '2xl' : 'xl'}
        lineHeight={size === 'lg' ? '46px' : '38px'}
      >
        {shown.day}
      </chakra.span>
    </chakra.span>
  );
  if (!date) return leaf;
  return (
    <chakra.time dateTime={date} display="block" flexShrink={0} position="relative">
      {leaf}
      <chakra.span srOnly>{formatDay(date)}</chakra.span>
    </chakra.time>
  );
}
