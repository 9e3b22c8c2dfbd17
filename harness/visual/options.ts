import { parseArgs } from 'node:util';
import { baselineFolder } from './baselines';
import { reportFolder } from './report-files';

/** What `npm run test:visual` looks at. */
export interface VisualOptions {
  /** Stories, components or rooms; all when empty. */
  only: string[];
  fresh: boolean;
  loose: boolean;
  /** A built workshop; the usual one, built anew where it is old, when there is none. */
  workshop: string | undefined;
  workers: number;
  help: boolean;
}

export const usage = `npm run test:visual -- [story…] [--fresh] [--loose] [--workshop folder] [--workers 2]

Takes every story, light and dark, on a phone and a desktop, compares with the approved pictures in
${baselineFolder} and writes ${reportFolder}/index.html. Ends with status 1 when something differs.
A story is named by its id, its component (Blocks/Table) or its room (Blocks).`;

/** Reads the arguments. Throws in plain words when one makes no sense. */
export function readOptions(args: string[]): VisualOptions {
  const { values, positionals: only } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      fresh: { type: 'boolean', default: false },
      loose: { type: 'boolean', default: false },
      workshop: { type: 'string' },
      workers: { type: 'string', default: '2' },
      help: { type: 'boolean', default: false },
    },
  });
  const { fresh, loose, workshop, help } = values;
  const workers = Number(values.workers);
  if (!Number.isInteger(workers) || workers < 1) {
    throw new Error(`--workers takes a whole number from 1 on, not "${values.workers}"`);
  }
  if (fresh && only.length > 0) throw new Error('--fresh takes every story: name none.');
  return { only, fresh, loose, workshop, workers, help };
}
