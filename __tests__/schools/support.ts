import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrand } from '../../src/build/set-brand';
import { type Palette, samplePalette } from '../../src/theme/palette';
import { servedSchoolOrigin, staticSchoolOrigin } from '../e2e/support/addresses';

/** A school of `__tests__/fixtures/schools`, as it was built for the tests of this folder. */
export interface BuiltSchool {
  name: string;
  origin: string;
  /** True where files alone are served, and no call is answered. */
  static: boolean;
  /** How many pages it has. */
  pages: number;
}

export const builtSchools: BuiltSchool[] = [
  { name: 'pune-day-school', origin: servedSchoolOrigin, static: false, pages: 20 },
  { name: 'small-primary', origin: staticSchoolOrigin, static: true, pages: 11 },
];

/** The content of a school. */
export const contentOf = (name: string) => join('__tests__/fixtures/schools', name, 'content');

/** Where a school's site was built. */
const publicOf = (name: string) => join('reports/schools', name, 'public');

/** Every file of a built site. */
export const filesOf = (name: string) =>
  readdirSync(publicOf(name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(publicOf(name).length));

/** The paths of its pages, the front page first. */
export const pathsOf = (name: string) =>
  filesOf(name)
    .filter((file) => file.endsWith('/index.html') && !file.startsWith('/edit/'))
    .map((file) => file.replace(/\/index\.html$/, '') || '/')
    .sort();

/** A text file of a built site. */
export const textOf = (name: string, file: string) =>
  readFileSync(join(publicOf(name), file), 'utf8');

/** The colours of a school, derived from the two that it names. */
export const paletteOf = (name: string): Palette =>
  readBrand(contentOf(name))?.palette ?? samplePalette;
