/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeOfBranch, fileAt } from '../../../harness/visual/changed-files';

let folder: string;
const before = process.cwd();
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=t@example.org', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const commit = () => {
  git('add', '-A');
  git('commit', '-q', '-m', 'Change');
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'repository-'));
  process.chdir(folder);
  git('init', '-q', '-b', 'main');
  write('kept', 'one');
  write('changed', 'one');
  commit();
});
afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

it('names what a branch has committed, what it has not, and what is new', () => {
  const base = git('rev-parse', 'HEAD');
  git('checkout', '-q', '-b', 'branch');
  write('changed', 'two');
  commit();
  write('kept', 'two');
  write('new', 'one');
  const change = changeOfBranch();
  expect(change?.base).toBe(base);
  expect(change?.files.sort()).toEqual(['changed', 'kept', 'new']);
  expect(fileAt(base, 'changed')).toBe('one');
  expect(fileAt(base, 'new')).toBe('');
});

it('leaves out what main has got since', () => {
  git('checkout', '-q', '-b', 'branch');
  write('new', 'one');
  commit();
  git('checkout', '-q', 'main');
  write('changed', 'two');
  commit();
  git('checkout', '-q', 'branch');
  expect(changeOfBranch()?.files).toEqual(['new']);
});

it('stands for everything on main, whatever is not committed', () => {
  write('changed', 'two');
  expect(changeOfBranch()).toBeUndefined();
});

it('stands for everything at a commit of main without its name, as a service checks it out', () => {
  git('checkout', '-q', '--detach');
  expect(changeOfBranch()).toBeUndefined();
});

it('stands for everything where there is no main to compare with', () => {
  git('checkout', '-q', '-b', 'branch');
  git('branch', '-q', '-D', 'main');
  expect(changeOfBranch()).toBeUndefined();
});
