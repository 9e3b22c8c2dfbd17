import { Box, chakra } from '#chakra';
import Info from 'lucide-react/icons/info';
import type { Block } from '../blocks/schemas';
import { noticeRecipe } from '../components/editor-notes/notice.recipe';
import { Icon } from '../components/icon/icon';
import { useSite } from '../components/layout/site-context';
import { SmartLink } from '../components/link/smart-link';
import { timedAttributes } from '../components/timed/timed-attributes';
import { formatDay } from '../lib/dates/format';
import { daysInMonth, type PlainDate, plainDate } from '../lib/dates/plain-date';
import { publishTimes } from '../lib/dates/publish-times';
import { daysOfSession, firstMonthOf, parseSession } from '../lib/dates/session';

const Note = chakra('div', noticeRecipe);

function lastOfMonth(month: string): PlainDate {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return plainDate({ year, month: number, day: daysInMonth(year, number) });
}

/**
 * The last day for which the fees and the calendars among some blocks hold, those inside of others too;
 * `undefined` where there are none.
 */
export function lastDayOf(blocks: readonly Block[], firstMonth: number): PlainDate | undefined {
  return blocks
    .flatMap((block) => {
      if (block.kind === 'calendar') return block.months.map(({ month }) => lastOfMonth(month));
      if (block.kind === 'fee-table') {
        const session = parseSession(block.session);
        return session ? daysOfSession(session, firstMonth).last : [];
      }
      if (block.kind !== 'accordion') return [];
      return block.items.flatMap((item) => lastDayOf(item.blocks ?? [], firstMonth) ?? []);
    })
    .sort()
    .at(-1);
}

/**
 * Stands on a page of fees or dates from the day after its last session on, so that figures of a session
 * that is over don't look current.
 */
export function SessionEnded({ blocks }: { blocks: readonly Block[] }) {
  const { sessionFrom, paths } = useSite();
  const last = lastDayOf(blocks, firstMonthOf(sessionFrom));
  if (last === undefined) return null;
  const { until: from } = publishTimes({ publishUntil: last });
  return (
    <Box mb={8} {...timedAttributes({ ...(from !== undefined && { from }) })}>
      <Note role="note" tone="info">
        <Icon as={Info} size={22} />
        <div>
          <p>This session ended on {formatDay(last)}.</p>
          <p>
            {paths.includes('/Circular') ? (
              <>
                For the current one see the <SmartLink to="/Circular">circulars</SmartLink>, or ask
                the office.
              </>
            ) : (
              'For the current one please ask the office.'
            )}
          </p>
        </div>
      </Note>
    </Box>
  );
}
