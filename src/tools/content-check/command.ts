import { parseArgs } from 'node:util';
import type { Command } from '../../terminal/command';
import { chosenFolder, dirHelp, dirOption } from '../content-dir';
import type { CheckOptions } from './check-content';

/** Checks a content folder, and fixes what is safe. */
export const contentCheck: Command<CheckOptions> = {
  help: {
    name: 'npm run content:check',
    takes: '[--dir folder] [--fix] [--json]',
    about: `Tells every fault of the content at once, each with file, line and column, what to write
instead, and the line itself: pages, facts, menus and the lists of the content service.`,
    options: [
      ['--dir folder', `the folder to check (${dirHelp})`],
      [
        '--fix',
        `fixes first what can be fixed without asking, tells each change, and
then what is left; comments, order and quotes stay as they are`,
      ],
      ['--json', 'for programs: a list of { file, line, column, message }'],
    ],
    fails: 'there is a fault',
  },
  read: (args) => {
    const { values } = parseArgs({
      args,
      options: {
        ...dirOption,
        fix: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    return { ...values, ...chosenFolder(values.dir) };
  },
  run: async (options) => (await import('./check-content')).checkContent(options),
};
