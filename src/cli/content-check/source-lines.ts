import { readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Diagnostic } from '../../content/diagnostics';

/** A year of birth may stand in lines of birthdays and of other tables, and the log of a check may be public. */
const notPrinted = /\bservice[\\/][^\\/]*(?:birthday|\.[ct]sv)[^\\/]*$/i;

/** Gives the line that a diagnostic of the folder is about; undefined where there is none, or it is not for a log. */
export function sourceLines(contentDir: string): (diagnostic: Diagnostic) => string | undefined {
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
export function markedLine({ line, column }: Diagnostic, text: string): string {
  const start = Math.max(0, column - 1 - widest / 2);
  const shown = text.slice(start, start + widest).replace(/\p{Cc}/gu, ' ');
  const cut = start > 0 ? '…' : '';
  const before = ' '.repeat(cut.length + column - 1 - start);
  const gutter = String(line);
  return `  ${gutter} | ${cut}${shown}\n  ${' '.repeat(gutter.length)} | ${before}^`;
}
