import type { PlainDate } from '../../dates/plain-date';
import { cancellation, oldDay } from '../../http/day-changes';
import { attachments, day, lastDay, paths, text } from '../../http/field-readers';
import { recordReader, type ListRecord } from '../../http/read-record';
import type { Attachment } from '../../http/attachments';
import type { components } from '../../http/service-types';
import { TEXT_MAX } from '../../http/text';

/** An event as the service sends it; days are 'YYYY-MM-DD', `time` words such as '9:00 am'. */
export type EventRecord = components['schemas']['Event'];

/** An event as the site shows it. Time and venue are '' when they are not known. */
export interface SchoolEvent extends ListRecord {
  title: string;
  description: string;
  date: PlainDate | undefined;
  /** The last of several days. */
  until: PlainDate | undefined;
  /** 'Cancelled: heavy rain'; '' for what takes place. */
  calledOff: string;
  /** The day on which it was to take place before. */
  movedFrom: PlainDate | undefined;
  time: string;
  venue: string;
  /** Paths for `imageUrl`. */
  images: string[];
  attachments: Attachment[];
}

/** Reads an event; `undefined` without a title. */
export const readEvent = recordReader<EventRecord, SchoolEvent>('title', {
  title: text('title'),
  description: text('description', TEXT_MAX),
  date: day('date'),
  until: lastDay('date', 'until'),
  calledOff: cancellation,
  movedFrom: oldDay('date', 'movedFrom'),
  time: text('time', 60),
  venue: text('venue', 120),
  images: paths('images'),
  attachments: attachments('attachments'),
});
