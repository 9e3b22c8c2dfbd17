import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { readSchool } from '../../src/content-service/school';
import type { Sent } from '../../src/lib/http/service-calls';

const notPages = /(?:^|\/)(?:static|page-data|icons|_gatsby|404|~partytown|edit)\//;

/** At an old address hosts that know files alone have a page that only leads on. */
const leadsOn = (file: string) => readFileSync(file, 'utf8').includes('http-equiv="refresh"');

/** An address of the built site, and what is asked for to see it filled. */
export interface SiteRoute {
  /** The address as the menu knows it. */
  path: string;
  /** The same with the query that it needs to show something. */
  visit: string;
}

/** The addresses of the pages of a folder. */
const pagesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /(?:^|\/)index\.html$/.test(file) && !notPages.test(file))
    .filter((file) => !leadsOn(join(folder, file)))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`);

/** The address of an album that exists, since the album page alone shows nothing. */
async function anAlbum(dir: string, origin: string): Promise<string> {
  const { code } = readSchool(join(dir, 'content/site.yaml'));
  const reply = await fetch(`${origin}/api/gallery/${code}`);
  const [first] = (await reply.json()) as Sent<'Album'>[];
  return first ? `?id=${encodeURIComponent(first._id)}` : '';
}

/** Every page of the built site in the order of the alphabet, and the one for unknown addresses. */
export async function siteRoutes(dir: string, origin: string): Promise<SiteRoute[]> {
  const album = await anAlbum(dir, origin);
  const pages = pagesIn(join(dir, 'public')).sort((a, b) => a.localeCompare(b));
  return [
    ...pages.map((path) => ({ path, visit: path === '/SubGallery' ? path + album : path })),
    { path: '/404', visit: '/no-such-page' },
  ];
}
