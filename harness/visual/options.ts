import { parseArgs } from 'node:util';
import type { Help } from '../../src/terminal/help';
import { baselineFolder } from './baselines';
import { reportFolder } from './report-files';

/** What `npm run test:visual` looks at. */
export interface VisualOptions {
  /** Stories, components or rooms; none means those that the branch reaches, or `all`. */
  only: string[];
  all: boolean;
  fresh: boolean;
  loose: boolean;
  /** A built workshop; the usual one, built anew where it is old, when there is none. */
  workshop: string | undefined;
  workers: number;
}

/** What `--help` says. */
export const help: Help = {
  name: 'npm run test:visual',
  takes: '[story…] [options]',
  about: `Takes every story, light and dark, on a phone and a desktop, compares with the approved
pictures in ${baselineFolder} and writes ${reportFolder}/index.html. On a branch it takes the stories
that its changes reach by their imports, on main all of them. A story is named by its id, its component
(Blocks/Table) or its room (Blocks).`,
  options: [
    ['--all', 'every story, on a branch too'],
    ['--fresh', 'leave what was approved out of account: every picture is new'],
    ['--loose', 'compare as with another browser, even where it is the same'],
    ['--workshop folder', 'a built workshop (storybook-static, built anew where it is old)'],
    ['--workers N', 'how many stories are taken at a time (2)'],
  ],
  examples: [['npm run test:visual -- Blocks/Table', 'one component']],
  fails: 'something differs that nobody approved, or the pictures could not be taken',
};

/** Reads the arguments. Throws in plain words when one makes no sense. */
export function readOptions(args: string[]): VisualOptions {
  const { values, positionals: only } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
      loose: { type: 'boolean', default: false },
      workshop: { type: 'string' },
      workers: { type: 'string', default: '2' },
    },
  });
  const { all, fresh, loose, workshop } = values;
  const workers = Number(values.workers);
  if (!Number.isInteger(workers) || workers < 1) {
    throw new Error(`--workers takes a whole number from 1 on, not "${values.workers}"`);
  }
  if (fresh && only.length > 0) throw new Error('--fresh takes every story: name none.');
  return { only, all, fresh, loose, workshop, workers };
}
