import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Schema } from 'yup';
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
import { diagnosticsOf } from './check';
import { readYamlFile, type YamlFile } from './yaml-file';

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

/** One file of the dataset; `file` is there when it could be read. */
export interface ReadKind {
  name: string;
  file?: YamlFile;
  diagnostics: string[];
}

function readKind(dir: string, name: string, schema: Schema): ReadKind {
  const path = join(dir, `${name}.yaml`);
  const shownAs = relative(process.cwd(), path);
  if (!existsSync(path)) return { name, diagnostics: [`${shownAs}:1:1: the file is missing`] };
  try {
    const file = readYamlFile(path, shownAs);
    return { name, file, diagnostics: diagnosticsOf(file, schema) };
  } catch (error) {
    if (Array.isArray(error)) return { name, diagnostics: error.map(String) };
    throw error;
  }
}

/** Reads every file of the dataset, with the faults of each. */
export function readKinds(dir: string): ReadKind[] {
  return Object.entries(schemas).map(([name, schema]) => readKind(dir, name, schema));
}
