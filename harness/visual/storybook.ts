import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where Storybook is built. */
export const storybookFolder = 'storybook-static';

/** Code that Storybook is made of: not the commands of the office and the server. */
export const inStorybook =
  /^(?:src\/(?!cli\/|content-service\/|build\/(?!set-brand)|lib\/terminal\/)|stories\/|\.storybook\/|static\/|__tests__\/support\/mocks\/)/;

/** What Storybook is built from, beside packages. */
const folders = ['src', 'stories', '.storybook', 'static', 'content', '__tests__/support/mocks'];

/** Whether Storybook was built after the last change of what it is made of. */
export function isFresh(folder: string): boolean {
  // Written last, and read for the stories that a change reaches.
  const index = join(folder, 'preview-stats.json');
  if (!existsSync(index)) return false;
  const files = folders.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)),
  );
  const built = statSync(index).mtimeMs;
  return [...files, 'package-lock.json']
    .filter((file) => inStorybook.test(file) || !file.startsWith('src'))
    .every((file) => statSync(file).mtimeMs <= built);
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
