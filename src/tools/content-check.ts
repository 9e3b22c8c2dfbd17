import { runCommand } from '../terminal/command';
import { parseArgs } from 'node:util';
import { chosenFolder, dirHelp, dirOption } from './content-dir';

void runCommand({
  help: {
    name: 'npm run content:check',
    takes: '[--dir folder] [--fix] [--json]',
    about: `Tells every fault of the content at once, each with file, line and column, what to write
instead, and the line itself: pages, facts, menus and the lists of the content service.`,
    options: [
      ['--dir folder', `the folder to check (${dirHelp})`],
      [
        '--fix',
        `mends first what can be mended without asking, tells each change, and
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
  run: async (options) => (await import('./content-check/check-content')).checkContent(options),
});
