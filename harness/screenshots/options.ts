import { parseArgs } from 'node:util';
import type { Help } from '../../src/terminal/help';
import { listOf, widthsOf } from '../read-values';
import type { Mode } from '../shots/browser';

/** What a run of `npm run screenshots` takes pictures of. */
export interface Options {
  /** Addresses to take; all when empty. */
  only: string[];
  widths: number[];
  modes: Mode[];
  /** Where the report goes. */
  out: string;
}

/** What `--help` says. */
export const help: Help = {
  name: 'npm run screenshots',
  takes: '[options]',
  about: `Takes every page of the built site (public/) at every width in both colour modes, and writes a
contact sheet that opens from the disk.`,
  options: [
    ['--only a,b', 'some of the pages, such as /News,/Fee'],
    ['--widths a,b', 'in pixels (360,768,1440,1920)'],
    ['--modes a,b', 'light, dark or both (light,dark)'],
    ['--out folder', 'where the sheet goes (reports/screenshots)'],
  ],
  fails: 'there is no built site or browser, or a page did not come at two tries: it is named',
};

const isMode = (text: string): text is Mode => text === 'light' || text === 'dark';

/** Reads the arguments. Throws in plain words when one makes no sense. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: '' },
      widths: { type: 'string', default: '360,768,1440,1920' },
      modes: { type: 'string', default: 'light,dark' },
      out: { type: 'string', default: 'reports/screenshots' },
    },
  });
  const widths = widthsOf(values.widths);
  const modes = listOf(values.modes).filter(isMode);
  if (modes.length === 0 || modes.length < listOf(values.modes).length) {
    throw new Error(`--modes takes light, dark or both, not "${values.modes}"`);
  }
  return { only: listOf(values.only), widths, modes, out: values.out };
}
