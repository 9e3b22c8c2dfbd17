import { readKinds } from './kinds';
import { missingFiles } from './missing-files';

/** Every fault of the data, missing pictures and papers included, as `file:line:column: …`. */
export function dataFaults(dir: string): string[] {
  return [...readKinds(dir).flatMap(({ faults }) => faults), ...missingFiles(dir)];
}
