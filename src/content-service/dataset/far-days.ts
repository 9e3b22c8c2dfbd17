import type { Diagnostic } from '../../content/diagnostics';
import { isRecord } from '../../content/record';
import { addDays, type PlainDate } from '../../lib/dates/plain-date';
import { parseWrittenDay } from '../../lib/dates/written-day';
import type { ReadKind } from './read-kind';

/** The lists whose items come out on their day. */
const published = /^(?:albums|circulars|news|videos)$/;

/** How far ahead an office writes what is to come out, in days. */
const daysAhead = 366;

/** The items whose day is so far ahead that its year is most likely mistyped: nobody sees them before. */
export function farDays({ name, source, value }: ReadKind, today: PlainDate): Diagnostic[] {
  if (!published.test(name) || !source || !Array.isArray(value)) return [];
  return value.flatMap((item: unknown, index) => {
    const written = isRecord(item) ? item['date'] : undefined;
    const day = typeof written === 'string' ? parseWrittenDay(written) : undefined;
    if (day === undefined || day <= addDays(today, daysAhead)) return [];
    const message = `it is not shown before its day, ${String(written)}; check the year`;
    return [{ ...source.at([index, 'date']), message }];
  });
}
