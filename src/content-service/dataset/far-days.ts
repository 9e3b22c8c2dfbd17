import type { Diagnostic } from '../../content/diagnostics';
import { isRecord } from '../../content/record';
import { addDays, type PlainDate } from '../../lib/dates/plain-date';
import { parseWrittenDay } from '../../lib/dates/written-day';
import type { ReadKind } from './read-kind';

/** The lists whose items come out on their day. */
const published = /^(?:albums|circulars|news|videos)$/;

/** How far ahead an office writes what is to come out, in days. */
const daysAhead = 366;

/** The lists of what is to come, which an office knows two years ahead at most. */
const planned = /^(?:calendar|events)$/;

/**
 * The items whose day is so far ahead that its year is most likely mistyped: nobody sees them before, or all do until
 * then.
 */
export function farDays({ name, source, value }: ReadKind, today: PlainDate): Diagnostic[] {
  const years = published.test(name) ? 1 : planned.test(name) ? 2 : undefined;
  if (years === undefined || !source || !Array.isArray(value)) return [];
  return value.flatMap((item: unknown, index) => {
    const key = isRecord(item) && item['date'] === undefined ? 'from' : 'date';
    const written = isRecord(item) ? item[key] : undefined;
    const day = typeof written === 'string' ? parseWrittenDay(written) : undefined;
    if (day === undefined || day <= addDays(today, years * daysAhead)) return [];
    const message =
      years === 1
        ? `it is not shown before its day, ${String(written)}; check the year`
        : `its day, ${String(written)}, is more than two years ahead; check the year`;
    return [{ ...source.at([index, key]), message }];
  });
}
