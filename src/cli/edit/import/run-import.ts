import { resolve } from 'node:path';
import { runCaptured } from '../../run-program';

/** What is said of an import beside its file, as the options of `school import`. */
export interface Wishes {
  to?: string | undefined;
  sheet?: string | undefined;
  columns?: string | undefined;
  set?: string | undefined;
  remove?: boolean | undefined;
  removeAll?: boolean | undefined;
  noPage?: boolean | undefined;
  fetch?: boolean | undefined;
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
  [/; say so: --to .*$/, '; choose it at “Where it goes”'],
  [
    /Say which one: --sheet .*$/,
    'Write the name of one, or all, under “More”, at “The sheet of a workbook”',
  ],
  [/^--to: /, 'Where it goes: '],
  [
    /; --set date=… says another day$/,
    '; to say another day, write date="5 April 2026" under “More”, at “The same for all rows”',
  ],
  [/^--set (\w+=…): (.*)$/, 'Write $1 under “More”, at “The same for all rows”: $2'],
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
  [
    /is left out without --fetch/,
    'is left out; tick “Ask the older site for its pictures” under “More”',
  ],
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

function optionsOf({
  to,
  sheet,
  columns,
  set,
  remove,
  removeAll,
  noPage,
  fetch,
}: Wishes): string[] {
  const named = Object.entries({ to, sheet, columns, set });
  const options = named.flatMap(([name, value]) => (value ? [`--${name}`, value] : []));
  const ticked = Object.entries({
    '--remove': remove,
    '--remove-all': removeAll,
    '--no-page': noPage,
    '--fetch': fetch,
  });
  return [...options, ...ticked.flatMap(([name, isTicked]) => (isTicked ? [name] : []))];
}

/**
 * Runs `school import` in a process of its own: what it prints is what the command prints, and a file that brings it
 * down does not bring the editor down. Writes only with `yes`.
 */
export async function runImport(
  contentDir: string,
  from: string,
  wishes: Wishes,
  yes = false,
): Promise<ImportResult> {
  const { output } = await runCaptured({
    program: process.execPath,
    args: [
      resolve('src/cli/school.mjs'),
      'import',
      from,
      '--dir',
      contentDir,
      ...optionsOf(wishes),
      ...(yes ? ['--yes'] : []),
    ],
    env: { NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  return readOutput(output);
}
