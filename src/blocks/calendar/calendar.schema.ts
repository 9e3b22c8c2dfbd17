import type { InferType } from 'yup';
import { acrossParts, allProblems, validator } from '../../content/field-messages';
import { choice, date, list, phrase, shape, text } from '../../content/fields';
import { formatMonth, weekdayName } from '../../lib/dates/format';
import { parsePlainDate, partsOf, type PlainDate } from '../../lib/dates/plain-date';
import { blockShape, defineBlock, type Loaded } from '../define-block';
import { entryDiagnostics, monthDiagnostics } from './calendar-diagnostics';

const types = ['holiday', 'exam', 'event', 'meeting', 'fees'] as const;

const weekday = text(
  'The weekday, if you want it checked; it is computed in any case.',
  'Tuesday',
).optional();

const entrySchema = shape('One entry: a day, or a stretch of days.', {
  date: date('The day.', '2025-04-01').optional(),
  from: date('The first day of a stretch.', '2025-05-26').optional(),
  to: date('Its last day.', '2025-06-30').optional(),
  weekday,
  event: phrase('What happens.', 'New session begins'),
  type: choice('What kind of day it is.', types).optional(),
}).test('days', (value, context) => allProblems(context, entryDiagnostics(value ?? {})));

const schema = blockShape('calendar', 'The school year, month by month; weekdays are computed.', {
  months: list(
    'The months, in order.',
    shape('One month.', {
      month: text('Year and month.', '2025-04').test(
        validator('month', (value: string) =>
          parsePlainDate(`${value}-01`)
            ? undefined
            : `"${value}" is not a month; write year and month like 2025-04`,
        ),
      ),
      entries: list('Its entries.', entrySchema),
    }),
  ),
}).test(acrossParts('months', ({ months }) => monthDiagnostics(months)));

/** An entry of the calendar when loaded. */
export interface CalendarEntry {
  from: PlainDate;
  /** The last day of a stretch. */
  to?: PlainDate;
  /** The weekday of the first day, 'Tuesday'. */
  weekday: string;
  /** The weekday of the last day. */
  weekdayTo?: string;
  event: string;
  type?: (typeof types)[number];
}

/** The school year, month by month: weekdays are computed, and entries stand in the order of their first days. */
export const calendarBlock = defineBlock('calendar', {
  schema,
  load: ({ months }, context) => ({
    months: months.map(({ month, entries }) => {
      const first = partsOf(`${month}-01` as PlainDate);
      const title = formatMonth(first.year, first.month);
      return {
        /** 'YYYY-MM' */
        month,
        /** 'April 2025' */
        title,
        /** The anchor of the month: 'april-2025'. */
        id: context.anchor(undefined, title),
        entries: entries.map(loadEntry).sort((a, b) => a.from.localeCompare(b.from, 'en')),
      };
    }),
  }),
});

/** A calendar when loaded. */
export type CalendarBlock = Loaded<typeof calendarBlock>;

function loadEntry(written: InferType<typeof entrySchema>): CalendarEntry {
  const { date: day, from, to, event, type } = written;
  const first = (day ?? from) as PlainDate;
  const last = to as PlainDate | undefined;
  return {
    from: first,
    ...(last !== undefined && { to: last }),
    weekday: weekdayName(first),
    ...(last !== undefined && { weekdayTo: weekdayName(last) }),
    event,
    ...(type !== undefined && { type }),
  };
}
