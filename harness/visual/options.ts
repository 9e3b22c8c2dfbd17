import { parseArgs } from 'node:util';
import type { Help } from '../../src/terminal/help';
import { wholeNumber } from '../read-values';
import { baselineFolder } from './baselines';
import { reportFolder } from './report-files';

/** What `npm run test:visual` looks at. */
export interface VisualOptions {
  /** Stories, components or folders of stories; all when empty. */
  only: string[];
  /** Takes pictures of every story, not only where its inputs have changed. */
  all: boolean;
  /** Visits only the stories whose inputs have changed. */
  changed: boolean;
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
  about: `Visits every story of Storybook: it plays, axe and the console have nothing against it, and what
assistive technology is told is what was approved in ${baselineFolder}. Stories whose inputs (the files
that they import, the theme, pictures, packages) are not those that were approved are also taken, light and
dark, on a phone and a desktop, and compared with the approved pictures. Writes ${reportFolder}/index.html.
A story is named by its id, its component (Blocks/Table) or its folder (Blocks): those are taken.`,
  options: [
    ['--all', 'takes every story, whatever has changed'],
    ['--changed', 'visits only the stories whose inputs have changed'],
    ['--fresh', 'leave what was approved out of account: every picture is new'],
    ['--loose', 'compare as with another browser, even where it is the same'],
    ['--workshop folder', 'a built workshop (storybook-static, built anew where it is old)'],
    ['--workers N', 'how many stories are taken at a time (2)'],
  ],
  examples: [['npm run test:visual -- Blocks/Table', 'one component']],
  fails: 'a story has a fault, or something differs that nobody approved',
};

/** Reads the arguments. Throws in plain words when one makes no sense. */
export function readOptions(args: string[]): VisualOptions {
  const { values, positionals: only } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
      loose: { type: 'boolean', default: false },
      workshop: { type: 'string' },
      workers: { type: 'string', default: '2' },
    },
  });
  const { all, changed, fresh, loose, workshop } = values;
  const workers = wholeNumber('--workers', values.workers);
  if (all && changed) throw new Error('--all and --changed are opposites: leave one out.');
  if (fresh && only.length > 0) throw new Error('--fresh takes every story: name none.');
  return { only, all, changed, fresh, loose, workshop, workers };
}
