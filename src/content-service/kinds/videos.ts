import type { InferType } from 'yup';
import { webAddress } from '../../content/content-fields';
import { validator } from '../../content/field-messages';
import { text } from '../../content/fields';
import type { PlainDate } from '../../lib/dates/plain-date';
import { toWatch } from '../../lib/http/provider-reply/video-address';
import type { Sent } from '../../lib/http/service-calls';
import { day } from '../dataset/day';
import { items } from '../dataset/fields';
import { datedId, datedRecords, type Identity } from './records';

function videoProblem(value: string): string | undefined {
  const studio = /^https:\/\/studio\.youtube\.com(?:\/video\/([\w-]{11}))?/i.exec(value);
  const isNone =
    /^https:\/\/(?:(?:www|m)\.)?(?:youtube\.com\/watch(?!.*[?&]v=[\w-])|youtu\.be\/?(?:[?#]|$))/i;
  const right = studio?.[1]
    ? `https://youtu.be/${studio[1]}`
    : 'what "Share" below the video gives';
  if (studio) return `"${value}" opens for its owner alone; write ${right}`;
  return isNone.test(value) ? `"${value}" names no video; write ${right}` : undefined;
}

/** videos.yaml */
export const videosSchema = items('Videos, in any order. Each opens in a new tab.', {
  title: text('The title.', 'Annual Day: the play'),
  date: day(),
  videoUrl: webAddress('Where the video is.', 'https://videos.example/annual-day').test(
    validator('video', videoProblem),
  ),
});

type WrittenVideo = InferType<typeof videosSchema>[number];

/** Several videos of one title and day are told apart by their addresses. */
export const videoIdentity: Identity<WrittenVideo> = {
  id: ({ title, date }) => datedId('video', title, date),
  more: ({ videoUrl }) => [videoUrl],
};

/** All videos that have come out, newest first. */
export const videoRecords = (items: readonly WrittenVideo[], today: PlainDate): Sent<'Video'>[] =>
  datedRecords(items, videoIdentity, today, ({ title, videoUrl }, date) => ({
    title,
    date,
    videoUrl: toWatch(videoUrl),
  }));
