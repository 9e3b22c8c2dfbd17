import { parseArgs } from 'node:util';
import type { Help } from '../../src/terminal/help';
import { wholeNumber } from '../read-values';

/** What one run of `npm run load` does. */
export interface Options {
  visitors: number;
  seconds: number;
  /** The school's code in the addresses. */
  code: string;
}

/** What `--help` says. */
export const help: Help = {
  name: 'npm run load',
  takes: '[options]',
  about: `Sends many visitors at once to the content service, who ask for lists and pictures and send forms
without a pause, and says how long they waited and how much memory it took.`,
  options: [
    ['--visitors N', 'how many at once (200)'],
    ['--seconds N', 'for how long (60)'],
  ],
  fails: 'a reply failed, or the service took longer or more memory than harness/load/load.ts says',
};

/** Reads the arguments; `code` is the school's. Throws in plain words when one makes no sense. */
export function readOptions(args: string[], code: string): Options {
  const { values } = parseArgs({
    args,
    options: {
      visitors: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '60' },
    },
  });
  return {
    visitors: wholeNumber('--visitors', values.visitors),
    seconds: wholeNumber('--seconds', values.seconds),
    code,
  };
}
