/** @jest-environment node */
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requirePlainPath } from '../../src/content/content-dir';
import { runCommand } from '../support/run-command';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'path-')));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it.each(['start', 'build', 'develop'])(
  'npm run %s says what to do in a folder with an apostrophe',
  async (name) => {
    const cwd = join(root, "St. Mary's");
    mkdirSync(cwd, { recursive: true });
    const { status, errorOutput } = await runCommand('src/cli/school.ts', [name], { cwd });
    expect(errorOutput).toContain(
      `The project's folder has an apostrophe in its path, ${cwd}, where Gatsby can't build; ` +
        'move the project into a folder with a plain name, such as school-website, and run the command there',
    );
    expect(status).toBe(2);
  },
);

it.each(['/home/office/school [old]', '/srv/school#2', '/srv/site!'])('refuses %s', (folder) => {
  expect(() => requirePlainPath(folder)).toThrow(/has the character [[#!] in its path/);
});

it.each(['/home/office/school-website-main (1)', 'C:\\Schule\\Büro & Co., 2027', '/srv/विद्यालय'])(
  'takes %s',
  (folder) => {
    expect(() => requirePlainPath(folder)).not.toThrow();
  },
);
