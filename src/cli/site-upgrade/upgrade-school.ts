import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { version as own } from '../../../package.json';
import { formatDiagnostic } from '../../content/diagnostics';
import { readText } from '../../content/read-text';
import { paint } from '../../lib/terminal/style';
import { findDiagnostics } from '../content-check/find-diagnostics';
import { Draft } from '../content-new/draft';
import { ContentFiles } from './content-files';
import { keptFolder, takeBackStopped, undoUpgrade, writeKeeping } from './kept-copy';
import { compareVersions, type Migration } from './migration';
import { migrations } from './migrations';

function versionOf(folder: string): string {
  const file = join(folder, 'school.json');
  if (!existsSync(file)) {
    throw new Error(
      `${folder} has no school.json; name the folder of a school, such as ../hillview`,
    );
  }
  const { text, diagnostic } = readText(file, `${basename(folder)}/school.json`);
  if (diagnostic) throw new Error(formatDiagnostic(diagnostic));
  const [, version] = /"version"\s*:\s*"(\d+\.\d+\.\d+)"/.exec(text) ?? [];
  if (version !== undefined) return version;
  throw new Error(
    `${basename(folder)}/school.json names no version; write { "version": "${own}" }`,
  );
}

/** Changes content from one version to another; gives the migrations that had something to change. */
export function migrate(files: ContentFiles, from: string, to: string): Migration[] {
  return migrations.filter(({ version, change }) => {
    if (compareVersions(version, from) <= 0 || compareVersions(version, to) > 0) return false;
    const before = JSON.stringify([...files.changes()]);
    change(files);
    return JSON.stringify([...files.changes()]) !== before;
  });
}

function linesOnlyIn(text: string, other: string): string[] {
  const counts = new Map<string, number>();
  for (const line of other.split('\n')) counts.set(line, (counts.get(line) ?? 0) + 1);
  return text.split('\n').filter((line) => {
    const left = counts.get(line) ?? 0;
    counts.set(line, left - 1);
    return left <= 0;
  });
}

function printChanges(
  done: readonly Migration[],
  changes: ReturnType<ContentFiles['changes']>,
): void {
  for (const { words } of done) console.log(`- ${words}`);
  for (const [name, { before = '', after }] of changes) {
    console.log(`\n${paint('heading', `content/${name}`)}`);
    for (const line of linesOnlyIn(before, after)) console.log(`    - ${line}`);
    for (const line of linesOnlyIn(after, before).filter(Boolean)) console.log(`    + ${line}`);
  }
}

/** Takes a school's content to the version of this program, or takes the last upgrade back. */
export function upgradeSchool({ folder, undo }: { folder: string; undo: boolean }): void {
  const stopped = takeBackStopped(folder);
  if (stopped !== undefined)
    console.log('What an upgrade had written that was stopped is taken back.');
  if (undo) {
    const from = stopped ?? undoUpgrade(folder);
    return console.log(`${basename(folder)}: as before the upgrade, of version ${from}`);
  }
  const from = versionOf(folder);
  const order = compareVersions(from, own);
  if (order > 0) {
    throw new Error(
      `The school is of version ${from}, this program of ${own}; take a newer program`,
    );
  }
  if (order === 0) return console.log(`${basename(folder)}: is of version ${own} already`);
  const dir = join(folder, 'content');
  const files = new ContentFiles(dir);
  const done = migrate(files, from, own);
  const changes = files.changes();
  const texts = new Map(Array.from(changes, ([name, { after }]) => [join('content', name), after]));
  texts.set('school.json', `${JSON.stringify({ version: own }, null, 2)}\n`);
  const draft = new Draft({ dir, own: false });
  for (const [name, text] of texts) draft.add(join('..', name), text);
  writeKeeping(folder, from, texts, () => draft.write());
  console.log(`${basename(folder)}: from version ${from} to ${own}`);
  if (changes.size === 0) console.log('Nothing in the content had to change.');
  printChanges(done, changes);
  console.log(
    `\nWhat was there before is kept in ${keptFolder}: npx school upgrade ${folder} --undo`,
  );
  const { diagnostics } = findDiagnostics({ dir, own: true });
  if (diagnostics.length === 0) return;
  process.exitCode = 1;
  console.log(`\nWhat you have to fix, as no program can know it:`);
  for (const diagnostic of diagnostics) console.log(formatDiagnostic(diagnostic));
}
