import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where Storybook is built. */
export const storybookFolder = 'storybook-static';

/** What the built Storybook is made of. */
const sources = [
  'src',
  'stories',
  '.storybook',
  'static',
  'content',
  '__tests__/support/mocks',
  'package-lock.json',
];

// The commands of the office and the server are no part of Storybook.
const notInStorybook = new Set([
  'src/cli',
  'src/content-service',
  'src/build/bundle',
  'src/build/finish',
  'src/build/hosting',
  'src/build/publish',
  'src/lib/terminal',
]);

/** When a file of the folder was last written, in milliseconds; 0 for a folder that is missing. */
function newestIn(path: string): number {
  if (notInStorybook.has(path) || !existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce(
    (newest, name) => Math.max(newest, newestIn(join(path, name))),
    0,
  );
}

/** Whether Storybook was built after the last change of what it is made of. */
export function isFresh(folder: string): boolean {
  // Written last, and read for the stories that a change reaches.
  const index = join(folder, 'preview-stats.json');
  return existsSync(index) && statSync(index).mtimeMs >= Math.max(...sources.map(newestIn));
}

/** Builds Storybook where that is needed. Throws when it cannot be built. */
export function buildStorybook(): void {
  if (isFresh(storybookFolder)) return;
  console.log('Building Storybook, which is missing or older than the sources …');
  const { status, stdout, stderr } = spawnSync(
    'node_modules/.bin/storybook',
    ['build', '--quiet', '--stats-json'],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`Storybook could not be built:\n${stdout}${stderr}`);
}
