import { mixed, type InferType } from 'yup';
import { noSuchClass } from '../../content/classes';
import { checksOf } from '../../content/content-fields';
import { empty, validator } from '../../content/field-messages';
import { languageField } from '../../content/language';
import { text } from '../../content/fields';
import { classesInWords, readClasses } from '../../lib/http/class-names';
import { fileNameIn } from '../../lib/http/file-type';
import { day } from '../dataset/day';
import { itemName, items, namedAttachments, type WrittenAttachment } from '../dataset/fields';
import type { PlainDate } from '../../lib/dates/plain-date';
import type { Sent } from '../../lib/http/service-calls';
import { datedId, datedRecords, type Identity, langOf } from './records';

const classes = mixed<string | number | (string | number)[]>()
  .nonNullable(empty)
  .test(
    validator('classes', (value: unknown, context) => {
      const texts = [value].flat();
      if (texts.some((one) => typeof one !== 'string' && typeof one !== 'number')) {
        return '"classes" must be a text such as VI to VIII, or a list of classes';
      }
      const known = checksOf(context)?.classList ?? [];
      const strange = known.length > 0 ? readClasses(value, known).unknown : [];
      return strange.length > 0 ? noSuchClass(strange, known) : undefined;
    }),
  )
  .meta({
    description: 'The classes that it is for, as a text or a list; all when left out.',
    example: 'VI to VIII',
    orList: true,
  });

/** circulars.yaml. The category is `Circular` when left out; its attachments are files. */
export const circularsSchema = items('Circulars, in any order.', {
  title: text('The title.', 'Summer break and homework'),
  ...languageField,
  number: text('Its number, as it is printed on it.', 'HVS/2026/114').optional(),
  date: day(),
  classes,
  description: text(
    'What it says, where that is not in its document alone.',
    'The school stays closed tomorrow.',
  ).optional(),
  category: text('Its category; Circular when none is given.', 'Circular').optional(),
  attachments: namedAttachments(
    'The circular itself, then what belongs to it: each a path, or { file, name }.',
    'papers/circulars/new-hours.pdf',
  ),
  id: itemName(
    'A short name for its address; without it the address is made of number or title, and day.',
    'bus-routes-2026',
  ).optional(),
});

type WrittenCircular = InferType<typeof circularsSchema>[number];

/** The id that a circular of a number, or of a title, has; links that were sent hold it. */
export const circularId = (numberOrTitle: string, day: string): string =>
  datedId('circular', numberOrTitle, day);

/** What tells a circular from the one that it corrects, whose number it often has: 'Date sheet (Rev. 2)'. */
const revision =
  /(?:\b(?:revised|amend(?:ed|ment)|corrected|corrigend(?:um|a)|addend(?:um|a)|errat(?:um|a)|rev\b\.?(?= ?(?:\d|\)|$)))|संशोधित|शुद्धि)(?:[ -]?\d{1,2}\b)?/i;

/** The words of a title by which it corrects another one; '' where there are none. 'Revision classes' and 'Rev. Fr. Thomas' have none. */
export const revisionIn = (title: string): string => revision.exec(title)?.[0].toLowerCase() ?? '';

const pathOf = (attachment: WrittenAttachment) =>
  typeof attachment === 'string' ? attachment : attachment.file;

/** Several circulars of one number, or of one title, and one day are told apart by their first attachment, or their words. */
export const circularIdentity: Identity<WrittenCircular> = {
  id: ({ id, number, title, date }) => id ?? circularId(number ?? title, date),
  more: ({ attachments: [first] = [], description }) => [first ? pathOf(first) : description],
};

/** All attachments of a circular: by their paths, and where there are several, or one has a name, by their names. */
function attachmentsOf(
  written: readonly WrittenAttachment[],
): Pick<Sent<'Circular'>, 'attachments' | 'files'> {
  const attachments = written.map((attachment) => ({
    path: pathOf(attachment),
    name: typeof attachment === 'string' ? undefined : attachment.name?.trim(),
  }));
  return {
    attachments: attachments.map(({ path }) => path),
    ...((attachments.length > 1 || attachments.some(({ name }) => name)) && {
      files: attachments.map(({ path, name }) => ({ path, name: name || fileNameIn(path) })),
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
export const circularRecords = (
  items: readonly WrittenCircular[],
  today: PlainDate,
  classes?: readonly string[],
): Sent<'Circular'>[] =>
  datedRecords(items, circularIdentity, today, (item, date) => ({
    title: item.title,
    ...langOf(item),
    ...(item.number !== undefined && { number: item.number }),
    date,
    ...classesOf(item.classes, classes),
    ...(item.description !== undefined && { description: item.description }),
    category: item.category ?? 'Circular',
    ...attachmentsOf(item.attachments ?? []),
  }));
