import { Box, chakra, Flex } from '#chakra';
import { type ReactNode, useId } from 'react';

const Month = chakra('section', {
  base: {
    display: { lg: 'grid' },
    gridTemplateColumns: '200px minmax(0, 1fr)',
    columnGap: 10,
    '& + &': { mt: { base: 12, lg: 14 } },
    _print: { display: 'block', breakInside: 'auto', '& + &': { mt: 5 } },
  },
});

const Year = chakra('span', { base: { color: 'ink.muted', display: { lg: 'block' } } });

export interface MonthSectionProps {
  /** 'November', or 'Without a date'. */
  title: string;
  /** '2026'; '' where there is none. */
  year: string;
  /** A word beside the month: 'This month'. */
  note?: ReactNode;
  children: ReactNode;
}

/** One month of a list: its name stands at the side on wide screens and stays in view. */
export function MonthSection({ title, year, note, children }: MonthSectionProps) {
  const id = useId();
  return (
    <Month aria-labelledby={id}>
      <Box mb={{ base: 4, lg: 0 }} _print={{ breakAfter: 'avoid' }}>
        <Flex
          position={{ lg: 'sticky' }}
          top="104px"
          direction={{ lg: 'column' }}
          align={{ base: 'baseline', lg: 'start' }}
          gap={{ base: 3, lg: 1 }}
          pt={{ lg: 5 }}
        >
          <chakra.h2 id={id} textStyle="h2" fontSize="2xl">
            {title} {year ? <Year>{year}</Year> : null}
          </chakra.h2>
          {note}
        </Flex>
      </Box>
      {children}
    </Month>
  );
}
