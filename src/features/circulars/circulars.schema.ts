import { day, text } from '../../lib/http/field-readers';
import { cleanText, TEXT_MAX } from '../../lib/http/text';
import { type FieldReaders, recordReader, type RecordOf } from '../../lib/http/read-record';
import type { Sent } from '../../lib/http/service-calls';
import { attachmentsOf } from './circulars.attachments';

/** More classes than a school has. */
const mostClasses = 60;

/** The texts of a list. */
const classesIn = (sent: unknown): string[] =>
  (Array.isArray(sent) ? sent.slice(0, mostClasses) : [])
    .map((name) => cleanText(name, 40))
    .filter(Boolean);

/** Reads a circular; `undefined` without a title. */
export const readCircular = recordReader('title', {
  title: text('title'),
  number: text('number', 60),
  classes: ({ classes }) => classesIn(classes),
  classesText: text('classesText', 200),
  date: day('date'),
  description: text('description', TEXT_MAX),
  category: text('category', 60),
  /** The circular itself, and what belongs to it; none when the service sent none. */
  attachments: attachmentsOf,
} satisfies FieldReaders<Sent<'Circular'>>);

/** A circular as the site shows it. */
export type Circular = RecordOf<typeof readCircular>;
