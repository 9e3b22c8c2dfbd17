import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { noChecks } from '../checks';
import type { Diagnostic } from '../diagnostics';
import { readText } from '../read-text';
import { readYaml } from '../read-yaml';
import type { SourceFile } from '../source-file';
import { validate } from '../validate';
import { privateDirOf } from '../private-dir';
import { withdrawnSchema } from './privacy.schema';
import { withdrawnFingerprints } from './read-privacy';

/** Where the children are named who are withdrawn, for a school that has a private folder. */
export function withdrawnFileOf(content: string): string | undefined {
  const folder = privateDirOf(content);
  return folder && join(folder, 'withdrawn.yaml');
}

/** What that file says: fingerprints, also of a file that has an error elsewhere, and what is wrong with it. */
export function privateWithdrawn(content: string): {
  fingerprints: string[];
  diagnostics: Diagnostic[];
  /** The file as written; none where there is none, or it can't be read. */
  source?: SourceFile;
} {
  const file = withdrawnFileOf(content);
  if (!file || !existsSync(file)) return { fingerprints: [], diagnostics: [] };
  const shownAs = join(basename(join(file, '..')), basename(file));
  const { text, diagnostic } = readText(file, shownAs);
  if (diagnostic) return { fingerprints: [], diagnostics: [diagnostic] };
  const { source, diagnostics } = readYaml(shownAs, text);
  const checked = source.broken
    ? []
    : validate(withdrawnSchema, { source, isUnsure: () => false, diagnostics }, noChecks)
        .diagnostics;
  return {
    source,
    fingerprints: withdrawnFingerprints(source.value),
    diagnostics: [...diagnostics, ...checked],
  };
}
