import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { Site } from '../../src/content/site.schema';
import { channelsOf, type Palette, samplePalette } from '../../src/theme/palette';

const read = (name: string): unknown => parse(readFileSync(join('content', name), 'utf8'));

/** The names of persons in a list of the content service. */
const namesIn = (file: string) =>
  (read(`service/${file}`) as { name: string }[]).map(({ name }) => name);

const filesBelow = (folder: string) =>
  readdirSync(join('content', folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^(mark|alt)/.test(entry.name))
    .map(({ name }) => basename(name));

/**
 * What nobody but the sample school says: its name and place, numbers and addresses, the people whom it
 * names, and its files. No site of another school may hold any of it.
 */
export function sampleWords(): string[] {
  const site = read('site.yaml') as Site;
  const council = read('facts/council.yaml') as {
    houseNames: string[];
    headGirl: string;
    headBoy: string;
  };
  const hosts = Object.values(site.links ?? {}).map((url) => new URL(url ?? '').hostname);
  return [
    ...new Set([
      'Deodar',
      'Pathdeep',
      site.name,
      site.shortName,
      site.address.city,
      site.address.state,
      site.address.postcode,
      ...site.address.lines,
      ...site.phones.map(({ number }) => number),
      ...site.phones.map(({ number }) => number.replaceAll(' ', '')),
      new URL(site.siteUrl).hostname,
      site.email,
      site.motto?.text ?? '',
      site.motto?.translation ?? '',
      ...hosts,
      ...council.houseNames,
      council.headGirl,
      council.headBoy,
      ...(site.alumni ?? []).map(({ name }) => name),
      ...['messages.yaml', 'toppers.yaml', 'testimonials.yaml', 'register.yaml'].flatMap(namesIn),
      ...['pictures', 'papers', 'service/pictures', 'service/papers'].flatMap(filesBelow),
    ]),
  ].filter(Boolean);
}

/** Its code and its examinations: words so short that scripts may hold them by chance. */
export const sampleCodes = /\b(DHS|ICSE|ISC)\b/;

const hexesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith('#') ? [value.toLowerCase()] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(hexesIn) : [];
};

/** The colours of the sample school, as stylesheets write them, without those that another palette has too. */
export function sampleColours(own: Palette): string[] {
  const shared = new Set(hexesIn(own));
  const colours = [...new Set(hexesIn(samplePalette))].filter((hex) => !shared.has(hex));
  return [...colours, ...colours.map(channelsOf)];
}
