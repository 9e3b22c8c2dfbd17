import { validator } from '../../content/field-messages';
import { choice, list, text } from '../../content/fields';
import { day } from './fields';

const repeating = '; what comes every year says "repeats: yearly" too';

/** Longest reason that pages show whole, in characters. */
const longestReason = 100;

/**
 * The days of what may take several, may come again, and may be cancelled or moved: `date`, or `from` and
 * `until`; see `daysProblem`.
 */
export const days = () => ({
  date: day('The day with its year, or the first of several.', undefined, repeating).optional(),
  from: day('The first of several days; another word for "date".', undefined, repeating).optional(),
  until: day('The last of several days.', '16 November 2026').optional(),
  repeats: choice(
    'Whether it comes again: on this day of every year, or on this weekday of every week.',
    ['yearly', 'weekly'] as const,
  ).optional(),
  repeatsUntil: day('The day after which it comes no more.', '31 March 2030').optional(),
  except: list(
    'The days of what repeats on which it does not take place.',
    day('One of those days.', '26 December 2026'),
  ).optional(),
  cancelled: text(
    'Write true, or the reason in a few words, where it does not take place.',
    'heavy rain',
  )
    .test(
      validator('reason', (value: string) =>
        value.length > longestReason
          ? `the reason has ${value.length} characters; write at most ${longestReason}, and the rest elsewhere`
          : undefined,
      ),
    )
    .meta({ orTrue: true })
    .optional(),
  movedFrom: day('The old day, where it was moved to another one.', '12 December 2026').optional(),
});
