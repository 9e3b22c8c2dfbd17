import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';

const made: string[] = [];

/** A folder of its own, for files that a person would have. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'office-'));
  made.push(folder);
  return folder;
}

/** Whether a path is a folder or what somebody wrote: where no picture is looked at, copying all takes longest. */
export const isWritten = (path: string): boolean =>
  ['', '.yaml', '.md', '.csv'].includes(extname(path));

/** A copy of the site's whole content, or of another folder's; `filter` says which files of it. */
export function copiedContent(from = 'content', filter = (_path: string) => true): string {
  const dir = join(newFolder(), 'content');
  cpSync(from, dir, { recursive: true, filter });
  return dir;
}

/** Removes what was made; for `afterAll`. */
export function removeFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** The smallest PDF that calls itself one. */
export function smallPdf(file: string): void {
  writeFileSync(file, `%PDF-1.7 a document of the office: ${basename(file)}`);
}

/** The names of the files in a folder. */
export const namesIn = (folder: string) => readdirSync(folder).sort();

/** Every YAML file of a folder, by its path in it. */
export function textsIn(dir: string): Map<string, string> {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  const written = names.filter((name) => name.endsWith('.yaml'));
  return new Map(written.map((name) => [name, readFileSync(join(dir, name), 'utf8')]));
}

/** Copies a file of the sample's pictures to where a person would keep it. */
export function samplePicture(file: string): void {
  copyFileSync('content/pictures/scenes/library.webp', file);
}
