import { Box, chakra } from '#chakra';
import { jumpListRecipe } from '../../theme/recipes/calendar-table';
import { PartHeading } from '../block-heading';
import type { BlockProps } from '../block-props';
import { calendarFiles } from './calendar-files';
import { CalendarKeep } from './calendar-keep';
import type { CalendarBlock } from './calendar.schema';
import { shortMonth } from './entry-days';
import { MonthTable } from './month-table';

const JumpList = chakra('ul', jumpListRecipe);

/** The school's year month by month, with a list of the months to jump to. */
export function CalendarBlockView({
  block,
  level,
}: Pick<BlockProps<CalendarBlock>, 'block' | 'level'>) {
  return (
    <>
      <nav aria-label="Months">
        <JumpList>
          {block.months.map(({ id, month }) => (
            <li key={id}>
              <a href={`#${id}`}>{shortMonth(month)}</a>
            </li>
          ))}
        </JumpList>
      </nav>
      <CalendarKeep files={calendarFiles(block.months)} id={`${block.id}-keep`} />
      {block.months.map(({ id, title, entries }, index) => (
        <Box
          key={id}
          id={id}
          mt={{ base: 10, md: 12 }}
          // Enlarged text may be wider than a phone: then the month moves, not the page.
          overflowX={{ base: 'auto', md: 'visible' }}
          _first={{ mt: 0 }}
          _print={{ mt: 4, overflow: 'visible' }}
        >
          <PartHeading level={level} id={`${id}-name`}>
            {title}
          </PartHeading>
          <MonthTable entries={entries} labelledBy={`${id}-name`} first={index === 0} />
        </Box>
      ))}
    </>
  );
}
