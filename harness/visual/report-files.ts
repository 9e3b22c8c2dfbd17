import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf, pictureFile } from './baselines';
import type { Run, Shot } from './shot';

/** Where a run leaves its report. */
export const reportFolder = 'reports/visual';

/** The three pictures of a change. */
export type Side = 'before' | 'after' | 'difference';

/** The place of a picture, relative to the report. */
export const sideFile = (side: Side, { id, variant }: Pick<Shot, 'id' | 'variant'>) =>
  `${side}/${pictureFile(keyOf(id, variant))}`;

/** Empties the report's folder. */
export function startReport(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const side of ['before', 'after', 'difference']) {
    mkdirSync(join(folder, side), { recursive: true });
  }
}

/** Keeps what the run found for approving. */
export function writeRun(folder: string, run: Run): void {
  writeFileSync(join(folder, 'run.json'), `${JSON.stringify(run, null, 1)}\n`);
}

/** What the last run found. Throws in plain words where there was none. */
export function readRun(folder: string): Run {
  try {
    return JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as Run;
  } catch {
    throw new Error('There is nothing to approve yet: run `npm run test:visual` first.');
  }
}
