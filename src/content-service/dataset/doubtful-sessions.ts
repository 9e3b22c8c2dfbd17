import type { Diagnostic } from '../../content/diagnostics';
import { isRecord } from '../../content/record';
import { formatLongDay } from '../../lib/dates/format';
import { addDays, type PlainDate } from '../../lib/dates/plain-date';
import { parsePublishTime } from '../../lib/dates/publish-times';
import { daysOfSession, parseSession, sessionFrom } from '../../lib/dates/session';
import type { ReadKind } from './read-kind';

/** How long before a session ends its board examination may be over, in days. */
const daysEarly = 60;

/** What is doubtful about the session of a topper; undefined where nothing is. */
function doubtOf(written: string, firstMonth: number, today: PlainDate): string | undefined {
  const session = parseSession(written);
  if (session === undefined) return undefined;
  const year = Number(session.slice(0, 4));
  const isOfOneYear = !session.includes('-');
  if (isOfOneYear !== (firstMonth === 1)) {
    return isOfOneYear
      ? `"${written}" is a session from January to December, and those of the school begin in another month (site.yaml); write ${sessionFrom(year - 1)} for results that came out in ${year}`
      : `"${written}" is a session of two years, and those of the school begin in January (site.yaml); write ${year} or ${year + 1}`;
  }
  const { last } = daysOfSession(session, firstMonth);
  return addDays(last, -daysEarly) > today
    ? `the session ${session} goes on until ${formatLongDay(last)}, so that its results can't be out; write the session whose examination it was`
    : undefined;
}

/** The toppers whose session is none of the school's, or still goes on: pages would show them as the newest. */
export function doubtfulSessions(
  { name, source, value }: ReadKind,
  firstMonth: number,
  today: PlainDate,
): Diagnostic[] {
  if (name !== 'toppers' || !source || !Array.isArray(value)) return [];
  return value.flatMap((item: unknown, index) => {
    const { session, publishFrom } = isRecord(item) ? item : {};
    // Written before the results are out, to be shown from then on.
    const shown = parsePublishTime(publishFrom)?.day ?? today;
    const message =
      typeof session === 'string' && doubtOf(session, firstMonth, shown > today ? shown : today);
    return message ? [{ ...source.at([index, 'session']), message }] : [];
  });
}
