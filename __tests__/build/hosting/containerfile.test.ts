/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The literal paths that a folder's code resolves from where it is started. */
const named = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.(ts|tsx)$/.test(path) && statSync(path).isFile())
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/\bresolve\('([^'.][^']*)'/g)])
    .map(([, path = '']) => path);

/** What the image's steps copy from the repository: 'src', 'docs/editors.md'. */
const copied = readFileSync('templates/server/Containerfile', 'utf8')
  .split('\n')
  .filter((line) => /^COPY (?!--)/.test(line))
  .flatMap((line) => line.split(/\s+/).slice(1, -1));

const holds = (path: string) => copied.some((copy) => path === copy || path.startsWith(`${copy}/`));

test('the image holds every file of the repository that a build reads by name', () => {
  const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
  const read = [...new Set(named('src'))].filter((path) =>
    tracked.some((file) => file === path || file.startsWith(`${path}/`)),
  );
  expect(read).toEqual(expect.arrayContaining(['docs/editors.md', 'static', 'package.json']));
  // The school's own content comes from elsewhere; pictures of the guide are the sample school's.
  const left = ['content', 'docs/editors'];
  expect(read.filter((path) => !holds(path) && !left.includes(path))).toEqual([]);
});

test('everything that the image copies is there', () => {
  expect(copied.filter((path) => !statSync(path, { throwIfNoEntry: false }))).toEqual([]);
});
