import { chakra } from '#chakra';
import { jumpListRecipe } from './calendar-table.recipe';
import { calendarViewsRecipe } from './calendar-views.recipe';
import { PartHeading } from '../block-heading';
import type { BlockProps } from '../block-props';
import { calendarFiles } from './calendar-files';
import { CalendarSubscribe } from './calendar-subscribe';
import type { CalendarBlock } from './calendar.schema';
import { shortMonth } from './entry-days';
import { monthDays } from './month-days';
import { MonthSheet } from './month-sheet';
import { KindsOfDays } from './kinds-of-days';
import { MonthTable } from './month-table';
import { ViewChoice } from './view-choice';

const JumpList = chakra('ul', jumpListRecipe);
const Views = chakra('div', calendarViewsRecipe);

type Month = CalendarBlock['months'][number];

/** The way to the months before and after, where one stands beside the other. */
function Neighbours({ before, after }: { before: Month | undefined; after: Month | undefined }) {
  return (
    <div className="neighbours">
      {before ? <a href={`#${before.id}`}>← {shortMonth(before.month)}</a> : null}
      {after ? <a href={`#${after.id}`}>{shortMonth(after.month)} →</a> : null}
    </div>
  );
}

/** The school's year month by month, as a list, by the month or at a glance, with the months to jump to. */
export function CalendarBlockView({
  block: { id: blockId, months },
  level,
}: Pick<BlockProps<CalendarBlock>, 'block' | 'level'>) {
  return (
    <Views>
      <CalendarSubscribe files={calendarFiles(months)} id={`${blockId}-keep`} />
      <ViewChoice name={`${blockId}-view`} />
      <nav aria-label="Months">
        <JumpList>
          {months.map(({ id, month }) => (
            <li key={id}>
              <a href={`#${id}`}>{shortMonth(month)}</a>
            </li>
          ))}
        </JumpList>
      </nav>
      <KindsOfDays />
      <div className="months">
        {months.map(({ id, month, title, entries }, index) => (
          <div key={id} id={id}>
            <PartHeading level={level} id={`${id}-name`}>
              {title}
            </PartHeading>
            <Neighbours before={months[index - 1]} after={months[index + 1]} />
            <MonthSheet title={title} month={monthDays(month, months)} />
            <MonthTable entries={entries} labelledBy={`${id}-name`} first={index === 0} />
          </div>
        ))}
      </div>
    </Views>
  );
}
