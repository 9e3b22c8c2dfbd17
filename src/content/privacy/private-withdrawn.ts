import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isSystemFile } from '../../lib/files/file-name';
import { type Withdrawn, withdrawnIn } from '../../lib/privacy/withdrawn';
import { noChecks } from '../checks';
import type { Diagnostic } from '../diagnostics';
import { nearest } from '../nearest';
import { readRecord } from '../read-record';
import { readText } from '../read-text';
import { readYaml } from '../read-yaml';
import type { SourceFile } from '../source-file';
import { isMisnamed, unknownFile } from '../unknown-files';
import { validate } from '../validate';
import { privateDirOf } from '../private-dir';
import { withdrawnSchema } from './privacy.schema';
import { withdrawnFingerprints } from './read-privacy';

/** Where the children are named who are withdrawn, for a school that has a private folder. */
export function withdrawnFileOf(content: string): string | undefined {
  const folder = privateDirOf(content);
  return folder && join(folder, 'withdrawn.yaml');
}

/** The files that a private folder may hold; the table of birthdays may be one of Excel, too. */
const privateNames = ['withdrawn', 'register', 'birthdays'];

const isMistyped = (file: string) =>
  /\.ya?ml$/i.test(file) && nearest(file.replace(/\.\w+$/, ''), privateNames) !== undefined;

/** What is not read for its name: whoever is withdrawn there would be shown. */
function misnamed(folder: string): Diagnostic[] {
  const inFolder = existsSync(folder) ? readdirSync(folder) : [];
  return inFolder
    .filter((file) => !isSystemFile(file))
    .filter((file) => isMisnamed(file, privateNames) || isMistyped(file))
    .flatMap((file) => {
      const message = unknownFile(file, privateNames, (name) => inFolder.includes(name));
      return message === undefined
        ? []
        : [{ file: join(basename(folder), file), line: 1, column: 1, message }];
    });
}

/** Where a school names who is withdrawn: its privacy.yaml, and its private folder. */
export const withdrawnSources = (content: string, privacy: SourceFile | undefined): SourceFile[] =>
  [privacy, privateWithdrawn(content).source].flatMap((source) => source ?? []);

/** The fingerprints of who is withdrawn: in a school's privacy.yaml, as far as it can be read, and its private folder. */
export const allWithdrawn = (content: string): string[] => [
  ...withdrawnFingerprints(readRecord(content, 'privacy.yaml')),
  ...privateWithdrawn(content).fingerprints,
];

/** What finds them. */
export const withdrawnOf = (content: string): Withdrawn => withdrawnIn(allWithdrawn(content));

/** What that file says: fingerprints, also of a file that has an error elsewhere, and what is wrong with it. */
export function privateWithdrawn(content: string): {
  fingerprints: string[];
  diagnostics: Diagnostic[];
  /** The file as written; none where there is none, or it can't be read. */
  source?: SourceFile;
} {
  const file = withdrawnFileOf(content);
  const others = file ? misnamed(dirname(file)) : [];
  if (!file || !existsSync(file)) return { fingerprints: [], diagnostics: others };
  const shownAs = join(basename(join(file, '..')), basename(file));
  const { text, diagnostic } = readText(file, shownAs);
  if (diagnostic) return { fingerprints: [], diagnostics: [...others, diagnostic] };
  const { source, diagnostics } = readYaml(shownAs, text);
  const checked = source.broken ? [] : validate(withdrawnSchema, { source }, noChecks).diagnostics;
  return {
    source,
    fingerprints: withdrawnFingerprints(source.value),
    diagnostics: [...others, ...diagnostics, ...checked],
  };
}
