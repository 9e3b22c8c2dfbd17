import type { PlainDate } from '../../lib/dates/plain-date';
import { formatDiagnostic } from '../../content/diagnostics';
import { groupBy } from '../../lib/group-by';
import { paint } from '../../lib/terminal/style';
import { findStale } from './find-stale';

/** Which folder, as on which day, and whether a program reads the answer. */
export interface StaleOptions {
  dir: string;
  json: boolean;
  /** The day at school; this moment when left out. */
  day?: PlainDate | undefined;
}

/** Prints what somebody should look at, below the name of who looks after it. */
export function printStale({ dir, json, day }: StaleOptions): void {
  const found = findStale(dir, day ? Date.parse(`${day}T00:00+05:30`) : Date.now());
  if (found.length > 0) process.exitCode = 1;
  if (json) return console.log(JSON.stringify(found, null, 2));
  if (found.length === 0) return console.log('content: nothing is past its day');
  for (const [owner, own] of groupBy(found, (one) => one.owner)) {
    console.log(paint('heading', owner ?? 'Without an owner'));
    for (const { name, message, ...place } of own) {
      console.log(`  ${formatDiagnostic({ ...place, message: `${name}: ${message}` })}`);
    }
  }
  console.log(`content: ${found.length} to look at`);
}
