import type { AnySchema, InferType } from 'yup';
import { date, flag, shape } from '../../content/fields';
import { existsSync, readdirSync } from 'node:fs';
import { type Checks, noChecks } from '../../content/checks';
import type { Diagnostic } from '../../content/diagnostics';
import { unknownFile } from '../../content/unknown-files';
import { isSystemFile } from '../../lib/files/file-name';
import { albumsSchema } from '../kinds/albums';
import { birthdaysSchema } from '../kinds/birthdays';
import { calendarSchema } from '../kinds/calendar';
import { circularsSchema } from '../kinds/circulars';
import { eventsSchema } from '../kinds/events';
import { highlightsSchema } from '../kinds/highlights';
import { messagesSchema } from '../kinds/messages';
import { newsSchema } from '../kinds/news';
import { notificationsSchema } from '../kinds/notifications';
import { registerSchema } from '../kinds/register';
import { registrationsSchema } from '../kinds/registrations';
import { testimonialsSchema } from '../kinds/testimonials';
import { toppersSchema } from '../kinds/toppers';
import { videosSchema } from '../kinds/videos';
import { birthdaysFile, readBirthdays } from './birthdays/read-birthdays';
import { type ReadKind, readKind, shownAs } from './read-kind';

/** demo.yaml: a sample's records stay young. */
const demoSchema = shape('Moves all days and sessions of the lists to the present, for a sample.', {
  demo: flag('Whether the lists are a sample’s.'),
  writtenFor: date('The day for which the records were written: then nothing is moved.'),
});

/** What it says. */
export type Demo = InferType<typeof demoSchema>;

/** The name of that file, beside the lists. */
export const demoFile = 'demo.yaml';

/** What is said of a folder that has it. */
export const demoNote = `the lists' days and sessions move to the present (${demoFile}); a school has no such file`;

/**
 * What to do with a table that is not read: a `Birthdays.csv`, `birthdays (1).csv`, `DOB list.xlsx`; undefined for
 * what is none. `isThere` tells whether the folder has a file.
 */
function unknownTable(file: string, isThere: (file: string) => boolean): string | undefined {
  const isOther = Object.keys(schemas).some(
    (name) => name !== 'birthdays' && file.toLowerCase().startsWith(name.replace(/s$/, '')),
  );
  if (/\.(?:xlsx?|ods)$/i.test(file) || (isOther && /\.(?:csv|tsv)$/i.test(file))) {
    return `not read; take it away from here, and bring it in: npx school import "${file}"`;
  }
  if (!/\.(?:csv|tsv|csv\.txt)$/i.test(file)) return undefined;
  return isThere(birthdaysFile)
    ? `not read, since only "${birthdaysFile}" is; put what is new into that one, and take this one away`
    : `not read, since its name is another one; where it lists birthdays, rename it to "${birthdaysFile}"`;
}

/** The files of the dataset, `news` being `news.yaml`, and what each must hold. */
export const schemas = {
  albums: albumsSchema,
  birthdays: birthdaysSchema,
  calendar: calendarSchema,
  circulars: circularsSchema,
  events: eventsSchema,
  highlights: highlightsSchema,
  messages: messagesSchema,
  news: newsSchema,
  notifications: notificationsSchema,
  register: registerSchema,
  registrations: registrationsSchema,
  testimonials: testimonialsSchema,
  toppers: toppersSchema,
  videos: videosSchema,
} as const;

/** What else is read with the lists, and is no list. */
const files: Record<string, AnySchema> = { ...schemas, demo: demoSchema };

/** What else the folder has: the files that lists name, and its guide. */
const others = new Set(['pictures', 'papers', 'README.md', birthdaysFile]);

/** Diagnostics for files that belong to no list, such as one with a misspelt name. */
export function unknownFiles(dir: string): Diagnostic[] {
  if (!existsSync(dir)) return [];
  const names = Object.keys(files);
  const inFolder = readdirSync(dir);
  return inFolder
    .filter((file) => !others.has(file) && !isSystemFile(file))
    .flatMap((file) => {
      const isThere = (name: string) => inFolder.includes(name);
      const message = unknownTable(file, isThere) ?? unknownFile(file, names, isThere, 'list');
      return message === undefined
        ? []
        : [{ file: shownAs(dir, file), line: 1, column: 1, message }];
    });
}

/**
 * Reads the files of the dataset that are `wanted`, all if nothing is said, with the diagnostics of each; the
 * birthdays may be in two.
 */
export function readKinds(
  dir: string,
  checks: Checks = noChecks,
  wanted = (_name: string): boolean => true,
): ReadKind[] {
  const kinds = Object.entries(files).flatMap(([name, schema]) => {
    if (!wanted(name)) return [];
    if (name === 'birthdays') return readBirthdays(dir, checks);
    return readKind(dir, name, { schema, checks, none: name === 'demo' ? undefined : [] });
  });
  const lost = unknownFiles(dir).filter(({ file }) => /\.ya?ml$/i.test(file));
  return [
    ...kinds,
    ...lost.map((diagnostic) => ({ name: diagnostic.file, diagnostics: [diagnostic] })),
  ];
}
