import { cancellation, oldDay } from '../../lib/http/day-changes';
import { attachments, day, lastDay, paths, text } from '../../lib/http/field-readers';
import { type FieldReaders, recordReader, type RecordOf } from '../../lib/http/read-record';
import { TEXT_MAX } from '../../lib/http/text';
import type { Sent } from '../../lib/http/service-calls';

/** Reads an event; `undefined` without a title. */
export const readEvent = recordReader('title', {
  title: text('title'),
  description: text('description', TEXT_MAX),
  date: day('date'),
  /** The last of several days. */
  until: lastDay,
  /** 'Cancelled: heavy rain'; '' for what takes place. */
  calledOff: cancellation,
  /** The day on which it was to take place before. */
  movedFrom: oldDay,
  time: text('time', 60),
  venue: text('venue', 120),
  /** Paths for `imageUrl`. */
  images: paths('images'),
  attachments,
} satisfies FieldReaders<Sent<'Event'>>);

/** An event as the site shows it. Time and venue are '' when they are not known. */
export type SchoolEvent = RecordOf<typeof readEvent>;
