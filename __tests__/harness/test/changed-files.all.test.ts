/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { branchFiles, uncommittedFiles } from '../../../harness/test/changed-files';

let folder: string;
const before = process.cwd();
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=t@example.org', ...args], {
    stdio: 'ignore',
  });
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const commit = () => {
  git('add', '-A');
  git('commit', '-q', '-m', 'Change');
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'repository-'));
  process.chdir(folder);
  git('init', '-q', '-b', 'main');
  for (const name of ['kept', 'changed', 'gone']) write(name, 'one');
  commit();
});
afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

it('names what is changed, deleted and new', () => {
  write('changed', 'two');
  write('new', 'one');
  rmSync(join(folder, 'gone'));
  expect(uncommittedFiles().sort()).toEqual(['changed', 'gone', 'new']);
  expect(branchFiles()).toEqual([]);
});

it('names what the commits of a branch have changed, without what main has got since', () => {
  git('checkout', '-q', '-b', 'branch');
  write('new', 'one');
  commit();
  git('checkout', '-q', 'main');
  write('changed', 'two');
  commit();
  git('checkout', '-q', 'branch');
  write('kept', 'two');
  expect(branchFiles()).toEqual(['new']);
  expect(uncommittedFiles()).toEqual(['kept']);
});

it('names nothing in a copy without its history', () => {
  rmSync(join(folder, '.git'), { recursive: true });
  expect([...branchFiles(), ...uncommittedFiles()]).toEqual([]);
});
