import { parseSession, type Session } from '../../dates/session';
import {
  firstPath,
  needed,
  number,
  recordReader,
  text,
  type ListRecord,
} from '../../http/read-record';
import type { components } from '../../http/service-types';

const TOPPER_CLASSES = ['X', 'XII'] as const satisfies readonly TopperRecord['class'][];

/** XII sits the ISC examination, X the ICSE examination. */
export type TopperClass = (typeof TOPPER_CLASSES)[number];

/** A topper as the service sends it. */
export type TopperRecord = components['schemas']['Topper'];

/** A topper as the site shows it. */
export interface Topper extends ListRecord {
  class: TopperClass;
  session: Session;
  name: string;
  /** Percentage or score; `undefined` when the service sent none. */
  score: number | undefined;
  /** '' for class X and where it is not known. */
  stream: string;
  /** A path for `imageUrl`. */
  photo: string | undefined;
}

const className = text('class', 10);

/** Reads a topper; without a name, a class of the two and a session there is none. */
export const readTopper = recordReader<TopperRecord, Topper>('name', {
  class: needed((sent) => {
    const written = className(sent).toUpperCase();
    return TOPPER_CLASSES.find((known) => known === written);
  }),
  session: needed(({ sessionYear }) => parseSession(sessionYear)),
  name: text('name'),
  score: number('division'),
  stream: text('stream', 60),
  photo: firstPath('attachments'),
});
