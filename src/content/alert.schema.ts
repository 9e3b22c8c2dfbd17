import { createHash } from 'node:crypto';
import type { InferType } from 'yup';
import { publishState, publishTimes } from '../lib/dates/publish-times';
import { labelledLink } from './content-fields';
import { validator } from './field-messages';
import { choice, phrase, shape } from './fields';
import { endsAfter, publishTime } from './publication';
import { isRecord } from './record';
import type { SourceFile } from './source-file';

/** Longer ones fill the screen of a phone. */
const longest = 240;

/** content/alert.yaml: what everybody has to know at once. */
export const alertSchema = shape(
  'A notice above every page, until its end. Without this file, or with an empty one, there is none.',
  {
    from: publishTime(
      'From when it shows, a day or a minute of the clock at school; at once when left out.',
      '2026-12-01 06:00',
    ).optional(),
    until: publishTime(
      'Until when it shows: to the end of a day, or up to a minute of the clock at school.',
      '2026-12-01 18:00',
    ).test(endsAfter('from')),
    level: choice('How urgent it is; a word and a picture tell it.', [
      'info',
      'warning',
      'emergency',
    ] as const),
    text: phrase(
      'What everybody has to know, in a sentence or two.',
      'School is closed today because of heavy rain. Buses that have left bring the children home.',
    ).test(
      validator('short', (value: string) =>
        value.length > longest
          ? `"text" has ${value.length} characters; write ${longest} at most, and link to a page that tells the rest`
          : undefined,
      ),
    ),
    link: labelledLink('Where there is more to read.').optional(),
  },
);

type WrittenAlert = InferType<typeof alertSchema>;

/** An urgent notice when loaded. */
export type Alert = Omit<WrittenAlert, 'from' | 'until' | 'link'> & {
  /** A hash of its text: a changed text is a new notice for a reader who has closed this one. */
  id: string;
  /** In milliseconds since 1970; left out where it has passed. */
  from?: number;
  until: number;
  link?: { label: string; to: string };
};

/** The notice at a moment; none when it has ended. */
export function currentAlert(written: WrittenAlert, now: number): Alert | undefined {
  const { level, text, link } = written;
  const times = publishTimes({ publishFrom: written.from, publishUntil: written.until });
  const state = publishState(times, now);
  if (state === 'ended' || times.until === undefined) return undefined;
  const words = JSON.stringify([level, text, link]);
  return {
    id: createHash('sha256').update(words).digest('hex').slice(0, 8),
    // A time that has passed is left out: a device whose clock is behind shows what was built.
    ...(state === 'coming' && times.from !== undefined && { from: times.from }),
    until: times.until,
    level,
    text,
    ...(link && { link }),
  };
}

/** The file, unless nothing is written in it. */
export function unlessEmpty(source: SourceFile | undefined): SourceFile | undefined {
  const isEmpty = isRecord(source?.value) && Object.keys(source.value).length === 0;
  return isEmpty ? undefined : source;
}
