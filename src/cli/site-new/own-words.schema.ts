import { validator } from '../../content/field-messages';
import { text } from '../../content/fields';
import { isRecord } from '../../content/record';
import { feesProblem } from './fee-lines';

/** Longest answer, in characters: some paragraphs. */
const longest = 4000;

/** One text of what was written as a list, or as a group of keys. */
const joined = (written: unknown): unknown => {
  if (Array.isArray(written)) return written.map(joined).join('; ');
  if (!isRecord(written)) return written;
  return Object.entries(written)
    .map(([key, value]) => `${key}: ${String(value)}`)
    .join('; ');
};

/** A text of the school for one of its pages: sentences, or a list with semicolons. */
const ownWords = (description: string, example: string) =>
  text(description, example)
    .transform((value: unknown, written: unknown) =>
      typeof written === 'object' && written !== null ? joined(written) : value,
    )
    .test(
      validator('own-words', (value: string) => {
        const isHeading = value.split('\n').some((line) => line.trimStart().startsWith('#'));
        if (isHeading || /\{\{|\]\(|[<`]/.test(value)) {
          return 'write words alone, without {{, <, ](, ` or a # before a line';
        }
        return value.length > longest
          ? `it has ${value.length} characters; write ${longest} at most, and the rest into the page`
          : undefined;
      }),
    );

/** What parents ask for first; each answer makes a page complete, and each may be left out. */
export const ownWordsFields = {
  fees: ownWords('Fees of a year by classes', 'Nursery to UKG: 24,000; I to V: 30,000')
    .test(validator('fees', feesProblem))
    .optional(),
  feePayment: ownWords(
    'When and how fees are paid',
    'By the 10th of April, July, October and January, at the counter or online.',
  ).optional(),
  admissionDates: ownWords(
    'When admission is open',
    'Forms are given out from 1 December to 31 January.',
  ).optional(),
  documents: ownWords(
    'What to bring for admission, with semicolons between',
    'birth certificate; last report card; two photographs',
  ).optional(),
  schoolHours: ownWords('The hours of school', '8:00 am to 2:00 pm, Monday to Saturday').optional(),
  officeHours: ownWords(
    'The hours of the office',
    '9:00 am to 1:00 pm, Monday to Saturday',
  ).optional(),
  uniform: ownWords(
    'The uniform',
    'White shirt and navy blue skirt or trousers; on Saturdays the colour of the house.',
  ).optional(),
  transport: ownWords(
    'How children come to school',
    'Buses run to all parts of the city; the office tells routes and charges.',
  ).optional(),
  history: ownWords(
    'The history in some sentences',
    'The school was opened in 1998 with forty children.',
  ).optional(),
  vision: ownWords(
    'What the school wants for a child, in some sentences',
    'Each child learns, is safe and is treated fairly.',
  ).optional(),
};
