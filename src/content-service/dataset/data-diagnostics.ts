import { readKinds } from './kinds';
import { missingFiles } from './missing-files';

/** Every fault of the data, missing pictures and papers included, as `file:line:column: …`. */
export function dataDiagnostics(dir: string): string[] {
  return [...readKinds(dir).flatMap(({ diagnostics }) => diagnostics), ...missingFiles(dir)];
}
