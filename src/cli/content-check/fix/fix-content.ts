import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Diagnostic } from '../../../content/diagnostics';
import { writeWhole } from '../../write-whole';
import { applyFixes } from './apply-fixes';
import { tidyFile, type Change, type Tidied } from './tidy-file';
import { writtenFiles } from './written-files';
import { groupBy } from '../../../lib/group-by';

/** After a syntax fix the errors of the values are found, which may have fixes, too. */
const mostRounds = 5;

/** The texts of files after the fixes of their diagnostics, as far as these leave fewer errors. */
function* fixedFiles(
  root: string,
  diagnostics: readonly Diagnostic[],
): Generator<[string, Tidied]> {
  for (const [file, found] of groupBy(diagnostics, (one) => one.file)) {
    const fixes = found.flatMap(({ fix }) => fix ?? []);
    if (fixes.length === 0) continue;
    const text = readFileSync(join(dirname(root), file), 'utf8');
    yield [file, applyFixes(file, text, fixes)];
  }
}

/** How many of a folder's diagnostics `fixContent` would fix. */
export function countFixed(dir: string, diagnostics: readonly Diagnostic[]): number {
  return [...fixedFiles(resolve(dir), diagnostics)].reduce(
    (sum, [, { changes }]) => sum + changes.length,
    0,
  );
}

/** Fixes what is safe in every written file of the folder; gives a line for each change. `diagnostics` finds them. */
export function fixContent(dir: string, diagnostics: () => Diagnostic[]): string[] {
  const root = resolve(dir);
  const output: string[] = [];
  const write = (name: string, { text, changes }: Tidied): void => {
    if (changes.length === 0) return;
    writeWhole(join(root, name), text);
    const inOrder = [...changes].sort((a: Change, b: Change) => a.line - b.line);
    const file = `${basename(root)}/${name}`;
    output.push(...inOrder.map(({ line, was, is }) => `${file}:${line}: ${was} -> ${is}`));
  };
  for (const name of writtenFiles(root)) {
    const tidied = tidyFile(name, readFileSync(join(root, name)));
    if (tidied) write(name, tidied);
  }
  for (let round = 0; round < mostRounds; round += 1) {
    const before = output.length;
    for (const [file, fixed] of fixedFiles(root, diagnostics())) {
      write(file.slice(basename(root).length + 1), fixed);
    }
    if (output.length === before) return output;
  }
  return output;
}
