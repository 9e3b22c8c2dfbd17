import type { InferType } from 'yup';
import { webAddress } from '../../content/content-fields';
import { text } from '../../content/fields';
import { parseWrittenDay } from '../../dates/written-day';
import { day, items } from '../dataset/fields';
import type { PlainDate } from '../../dates/plain-date';
import type { components } from '../../http/service-types';
import { type Apart, apart, type Identity, idWith, published, recordId } from './records';

/** videos.yaml */
export const videosSchema = items('Videos, in any order. Each opens in a new tab.', {
  title: text('The title.', 'Annual Day: the play'),
  date: day(),
  videoUrl: webAddress('Where the video is.', 'https://videos.example/annual-day'),
});

type WrittenVideo = InferType<typeof videosSchema>[number];

/** A video as it goes over the wire. */
export type VideoRecord = components['schemas']['Video'];

/** Several videos of one title and day are told apart by their addresses. */
export const videoIdentity: Identity<WrittenVideo> = {
  id: ({ title, date }) => recordId('video', title, parseWrittenDay(date) ?? date),
  more: ({ videoUrl }) => [videoUrl],
};

/** All videos that have come out, newest first. */
export function videoRecords(
  items: readonly (WrittenVideo & Apart)[],
  today: PlainDate,
): VideoRecord[] {
  return published(apart(items, videoIdentity), today).map(({ item, day }) => ({
    _id: idWith(videoIdentity.id({ ...item, date: day }), item),
    title: item.title,
    date: day,
    videoUrl: item.videoUrl,
  }));
}
