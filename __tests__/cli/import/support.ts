import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runHere } from '../../support/run-here';
import { newFolder, removeFolders } from '../support/copied-content';

/** Runs the tests of a file as where there is no terminal, and removes their folders. */
export function withoutTerminal(): void {
  const { isTTY } = process.stdin;
  beforeAll(() => {
    process.stdin.isTTY = false;
  });
  afterAll(() => {
    process.stdin.isTTY = isTTY;
    removeFolders();
  });
}

/** The files of offices. */
export const fixture = (name: string) => resolve('__tests__/fixtures/import', name);

/** A copy of a small school's content, with other texts in some of its files. */
export function school(files: Readonly<Record<string, string>> = {}): string {
  const dir = join(newFolder(), 'content');
  cpSync('__tests__/fixtures/schools/pune-day-school/content', dir, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  return dir;
}

/** A file of an office with this text. */
export function officeFile(name: string, text: string | Buffer): string {
  const path = join(newFolder(), name);
  writeFileSync(path, text);
  return path;
}

/** What stands in a file of a content folder. */
export const read = (dir: string, name: string) => readFileSync(join(dir, name), 'utf8');

/** Imports a file, as `npx school import` does where there is no terminal. */
export const importInto = (dir: string, file: string, ...options: string[]) =>
  runHere(['import', file, '--dir', dir, ...options]);

/** The lines of an output that begin with a sign. */
export const linesOf = (output: string, sign: string) =>
  output.split('\n').filter((line) => line.startsWith(sign));
