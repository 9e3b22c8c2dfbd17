import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { publicDir } from '../../content/content-dir';
import { readFolder } from '../../content/folder';
import { formatDiagnostic, type Diagnostic } from '../../content/diagnostics';
import { demoFile, demoNote, readKinds } from '../../content-service/dataset/kinds';
import { namingWords, pagesNaming } from '../../content-service/live-content/keep-following';
import { pluralize } from '../../lib/terminal/pluralize';
import { paint } from '../../lib/terminal/style';
import { photoHints } from '../content-pictures/photo-hints';
import { filesWithheldIn, possibleNamesIn } from '../content-stale/possible-names-in';
import { classHints } from './class-hints';
import { exposedChildren } from './exposed-children';
import { emptyPages, unshownLastDates } from './page-hints';
import { findDiagnostics, type FolderToCheck } from './find-diagnostics';
import { countFixed, fixContent } from './fix/fix-content';
import { garbledTexts, quotedTitles } from './garbled-texts';
import { languageHints } from './language-hints';
import { lockedDocuments } from './locked-documents';

/** A year of birth may stand in lines of birthdays and of other tables, and the log of a check may be public. */
const notPrinted = /\bservice[\\/][^\\/]*(?:birthday|\.[ct]sv)[^\\/]*$/i;

/** Gives the line that a diagnostic of the folder is about; undefined where there is none, or it is not for a log. */
function sourceLines(contentDir: string): (diagnostic: Diagnostic) => string | undefined {
  const files = new Map<string, string[]>();
  const parent = dirname(resolve(contentDir));
  const linesOf = (file: string): string[] => {
    const path = join(parent, file);
    const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
    const text = isFile ? readFileSync(path, 'utf8') : '';
    // A picture has no lines.
    return text.includes('\0') ? [] : text.split(/\r?\n/);
  };
  return ({ file, line }) => {
    if (notPrinted.test(file)) return undefined;
    const lines = files.get(file) ?? linesOf(file);
    files.set(file, lines);
    return lines[line - 1];
  };
}

const widest = 100;

/** The line of a diagnostic with a mark below its column; long lines are cut around it. */
function markedLine({ line, column }: Diagnostic, text: string): string {
  const start = Math.max(0, column - 1 - widest / 2);
  const shown = text.slice(start, start + widest).replace(/\p{Cc}/gu, ' ');
  const cut = start > 0 ? '…' : '';
  const before = ' '.repeat(cut.length + column - 1 - start);
  const gutter = String(line);
  return `  ${gutter} | ${cut}${shown}\n  ${' '.repeat(gutter.length)} | ${before}^`;
}

/** The folder, whether to print JSON, and whether to fix first what is safe. */
export interface CheckOptions extends FolderToCheck {
  json: boolean;
  fix: boolean;
}

/** Prints every error of the folder. Another folder than the site's own is checked by itself. */
export async function checkContent({ dir, own, json, fix }: CheckOptions): Promise<void> {
  if (fix) {
    const changes = fixContent(dir, () => findDiagnostics({ dir, own }).diagnostics);
    // A program reads what is left on the other stream.
    const say = json ? console.error : console.log;
    for (const change of changes) say(change);
    say(`content: ${pluralize(changes.length, 'change')} made`);
  }
  const { diagnostics, files, withdrawn, unpublished, doubts } = findDiagnostics({ dir, own });
  if (diagnostics.length > 0) process.exitCode = 1;
  if (json) return console.log(JSON.stringify(diagnostics.map(forPrograms), null, 2));

  const lineOf = sourceLines(dir);
  for (const diagnostic of diagnostics) {
    console.error(formatDiagnostic(diagnostic));
    const text = lineOf(diagnostic);
    if (text !== undefined)
      console.error(paint('dim', markedLine(diagnostic, text), process.stderr));
  }
  const safe = countFixed(dir, diagnostics);
  const count = pluralize(diagnostics.length, 'fault');
  if (diagnostics.length > 0) console.error(`content: ${files} files, ${count}`);
  else console.log(`content: ${files} files, no faults`);
  if (safe > 0) console.error(`npx school check --fix fixes ${safe} of them.`);
  if (existsSync(join(dir, 'service', demoFile))) {
    console.log(`${join(basename(dir), 'service', demoFile)}: ${demoNote}`);
  }
  const notes = [
    ...unpublished,
    ...exposedChildren(dir),
    ...lockedDocuments(dir),
    ...(await photoHints(dir)),
  ];
  for (const { file, message } of notes) console.log(`${file}: ${message}`);
  const folder = readFolder(dir);
  const lists = readKinds(join(dir, 'service'));
  const hints = [
    ...classHints(folder, lists),
    ...unshownLastDates(folder),
    ...emptyPages(folder),
    ...languageHints(folder, lists),
    ...quotedTitles(folder, lists),
    ...garbledTexts(folder, lists),
  ];
  const named = [...filesWithheldIn(dir, folder), ...possibleNamesIn(dir, folder)];
  for (const hint of [...doubts, ...hints, ...named]) {
    console.log(formatDiagnostic(hint));
  }
  const naming = await pagesNaming(own ? publicDir() : join(dirname(dir), 'public'), withdrawn);
  if (naming.length > 0) console.error(`content: ${namingWords(naming)}`);
}

function forPrograms({ file, line, column, message }: Diagnostic) {
  return { file, line, column, message };
}
