import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StaticQueries } from './gatsby-renderer';
import type { PageData } from './page-data';

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(file, 'utf8')) as unknown;

/** A page with its data as it was built, or as it is now. */
export interface Version {
  page: PageData;
  queries: StaticQueries;
}

/** Reads what Gatsby has built a page from. */
export async function builtVersion(rawDir: string, path: string): Promise<Version> {
  const folder = join(rawDir, 'page-data');
  const name = path === '/' ? 'index' : path;
  const page = (await readJson(join(folder, name, 'page-data.json'))) as PageData;
  const queries: StaticQueries = {};
  for (const hash of page.staticQueryHashes) {
    queries[hash] = (await readJson(join(folder, 'sq/d', `${hash}.json`))) as StaticQueries[string];
  }
  return { page, queries };
}
