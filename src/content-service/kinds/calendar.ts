import type { InferType } from 'yup';
import { text } from '../../content/fields';
import { days, daysProblem } from '../dataset/days';
import { items } from '../dataset/fields';
import type { PlainDate } from '../../lib/dates/plain-date';
import type { Sent } from '../../lib/http/service-calls';
import { folded } from '../../lib/privacy/folded';
import { idDay, occurrencesOf } from '../school-year/occurrences';
import { recordId } from './records';

/** calendar.yaml: holidays, examinations and the like, which are no events of their own. */
export const calendarSchema = items(
  'Entries of the month calendar that are no events: holidays, examinations, meetings.',
  {
    title: text('What happens.', 'Summer break begins'),
    ...days(),
  },
  daysProblem,
);

const keyOf = ({ title, date, until, cancelled, movedFrom }: Sent<'CalendarEntry'>) =>
  [folded(title), date, until, cancelled, movedFrom].join();

/** The calendar's own entries and all events, in the order of their days; sessions begin in a month (1–12). */
export function calendarRecords(
  items: InferType<typeof calendarSchema>,
  events: readonly Sent<'Event'>[],
  today: PlainDate,
  firstMonth: number,
): Sent<'CalendarEntry'>[] {
  const own = items.flatMap(({ title, ...written }) =>
    occurrencesOf(written, today, firstMonth).map((when) => ({
      _id: recordId('calendar', title, idDay(when)),
      title,
      ...when,
    })),
  );
  const shared = events.map(({ _id, title, date, until, cancelled, movedFrom }) => ({
    _id,
    title,
    date,
    ...(until !== undefined && { until }),
    ...(cancelled !== undefined && { cancelled }),
    ...(movedFrom !== undefined && { movedFrom }),
  }));
  // What comes every year stands in the imported list of holidays too. Events lead to their text, and all stay.
  const known = new Set(shared.map(keyOf));
  const once = own.filter((entry) => known.size < known.add(keyOf(entry)).size);
  return [...once, ...shared].sort((a, b) => a.date.localeCompare(b.date));
}
