import { resolve } from 'node:path';
import { isRecord } from '../../../content/record';
import { runCaptured } from '../../run-program';

/** The options of `school import` that take a text, and those that are set or not, by their names in the page. */
const texts = ['to', 'sheet', 'columns', 'set', 'at-school'];
const switches = {
  remove: '--remove',
  removeAll: '--remove-all',
  noPage: '--no-page',
  fetch: '--fetch',
};

/** The options of `school import` for what the page asks. */
export function optionsIn(body: unknown): string[] {
  const asked = isRecord(body) ? body : {};
  const named = texts.flatMap((name) => {
    const value = asked[name];
    const text = typeof value === 'string' ? value.trim().slice(0, 2000) : '';
    return text ? [`--${name}`, text] : [];
  });
  const set = Object.entries(switches).filter(([name]) => asked[name] === true);
  return [...named, ...set.map(([, option]) => option)];
}

/** A field that no column is known for, and the answers there are. */
export interface Unclear {
  field: string;
  words: string;
  /** Whether one value may hold for all rows. */
  isForAll: boolean;
}

/** What an import said. */
export interface ImportResult {
  lines: string[];
  /** Whether there is something to write, which was not written. */
  canWrite: boolean;
  /** Whether something was written. */
  isWritten: boolean;
  unclear: Unclear[];
  headings: string[];
}

const unclearLine =
  /^It isn't clear which column holds (.*?); say so: --columns (\w+)="…"(, or for all rows --set .*)?$/;
const waiting = 'Nothing was written. Add --yes to write all of it.';

/** What the command says of its options, as the page has them. */
const inPage: readonly [words: RegExp, instead: string][] = [
  [/(?:; say so:|; write|:) --to .*$/, '; choose it at “Where it goes”'],
  [
    /Say which one: --sheet .*$/,
    'Write the name of one, or all, under “More”, at “The sheet of a workbook”',
  ],
  [/^--to: /, 'Where it goes: '],
  [/^--sheet: /, 'The sheet of a workbook: '],
  [/; --set (\w+=…) gives it$/, '; $1 under “More”, at “The same for all rows”, gives it'],
  [
    /; --set date=… says another day$/,
    '; to say another day, write date="5 April 2026" under “More”, at “The same for all rows”',
  ],
  [/^--set (\w+=…): (.*)$/, 'Write $1 under “More”, at “The same for all rows”: $2'],
  [/, add --at-school "(.*)"; else/, ', write $1 under “More”, at “Who is at school”; else'],
  [
    /; --remove-all takes these away too$/,
    '; “of the whole list” under “More” takes these away too',
  ],
  [
    / \(--remove takes (\d+) away that the file does not have\)/,
    ' (the file does not have $1; a box under “More” takes these away)',
  ],
  [/; --no-page leaves it as it is$/, '; a box under “More” leaves it as it is'],
  [
    /the same with --to circulars takes the documents of a folder$/,
    'choose circulars at “Where it goes” for the documents of a folder',
  ],
  [/left out without --fetch/, 'left out; tick “Ask the older site for its pictures” under “More”'],
  [/come with --fetch$/, 'come where a box under “More” is ticked'],
];

const asInPage = (line: string) =>
  inPage.reduce((said, [words, instead]) => said.replace(words, instead), line);

/** Reads what `school import` printed. */
export function readOutput(output: string): ImportResult {
  const lines = output
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean);
  const unclear = lines.flatMap((line) => {
    const [, words = '', field, forAll] = unclearLine.exec(line) ?? [];
    return field === undefined ? [] : [{ field, words, isForAll: forAll !== undefined }];
  });
  const headings = lines.find((line) => line.startsWith('Its headings: ')) ?? '';
  return {
    lines: lines.filter((line) => line !== waiting).map(asInPage),
    canWrite: lines.includes(waiting),
    isWritten: lines.some((line) => line.startsWith('written ')),
    unclear,
    headings: headings.slice('Its headings: '.length).split(', ').filter(Boolean),
  };
}

/**
 * Runs `school import` in a process of its own: what it prints is what the command prints, and a file that brings it
 * down does not bring the editor down. Writes only with `--yes`.
 */
export async function runImport(
  contentDir: string,
  from: string,
  options: readonly string[],
): Promise<ImportResult> {
  const { output } = await runCaptured({
    program: process.execPath,
    args: [resolve('src/cli/school.mjs'), 'import', from, '--dir', contentDir, ...options],
    env: { NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  return readOutput(output);
}
