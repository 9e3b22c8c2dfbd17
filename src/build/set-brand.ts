import { brandSchema } from '../content/brand.schema';
import { contentDir as chosenDir } from '../content/content-dir';
import { readRecord } from '../content/read-record';
import type { Brand } from '../theme/brand';
import { derivePalette } from '../theme/derive-palette';

/**
 * The brand that a content folder gives its school; undefined without brand.yaml, or with one that has
 * faults, which are told when the content is loaded.
 */
export function readBrand(contentDir = chosenDir()): Brand | undefined {
  const value = readRecord(contentDir, 'brand.yaml');
  if (!brandSchema.isValidSync(value)) return undefined;
  const { colours, type = 'fraunces-mukta', decoration = 'hills' } = brandSchema.cast(value);
  return { palette: derivePalette(colours), type, decoration, ownLogo: true };
}

/**
 * Puts the school's brand into the environment, from which `theme/brand.ts` takes it: before the theme
 * is loaded. Processes that are started from here have it too.
 */
export function setBrand(contentDir = chosenDir()): void {
  const brand = readBrand(contentDir);
  if (brand) process.env.GATSBY_BRAND = JSON.stringify(brand);
  else delete process.env.GATSBY_BRAND;
}
