import { mixed, type InferType } from 'yup';
import { checksOf } from '../../content/content-fields';
import { validator } from '../../content/field-messages';
import { text } from '../../content/fields';
import { parseWrittenDay } from '../../dates/written-day';
import { classesInWords, readClasses } from '../../http/class-names';
import { fileNameIn } from '../../http/file-type';
import { day, itemName, items, namedPapers, type WrittenPaper } from '../dataset/fields';
import type { PlainDate } from '../../dates/plain-date';
import type { components } from '../../http/service-types';
import { type Apart, apart, type Identity, idWith, published, recordId } from './records';

/** The classes of a circular, as a text or as a list of texts. */
const classes = mixed<string | number | (string | number)[]>()
  .test(
    validator('classes', (value: unknown, context) => {
      const texts = [value].flat();
      if (texts.some((one) => typeof one !== 'string' && typeof one !== 'number')) {
        return '"classes" must be a text such as VI to VIII, or a list of classes';
      }
      const known = checksOf(context)?.classList ?? [];
      return known.length > 0 ? classProblem(value, known) : undefined;
    }),
  )
  .meta({
    description: 'The classes that it is for, as a text or a list; all when left out.',
    example: 'VI to VIII',
    orList: true,
  });

/** What is no class of a school that has these. */
function classProblem(written: unknown, known: readonly string[]): string | undefined {
  const [strange] = readClasses(written, known).unknown;
  return strange === undefined
    ? undefined
    : `the school has no class "${strange}" (site.yaml lists ${known.join(', ')})`;
}

/** circulars.yaml. The category is `Circular` when left out; its attachments are its papers. */
export const circularsSchema = items('Circulars, in any order.', {
  title: text('The title.', 'Summer break and homework'),
  number: text('Its number, as it is written on the paper.', 'HVS/2026/114').optional(),
  date: day(),
  classes,
  category: text('Its category; Circular when none is given.', 'Circular').optional(),
  attachments: namedPapers(
    'The paper itself, then what belongs to it: each a path, or { file, name }.',
    'papers/circulars/new-hours.pdf',
  ),
  id: itemName(
    'A short name for its address; without it the address is made of number or title, and day.',
    'bus-routes-2026',
  ).optional(),
});

type WrittenCircular = InferType<typeof circularsSchema>[number];

/** A circular as it goes over the wire. */
export type CircularRecord = components['schemas']['Circular'];

/** The id that a circular of a number, or of a title, has; links that were sent hold it. */
export const circularId = (numberOrTitle: string, day: string): string =>
  recordId('circular', numberOrTitle, day);

const pathOf = (paper: WrittenPaper) => (typeof paper === 'string' ? paper : paper.file);

/** Several circulars of one number, or of one title, and one day are told apart by their first paper. */
export const circularIdentity: Identity<WrittenCircular> = {
  id: ({ id, number, title, date }) =>
    id ?? circularId(number ?? title, parseWrittenDay(date) ?? date),
  more: ({ attachments: [first] = [] }) => [first && pathOf(first)],
};

/** All papers of a circular: by their paths, and by their names where one has a name. */
function papersOf(written: readonly WrittenPaper[]): Pick<CircularRecord, 'attachments' | 'files'> {
  const papers = written.map((paper) => ({
    path: pathOf(paper),
    name: typeof paper === 'string' ? undefined : paper.name?.trim(),
  }));
  return {
    attachments: papers.map(({ path }) => path),
    ...(papers.some(({ name }) => name) && {
      files: papers.map(({ path, name }) => ({ path, name: name || fileNameIn(path) })),
    }),
  };
}

/** The classes of a circular: each by itself, and as the office wrote them. None are sent where all are meant. */
function classesOf(written: unknown, known: readonly string[] | undefined) {
  const { classes } = readClasses(written, known);
  return classes.length > 0 ? { classes, classesText: classesInWords(written) } : {};
}

/**
 * All circulars that have come out, newest first. `classes` are the school's, the youngest first; the usual ones
 * where it lists none.
 */
export function circularRecords(
  items: readonly (WrittenCircular & Apart)[],
  today: PlainDate,
  classes?: readonly string[],
): CircularRecord[] {
  return published(apart(items, circularIdentity), today).map(({ item, day }) => ({
    _id: idWith(circularIdentity.id({ ...item, date: day }), item),
    title: item.title,
    ...(item.number !== undefined && { number: item.number }),
    date: day,
    ...classesOf(item.classes, classes),
    category: item.category ?? 'Circular',
    ...papersOf(item.attachments ?? []),
  }));
}
