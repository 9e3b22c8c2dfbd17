import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../content/load';
import { todayFile } from '../../lib/dates/today-file';
import { alertFile } from '../../lib/headers/cache-control';

/** Writes the urgent notice for pages that are open: `{}` while there is none. */
export const writeAlert = (publicDir: string, alert: Content['alert']): Promise<void> =>
  writeFile(join(publicDir, alertFile), `${JSON.stringify(alert ?? {})}\n`);

/** Writes what is said on each day of the session, for the front page; nothing where the school says nothing. */
export async function writeToday(publicDir: string, today: Content['today']): Promise<void> {
  if (today) await writeFile(join(publicDir, todayFile), `${JSON.stringify(today.table)}\n`);
}
