import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../content/load';
import { alertFile } from './alert-file-name';

/** Writes the urgent notice for pages that are open: `{}` while there is none. */
export async function writeAlert(publicDir: string, alert: Content['alert']): Promise<void> {
  await writeFile(join(publicDir, alertFile), `${JSON.stringify(alert ?? {})}\n`);
}
