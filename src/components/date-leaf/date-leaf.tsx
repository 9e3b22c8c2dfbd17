import { chakra } from '#chakra';
import { dayAndMonth, formatDay } from '../../dates/format';
import type { PlainDate } from '../../dates/plain-date';

export interface DateLeafProps {
  date: PlainDate | undefined;
  size?: 'md' | 'lg';
  /** Set where nothing takes place on that day: struck for the eye, and 'was' for the ear. */
  struck?: boolean;
}

/** A leaf of a tear-off calendar: the month on its binding, the day below. Nothing without a date. */
export function DateLeaf({ date, size = 'md', struck = false }: DateLeafProps) {
  if (!date) return null;
  const { day, month } = dayAndMonth(date);
  return (
    <chakra.time dateTime={date} display="block" flexShrink={0} position="relative">
      <Leaf as={struck ? 's' : 'span'} aria-hidden="true" w={size === 'lg' ? '72px' : '60px'}>
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
      </Leaf>
      <chakra.span srOnly>{(struck ? 'was ' : '') + formatDay(date)}</chakra.span>
    </chakra.time>
  );
}

/** The leaf of a card that stands for an empty list: letters such as DD / MM in the place of a date. */
export function BlankLeaf({ text }: { text: string }) {
  return (
    <Leaf
      w="72px"
      py="18px"
      bg="transparent"
      borderStyle="dashed"
      flexShrink={0}
      fontWeight="semibold"
    >
      {text}
    </Leaf>
  );
}

const Leaf = chakra('span', {
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
