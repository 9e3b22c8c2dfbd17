import type { PlainDate } from '../../dates/plain-date';
import type { CircularFacts } from '../../http/circular-facts';
import { day, text } from '../../http/field-readers';
import { cleanText } from '../../http/text';
import { recordReader, type ListRecord } from '../../http/read-record';
import type { Attachment } from '../../http/attachments';
import type { components } from '../../http/service-types';
import { papersOf } from './circulars.papers';

/** A circular as the service sends it; `date` is 'YYYY-MM-DD'. */
export type CircularRecord = components['schemas']['Circular'];

/** A circular as the site shows it. */
export interface Circular extends ListRecord, CircularFacts {
  title: string;
  date: PlainDate | undefined;
  category: string;
  /** The circular itself, and what belongs to it; none when the service sent none. */
  papers: Attachment[];
}

/** More classes than a school has. */
const mostClasses = 60;

/** The texts of a list. */
const classesIn = (sent: unknown): string[] =>
  (Array.isArray(sent) ? sent.slice(0, mostClasses) : [])
    .map((name) => cleanText(name, 40))
    .filter(Boolean);

/** Reads a circular; `undefined` without a title. */
export const readCircular = recordReader<CircularRecord, Circular>('title', {
  title: text('title'),
  number: text('number', 60),
  classes: ({ classes }) => classesIn(classes),
  classesText: text('classesText', 200),
  date: day('date'),
  category: text('category', 60),
  papers: papersOf,
});
