import { EXAMPLE_TODAY } from '../../../src/lib/dates/example-today';
import { addDays } from '../../../src/lib/dates/plain-date';
import { readList } from '../../../src/lib/http/read-record';
import type { Sent } from '../../../src/lib/http/service-calls';
import { onlyCirculars } from '../../../src/features/circulars/circulars.queries';
import { CIRCULAR } from '../../../src/features/circulars/circulars.attachments';
import { readCircular, type Circular } from '../../../src/features/circulars/circulars.schema';

/** Circulars as the service sends them; invented. One is of another category, one has no file. */
export const circularRecords: Sent<'Circular'>[] = [
  circular('2026-031', 'Winter uniform from 16 November', '2026-11-10'),
  circular('2026-030', 'Half-yearly examination: date sheet for classes VI to XII', '2026-11-02'),
  circular('2026-029', 'Diwali holidays', '2026-10-26'),
  circular('2026-024', 'Bus route 7: new stop at the clock tower', '2026-09-14'),
  circular('2026-018', 'Fee for August and September', '2026-07-28'),
  circular('2026-011', 'Book list for session 2026-2027', '2026-04-02'),
  circular('2025-036', 'Annual Day: how to get there', '2025-12-01'),
  circular('2025-012', 'Summer timings', '2025-04-10'),
  circular('2024-040', 'ICSE and ISC: registration of candidates', '2024-08-19'),
  { ...circular('2026-032', 'Call for tenders: school bags', '2026-11-11'), category: 'Tender' },
  { ...circular('2026-033', 'Holiday on 25 November', '2026-11-13'), attachments: [] },
];

/** Circulars with numbers, for some classes or for all, one with several documents that have names. */
export const numberedCirculars: Sent<'Circular'>[] = [
  {
    ...circular('2026-041', 'Half-yearly examination: date sheet', '2026-11-12'),
    number: 'DHS/2026/041',
    classes: ['VI', 'VII', 'VIII'],
    classesText: 'VI to VIII',
    attachments: ['papers/date-sheet.pdf', 'papers/syllabus-vi.pdf', 'papers/seats.xlsx'],
    files: [
      { path: 'papers/date-sheet.pdf', name: 'Date sheet' },
      { path: 'papers/syllabus-vi.pdf', name: 'Syllabus for Class VI' },
      { path: 'papers/seats.xlsx', name: 'Seats' },
    ],
  },
  {
    ...circular('2026-040', 'A morning at the zoo', '2026-11-09'),
    number: 'Circular No. 40',
    classes: ['Nursery', 'KG'],
    classesText: 'Nursery, KG',
  },
  { ...circular('2026-039', 'Winter timings', '2026-11-05'), number: '39' },
  {
    ...circular('2026-038', 'Board forms: last day', '2026-11-02'),
    classes: ['X'],
    classesText: 'X-A',
  },
  circular('2026-037', 'Diwali holidays', '2026-10-26'),
];

/** Circulars that say something themselves, of which one has no document, beside one that does not. */
export const circularsWithTexts: Sent<'Circular'>[] = [
  {
    ...circular('2026-036', 'School closed on 14 October: heavy rain', '2026-10-13'),
    description:
      'The school and its office stay closed on Wednesday. Buses do not run.\nThe test of Class IX is on 16 October. Questions: office@school.example.',
    attachments: [],
  },
  {
    ...circular('2026-035', 'Excursion to the dam', '2026-10-05'),
    description:
      'Please sign the form of consent, and register at https://forms.example/dam by 12 October. The bus leaves at 7:00 am and is back at 5:00 pm. A hat, a bottle of water and a packed lunch are needed; telephones stay at home. Who gets sick on winding roads sits in front, if the form says so.',
  },
  circular('2026-034', 'Winter uniform', '2026-10-01'),
];

/** The circulars as the site shows them, newest first. */
export const circularExamples: Circular[] = onlyCirculars(readList(circularRecords, readCircular));

/** As many circulars as are wanted, one every two days back from the examples' day. */
export function manyCirculars(count: number): Sent<'Circular'>[] {
  return Array.from({ length: count }, (_, index) =>
    circular(
      `many-${index}`,
      `Notice ${index + 1} to parents`,
      addDays(EXAMPLE_TODAY, -2 * (index % 700)),
    ),
  );
}

function circular(number: string, title: string, date: string): Sent<'Circular'> {
  return {
    _id: `circular-${number}`,
    title,
    date,
    category: CIRCULAR,
    attachments: [`papers/circular-${number}.pdf`],
  };
}
