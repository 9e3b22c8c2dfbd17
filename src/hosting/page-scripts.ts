import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What Gatsby's runtime would ask for one after the other, once it runs. */
export interface PageScripts {
  /** The page's own script files and those that it shares with a few others: '/865-….js'. */
  scripts: string[];
  /** Its data: '/page-data/News/page-data.json' and others. */
  data: string[];
}

interface BuildStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] } | undefined>;
}

interface PageDataFile {
  componentChunkName: string;
  staticQueryHashes: string[];
}

const json = async <T>(file: string) => JSON.parse(await readFile(file, 'utf8')) as T;

/**
 * The files that a page needs beside those of every page, from Gatsby's own records in `public`.
 * Named in the page they come with the first round trip; left to Gatsby they take three more. A file
 * that is no page of Gatsby's has none.
 */
export async function pageScripts(publicDir: string, pagePath: string): Promise<PageScripts> {
  const own = `/page-data/${pagePath === '/' ? 'index' : pagePath.slice(1)}/page-data.json`;
  if (!existsSync(join(publicDir, own))) return { scripts: [], data: [] };
  const stats = await json<BuildStats>(join(publicDir, 'webpack.stats.json'));
  const page = await json<PageDataFile>(join(publicDir, own));
  const assets = stats.namedChunkGroups[page.componentChunkName]?.assets ?? [];
  return {
    scripts: assets.map(({ name }) => `/${name}`).filter((name) => name.endsWith('.js')),
    data: [
      '/page-data/app-data.json',
      own,
      ...page.staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
    ],
  };
}
