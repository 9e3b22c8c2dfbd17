import type { AnySchema } from 'yup';
import { today } from '../../lib/dates/plain-date';
import { byItem, problemAt, type Question } from './question';
import { documentProblem, photoProblem } from './take-file';

/** A question whose answer is one of the texts of a list's item. */
export function itemText(
  schema: AnySchema,
  name: string,
  words: string,
  example: string,
): Question {
  return { name, words, example, problem: byItem(schema, name) };
}

/** Such a question, which may be left out. */
export const optionalText = (...text: Parameters<typeof itemText>): Question => ({
  ...itemText(...text),
  optional: true,
});

/** The day: today, if nothing else is answered. */
export function day(schema: AnySchema): Question {
  return {
    name: 'date',
    words: 'The day',
    example: '14 November 2026, 14/11/2026 or 2026-11-14',
    fallback: () => today(),
    problem: byItem(schema, 'date'),
  };
}

/** The last day of what takes several; may be left out. */
export function lastDay(schema: AnySchema): Question {
  return {
    name: 'until',
    words: 'The last day, where it takes several',
    example: '16 November 2026',
    optional: true,
    problem: (until, _dir, { date }) => problemAt(schema, [{ date, until }], '[0].until'),
  };
}

/** A picture, which may be left out. */
export function photo(words: string): Question {
  return {
    name: 'picture',
    words,
    example: '~/Pictures/picnic.jpg',
    optional: true,
    problem: photoProblem,
  };
}

/** A document that visitors download. */
export function documentFile(words: string): Question {
  return { name: 'document', words, example: '~/Documents/holidays.pdf', problem: documentProblem };
}
