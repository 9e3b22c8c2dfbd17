import type { InferType } from 'yup';
import { parseTimes } from '../lib/dates/clock-hours';
import { parsePublishTime, publishTimes } from '../lib/dates/publish-times';
import { keyOf, validator } from './field-messages';
import { asPlainDate, date, flag, text } from './fields';

const clock = /,? (?:at )?(\d\d:\d\d|\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\.?)$/i;

/** A day, or a minute of one, as 'YYYY-MM-DD 16:00': '1.12.2026, 4 pm'. */
function asMoment(written: unknown): unknown {
  if (typeof written !== 'string') return written;
  const [tail = '', time = ''] = clock.exec(written) ?? [];
  const from = /m/i.test(time) ? parseTimes(time)?.from : undefined;
  const minute = from === undefined ? time : new Date(from * 60_000).toISOString().slice(11, 16);
  return [asPlainDate(written.slice(0, written.length - tail.length)), minute].join(' ').trim();
}

/** A day or a minute of the clock at school. */
export const publishTime = (description: string, example: string) =>
  text(description, example)
    .transform(asMoment)
    .test(
      validator('publish-time', (value: string) =>
        parsePublishTime(value)
          ? undefined
          : `"${value}" is not a day or a minute that exists; write it like 2026-12-01 or 2026-12-01 08:00`,
      ),
    );

const isBefore = (publishFrom: string, publishUntil: string) => {
  const { from, until } = publishTimes({ publishFrom, publishUntil });
  return from === undefined || until === undefined || from < until;
};

/**
 * Refuses an end that is not after its beginning, which stands beside it under the key `beginning`: a day or a
 * minute where `inOrder` says nothing else. A value that is looked at by itself has nothing beside it.
 */
export const endsAfter = (
  beginning: string,
  inOrder: (from: string, until: string) => boolean = isBefore,
  advice = 'write an end that is later',
) =>
  validator<string | undefined>('ends-after-beginning', (until, { parent, path }) => {
    const from: unknown = ((parent ?? {}) as Record<string, unknown>)[beginning];
    // What is no day has been told.
    const areDays = [from, until].every((day) => /\d{4}/.test(String(day)));
    return typeof from !== 'string' || !areDays || inOrder(from, until)
      ? undefined
      : `${keyOf(path)} is ${until}, and "${beginning}" ${from}; ${advice}`;
  });

/** The keys of whatever comes and goes: pages, notices, and items of the service's lists. */
export const publicationFields = {
  draft: flag(
    'Whether it is not published yet. A draft shows while developing and in previews, never on the site.',
  ).optional(),
  publishFrom: publishTime(
    'From when it is published: a day, or a minute of the clock at school.',
    '2026-12-01 08:00',
  ).optional(),
  publishUntil: publishTime(
    'Until when it is published: to the end of a day, or up to a minute of the clock at school.',
    '2026-12-15',
  )
    .optional()
    .test(endsAfter('publishFrom', isBefore, 'write an end that is later, or remove one of them')),
  reviewBy: date(
    'The day by which somebody has to look at it again; visitors don’t see it.',
    '2027-04-01',
  ).optional(),
  todo: text(
    'What is still to be written or found out; visitors don’t see it.',
    'Write the hours of the office in winter.',
  ).optional(),
  owner: text('Who looks after it; visitors don’t see it.', 'School office').optional(),
};

/** Whether, from when and until when something is published, and who looks after it. */
export type Publication = {
  [Key in keyof typeof publicationFields]?: InferType<(typeof publicationFields)[Key]>;
};

/** The keys of a publication in a value that its schema may not have passed; what is wrong is left out. */
export function publicationOf(value: Readonly<Record<string, unknown>>): Publication {
  const fields = Object.entries(publicationFields).filter(
    ([key, field]) => value[key] !== undefined && field.isValidSync(value[key]),
  );
  return Object.fromEntries(fields.map(([key, field]) => [key, field.cast(value[key])]));
}
