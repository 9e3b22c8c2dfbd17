import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { noChecks } from '../../content/checks';
import type { Diagnostic } from '../../content/diagnostics';
import { readKinds } from './kinds';

/** Every diagnostic of the data: files that are named and are not there, too. */
export function dataDiagnostics(dir: string): Diagnostic[] {
  const picture = (file: string) =>
    existsSync(join(dir, file))
      ? undefined
      : `there is no ${file}; add the file or correct its name`;
  return readKinds(dir, { ...noChecks, picture }).flatMap(({ diagnostics }) => diagnostics);
}
