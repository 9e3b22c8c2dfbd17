import { chakra } from '#chakra';
import type { TodayTable } from '../../lib/dates/today-table';

/**
 * Whether school and office are open now. Which day it is, is known in the browser alone: a script says it
 * (`updateToday`), and until then the place stands empty, as high as it will be. On paper, and
 * without scripts, an empty place is none. A line never breaks within a time.
 */
export function TodayLine({ table }: { table?: TodayTable | undefined }) {
  return (
    <chakra.p
      py={4}
      minH={{ base: 'calc(5.1em + 2rem)', sm: 'calc(3.4em + 2rem)', lg: 'calc(1.7em + 2rem)' }}
      fontWeight="semibold"
      color="ink"
      css={{ '@media print, (scripting: none)': { '&:empty': { display: 'none' } } }}
      data-today={table && JSON.stringify(table).replace(/(?<=\d) (?=[ap]m\b)/g, '\u00a0')}
    />
  );
}
