import type { InferType } from 'yup';
import { parseHours } from '../../lib/dates/clock-hours';
import { dayOfYear, link } from '../content-fields';
import { validator } from '../field-messages';
import { amount, date, list, shape, text } from '../fields';
import { endsAfter } from '../publication';

const hours = (who: string) =>
  text(`The hours of ${who}; closed when left out.`, '7:00 am–1:00 pm')
    .test(
      validator('hours', (value: string) =>
        parseHours(value)
          ? undefined
          : `"${value}" are no hours of a day; write them like 7:00–11:30 am or 8:30 am–1:00 pm`,
      ),
    )
    .optional();

const day = (description: string) =>
  shape(description, { school: hours('the school'), office: hours('the office') });

const season = shape('One season of the year.', {
  from: dayOfYear('Its first day, in every year; it lasts until the next one.', '16 November'),
  weekdays: day('Monday to Friday.'),
  saturdays: day('Saturday; closed when left out.').optional(),
});

/** content/opening.yaml: what the line "Open today until 2:00 pm" is made of. */
export const openingSchema = shape(
  'When school and office are open, for the line that says it of today. Without this file it says nothing.',
  {
    session: shape('The session; outside of it the usual hours of the season are said.', {
      from: date('The first day of school.', '2025-04-03'),
      until: date('The last day.', '2026-03-31').test(
        endsAfter('from', (from, until) => from < until, 'write a day that is later'),
      ),
    }),
    calendar: link('The page with the calendar of that session: its holidays are read there.'),
    pages: list('The pages that say it, beside the front page.', link('A page.'), ['/Timings']),
    seasons: list('The seasons of the year, each with its hours.', season),
    closedSaturdays: list(
      'Which Saturdays of a month are closed.',
      amount('2 for the second one.', 2, 1).max(5, 'a month has five Saturdays at most'),
      [2],
    ).optional(),
    unsure: list(
      'Days of which nothing is said, such as holidays on which the school meets.',
      date('A day.', '2025-08-15'),
      ['2025-08-15'],
    ).optional(),
  },
);

/** When school and office are open, as written. */
export type WrittenOpening = InferType<typeof openingSchema>;
