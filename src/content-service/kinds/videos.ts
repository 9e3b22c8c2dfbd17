import type { InferType } from 'yup';
import { webAddress } from '../../content/content-fields';
import { text } from '../../content/fields';
import { day, items } from '../dataset/fields';
import type { PlainDate } from '../../dates/plain-date';
import type { components } from '../../http/service-types';
import { published } from './published';
import { recordId } from './record-id';

/** videos.yaml */
export const videosSchema = items('Videos, in any order. Each opens in a new tab.', {
  title: text('The title.', 'Annual Day: the play'),
  date: day(),
  videoUrl: webAddress('Where the video is.', 'https://videos.example/annual-day'),
});

/** A video as it goes over the wire. */
export type VideoRecord = components['schemas']['Video'];

/** All videos that have come out, newest first. */
export function videoRecords(
  items: InferType<typeof videosSchema>,
  today: PlainDate,
): VideoRecord[] {
  return published(items, today).map(({ item, day }) => ({
    _id: recordId('video', item.title, day),
    title: item.title,
    date: day,
    videoUrl: item.videoUrl,
  }));
}
