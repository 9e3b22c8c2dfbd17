import type { InferType } from 'yup';
import { text } from '../../content/fields';
import { attachments, items } from '../dataset/fields';
import type { PlainDate } from '../../lib/dates/plain-date';
import type { Sent } from '../../lib/http/service-calls';
import { recordId } from './records';
import { season, seasonProblem, showsOn } from './season';

/** highlights.yaml: the lines of the ticker. */
export const highlightsSchema = items(
  'The lines of the ticker on the front page.',
  {
    title: text('The title.', 'Registration for session 2027-2028 is open'),
    ...season,
    url: text('A page or an address to read on.', '/Criteria').optional(),
    attachments: attachments(),
  },
  seasonProblem,
);

/** The highlights of the season. */
export function highlightRecords(
  items: InferType<typeof highlightsSchema>,
  today: PlainDate,
): Sent<'Highlight'>[] {
  return items
    .filter((item) => showsOn(item, today))
    .map((item) => ({
      _id: recordId('highlight', item.title),
      title: item.title,
      ...(item.url && { url: item.url }),
      attachments: item.attachments ?? [],
    }));
}
