/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'launcher-')));
const school = join(root, 'St. Mary’s & St. Joseph’s');
const content = join(school, 'content');
const program = join(root, 'website');
afterAll(() => rmSync(root, { recursive: true, force: true }));

mkdirSync(content, { recursive: true });
copyFileSync('templates/school/school.mjs', join(school, 'school.mjs'));
writeFileSync(join(school, 'package.json'), JSON.stringify({ program: '../website' }));

/** What the launcher of a school's folder does for somebody who stands in its content. */
function start(args: readonly string[]) {
  const { INIT_CWD: _cwd, CONTENT_DIR: _dir, ...env } = process.env;
  const launcher = join(school, 'school.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [launcher, ...args], {
    ...{ cwd: content, env, encoding: 'utf8' },
  });
  return { status, said: stdout + stderr };
}

it('says where the program is missing, what it lacks, and starts it for its own content', () => {
  const missing = start(['check']);
  expect(missing.status).toBe(2);
  expect(missing.said).toContain(
    `The program of the website isn't in ${program}. Put its folder there`,
  );

  mkdirSync(join(program, 'src', 'cli'), { recursive: true });
  const told =
    'const { argv, env } = process;\n' +
    'console.log(JSON.stringify([argv.slice(2), env.INIT_CWD, env.CONTENT_DIR]));\n';
  writeFileSync(join(program, 'src', 'cli', 'school.mjs'), told);
  expect(start(['check'])).toEqual({
    status: 2,
    said: `The program of the website has no packages yet: run "npm ci" in ${program}.\n`,
  });

  mkdirSync(join(program, 'node_modules'));
  const started = start(['check', '--fix']);
  expect(started.status).toBe(0);
  expect(JSON.parse(started.said)).toEqual([['check', '--fix'], content, content]);
});
