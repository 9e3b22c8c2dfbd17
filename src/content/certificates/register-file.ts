import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { privateDirOf } from '../private-dir';

/** The register of a content folder: that of the private folder where it is there. It need not exist. */
export function registerFileOf(contentDir: string): string {
  const folder = privateDirOf(contentDir);
  const apart = folder && join(folder, 'register.yaml');
  return apart && existsSync(apart) ? apart : join(contentDir, 'service', 'register.yaml');
}
