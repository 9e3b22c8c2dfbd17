import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kept } from './picture';
import { variants, type Variant } from './modes';

/** What is known of one picture without opening it. */
interface Baseline {
  fingerprint: string;
  /** Whether the kept picture has every pixel as it was. */
  exact: boolean;
}

/** What was approved: pictures by `story variant`. */
export interface Baselines {
  /** The browser that they were taken with; empty when there are none. */
  browser: string;
  pictures: Map<string, Baseline>;
  /** The digest of what each story was made of when all its pictures were approved, by its id. */
  inputs: Map<string, string>;
}

/** Nothing approved yet. */
export const noBaselines = (): Baselines => ({
  browser: '',
  pictures: new Map(),
  inputs: new Map(),
});

/** The folder in the repository. */
export const baselineFolder = '__tests__/visual';

/** `blocks-table--default light-phone` */
export const keyOf = (id: string, variant: Variant) => `${id} ${variant}`;

/** The name of a picture's file: `blocks-table--default.light-phone.webp`. */
export const pictureFile = (key: string) => `${key.replace(' ', '.')}.webp`;

/** The list of what was approved. */
const listFile = (folder: string) => join(folder, 'baselines.txt');
const picturePath = (folder: string, key: string) => join(folder, 'pictures', pictureFile(key));

const isVariant = (word: string | undefined) => variants.some((known) => known === word);

/** Reads the list of what was approved. A missing list is an empty one. Throws at a broken line, with its number. */
export function readBaselines(folder = baselineFolder): Baselines {
  const file = listFile(folder);
  const found = noBaselines();
  if (!existsSync(file)) return found;
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      const [id = '', variant, fingerprint, kind] = line.split(' ');
      if (line === '' || id === '#') return;
      if (id === 'browser') found.browser = line.slice('browser '.length);
      else if (variant === 'inputs' && fingerprint) found.inputs.set(id, fingerprint);
      else if (isVariant(variant) && fingerprint && kind) {
        found.pictures.set(`${id} ${variant}`, { fingerprint, exact: kind === 'exact' });
      } else throw new Error(`${file}:${index + 1}: is not "story variant fingerprint kind"`);
    });
  return found;
}

/** Writes the list, in an order that keeps changes small. */
export function writeBaselines(
  { browser, pictures, inputs }: Baselines,
  folder = baselineFolder,
): void {
  const lines = [
    ...[...pictures].map(
      ([key, { fingerprint, exact }]) => `${key} ${fingerprint} ${exact ? 'exact' : 'small'}`,
    ),
    ...[...inputs].map(([id, digest]) => `${id} inputs ${digest}`),
  ].sort();
  mkdirSync(folder, { recursive: true });
  const head =
    '# Written by `npm run visual:approve`: story, variant, fingerprint of all pixels, kind; inputs: the ' +
    'digest of what the story is made of.';
  writeFileSync(listFile(folder), [head, `browser ${browser}`, ...lines, ''].join('\n'));
}

/** The approved picture as it is kept. Throws when the file is missing. */
export const readPicture = (key: string, folder = baselineFolder) =>
  readFileSync(picturePath(folder, key));

/** Puts a picture in the place of the approved one. */
export function writePicture(key: string, bytes: Kept['bytes'], folder = baselineFolder): void {
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  writeFileSync(picturePath(folder, key), bytes);
}

/** Removes an approved picture. */
export const removePicture = (key: string, folder = baselineFolder) =>
  rmSync(picturePath(folder, key), { force: true });
