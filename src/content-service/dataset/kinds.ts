import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { AnySchema } from 'yup';
import { noChecks, type Checks } from '../../content/checks';
import type { Diagnostic } from '../../content/diagnostics';
import { readText } from '../../content/read-text';
import { readYaml } from '../../content/read-yaml';
import type { SourceFile } from '../../content/source-file';
import { strayFile } from '../../content/stray-files';
import { validate } from '../../content/validate';
import { isSystemFile } from '../../files/file-name';
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

/** One file of the dataset; its value is there when it is in a shape to be served. */
export interface ReadKind {
  name: string;
  value?: unknown;
  /** What was written, when it could be read. */
  source?: SourceFile;
  diagnostics: Diagnostic[];
}

/** A file as an editor knows it: 'content/service/news.yaml'. */
export const shownAs = (dir: string, name: string) =>
  join(basename(dirname(resolve(dir))), basename(dir), name);

const withoutFile = (name: string) =>
  name === 'birthdays' ? { classes: [], pictures: [], families: [] } : [];

/** What else the folder has: the files that lists name, and its guide. */
const others = new Set(['pictures', 'papers', 'README.md']);

/** Files that no list is made of: one whose name was mistyped would be missed by nobody. */
export function strays(dir: string): Diagnostic[] {
  if (!existsSync(dir)) return [];
  const names = Object.keys(schemas);
  const inFolder = readdirSync(dir);
  return inFolder
    .filter((file) => !others.has(file) && !isSystemFile(file))
    .flatMap((file) => {
      const message = strayFile(file, names, (name) => inFolder.includes(name), 'list');
      return message === undefined
        ? []
        : [{ file: shownAs(dir, file), line: 1, column: 1, message }];
    });
}

function readKind(dir: string, name: string, schema: AnySchema, checks: Checks): ReadKind {
  const path = join(dir, `${name}.yaml`);
  // A school without such a list has no file of it.
  if (!existsSync(path)) return { name, value: withoutFile(name), diagnostics: [] };
  const file = shownAs(dir, `${name}.yaml`);
  const { text, diagnostic } = readText(path, file);
  if (diagnostic) return { name, diagnostics: [diagnostic] };
  const { source, diagnostics } = readYaml(file, text);
  if (source.broken) return { name, diagnostics };
  return {
    name,
    source,
    ...validate(schema, { source, diagnostics, isUnsure: () => false }, checks),
  };
}

/** Reads every file of the dataset, with the diagnostics of each. */
export function readKinds(dir: string, checks: Checks = noChecks): ReadKind[] {
  const kinds = Object.entries(schemas).map(([name, schema]) =>
    readKind(dir, name, schema, checks),
  );
  const lost = strays(dir).filter(({ file }) => /\.ya?ml$/i.test(file));
  return [
    ...kinds,
    ...lost.map((diagnostic) => ({ name: diagnostic.file, diagnostics: [diagnostic] })),
  ];
}
