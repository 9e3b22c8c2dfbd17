import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../../lib/files/files-below';

/** The files of the project beside its folders that a build is made of. */
export const projectFiles = [
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];

/** What is written into scripts and renderer beside. */
const bakedIn = ['GATSBY_CONTENT_SERVICE_URL', 'GATSBY_LISTS', 'GATSBY_BASE'];

/**
 * The digest of all that scripts and renderer are made of: by bytes and not by times, so that a cache that
 * comes from another checkout counts. What of a school's theme they hold, the name of their folder says.
 */
export async function codeDigest(
  root = '.',
  environment: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  // An address that is not set is the site's own, as an empty one.
  for (const name of bakedIn) hash.update(`\n${name}=${environment[name] ?? ''}`);
  const source = filesBelow(join(root, 'src')).map((name) => `src/${name}`);
  for (const name of [...projectFiles.filter((file) => existsSync(join(root, file))), ...source]) {
    hash.update(`\n${name}\n`).update(await readFile(join(root, name)));
  }
  return hash.digest('hex');
}
