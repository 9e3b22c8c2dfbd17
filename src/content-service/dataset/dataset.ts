import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { InferType, Schema } from 'yup';
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
import { faultsOf } from './check';
import { readYamlFile } from './yaml-file';

/** The files of the dataset, `news` being `news.yaml`, and what each must hold. */
const schemas = {
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

type Name = keyof typeof schemas;

/** Everything that the service tells, as the editor wrote it. */
export type Dataset = { [Key in Name]: InferType<(typeof schemas)[Key]> } & {
  /** The photos of an album's folder, in the order of their names. */
  photosIn(folder: string): string[];
};

/** The dataset can't be served; `faults` holds one `file:line:column: …` each. */
export class DatasetError extends Error {
  constructor(readonly faults: string[]) {
    super(`The content service's data has ${faults.length} faults:\n${faults.join('\n')}`);
    this.name = 'DatasetError';
  }
}

function readKind(
  dir: string,
  name: string,
  schema: Schema,
): { value?: unknown; faults: string[] } {
  const path = join(dir, `${name}.yaml`);
  const shownAs = relative(process.cwd(), path);
  if (!existsSync(path)) return { faults: [`${shownAs}:1:1: the file is missing`] };
  try {
    const file = readYamlFile(path, shownAs);
    return { value: file.value, faults: faultsOf(file, schema) };
  } catch (error) {
    if (Array.isArray(error)) return { faults: error.map(String) };
    throw error;
  }
}

/** The photos of a folder under `dir`, as paths; none when the folder isn't there. */
function photoLister(dir: string): (folder: string) => string[] {
  const known = new Map<string, string[]>();
  return (folder) => {
    const found = known.get(folder);
    if (found) return found;
    const path = join(dir, folder);
    const names = existsSync(path) ? readdirSync(path).sort() : [];
    const photos = names
      .filter((name) => /\.(webp|jpe?g|png|avif)$/i.test(name))
      .map((name) => `${folder}/${name}`);
    known.set(folder, photos);
    return photos;
  };
}

/** Reads the dataset from a folder. Throws a DatasetError with every fault at once. */
export function loadDataset(dir: string): Dataset {
  const read = Object.entries(schemas).map(
    ([name, schema]) => [name, readKind(dir, name, schema)] as const,
  );
  const faults = read.flatMap(([, { faults: found }]) => found);
  if (faults.length > 0) throw new DatasetError(faults);
  const values = Object.fromEntries(read.map(([name, { value }]) => [name, value]));
  // Each value has just passed its schema, which is what the type says.
  return { ...values, photosIn: photoLister(dir) } as unknown as Dataset;
}
