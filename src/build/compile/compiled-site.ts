import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Brand } from '../../theme/brand';
import { conditionsOf } from '../../theme/brand-conditions';

/*
 * Scripts and renderer hold nothing of one school but which modules its theme variant takes: its typefaces, its
 * decoration, whether its logo is a file. Schools that agree in these share what was compiled.
 */

/** What Gatsby compiled for schools of one theme variant. */
export interface CompiledSite {
  /** The digest of the code that it was made of. */
  code: string;
  /** When that was, as an ISO instant: it tells one compile from the next. */
  at: string;
  /** The CSS of islands in states that no page shows, in the sample's shades. */
  rules: string;
  /** Whether Gatsby rendered pages too, for the comparison. */
  compares: boolean;
}

/**
 * The name of a theme variant: 'fraunces-mukta-hills-own-logo'; scripts of sites below a path are that path's,
 * '…-below-school', and those that read lists from files are others, '…-files'.
 */
export const themeVariantName = (brand: Brand, base = process.env.GATSBY_BASE ?? ''): string =>
  [
    ...conditionsOf(brand),
    ...(base === '' ? [] : [`below${base.replace(/\W/g, '-')}`]),
    ...(process.env.GATSBY_LISTS === 'files' ? ['files'] : []),
  ].join('-');

/** The project that Gatsby builds in for schools of this theme variant, with its cache and its output. */
export const compiledDir = (brand: Brand): string => resolve('.build', themeVariantName(brand));

/** Gatsby's own output. */
export const rawDirOf = (dir: string): string => join(dir, 'public');

/** What builds know of the sizes of pictures, a file for each school. */
export const knownPictures = (dir: string): string => join(dir, 'pictures');

const record = (dir: string) => join(dir, 'compiled.json');
const unproven = (dir: string) => join(dir, 'unproven.json');

async function read(file: string): Promise<CompiledSite | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as CompiledSite);
}

/** What can be rendered from; undefined where nothing is. */
export const readCompiled = (dir: string): Promise<CompiledSite | undefined> => read(record(dir));

/**
 * Whether Gatsby is to render pages too, and what is rendered here is compared with them: tests of the project ask for
 * it. Other builds do without, for whom Gatsby's pages are blank.
 */
export const comparesWithGatsby = (): boolean => process.env.COMPARE_WITH_GATSBY === '1';

/** What was compiled just now, and is held against Gatsby's pages as the first site is rendered from it. */
export const readUnproven = (dir: string): Promise<CompiledSite | undefined> => read(unproven(dir));

/** Keeps what Gatsby has just compiled; as not yet proven where it is to be compared. */
export async function keepCompiled(
  dir: string,
  site: Omit<CompiledSite, 'compares'>,
): Promise<void> {
  const compares = comparesWithGatsby();
  await writeFile(compares ? unproven(dir) : record(dir), JSON.stringify({ ...site, compares }));
}

/** From now on, other content is rendered from it without Gatsby. */
export const keepProven = (dir: string): Promise<void> => rename(unproven(dir), record(dir));

/** Forgets it: what Gatsby does now makes it untrue. */
export async function forgetCompiled(dir: string): Promise<void> {
  for (const path of [record(dir), unproven(dir), knownPictures(dir)]) {
    await rm(path, { recursive: true, force: true });
  }
}
