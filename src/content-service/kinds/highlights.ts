import type { InferType } from 'yup';
import { filePaths, listOf, text } from '../dataset/fields';
import type { PlainDate } from '../../dates/plain-date';
import type { components } from '../../http/service-types';
import { nameSessions } from '../school-year/session';
import { recordId } from './record-id';
import { season, showsOn } from './season';

/** highlights.yaml: the lines of the ticker. */
export const highlightsSchema = listOf({
  title: text('a title'),
  ...season,
  attachments: filePaths(),
});

/** A highlight as it goes over the wire. */
export type HighlightRecord = components['schemas']['Highlight'];

/** The highlights of the season. */
export function highlightRecords(
  items: InferType<typeof highlightsSchema>,
  today: PlainDate,
): HighlightRecord[] {
  return items
    .filter((item) => showsOn(item, today))
    .map((item) => ({
      _id: recordId('highlight', item.title),
      title: nameSessions(item.title, today),
      attachments: item.attachments ?? [],
    }));
}
