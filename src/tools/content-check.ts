import { runCommand } from '../terminal/command';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

const own = 'content';

void runCommand({
  help: {
    name: 'npm run content:check',
    takes: '[--dir folder] [--json]',
    about: `Tells every fault of the content at once, each with file, line and column, what to write
instead, and the line itself: pages, facts, menus and the lists of the content service.`,
    options: [
      ['--dir folder', `the folder to check (${own})`],
      ['--json', 'for programs: a list of { file, line, column, message }'],
    ],
    fails: 'there is a fault',
  },
  read: (args) => {
    const { values } = parseArgs({
      args,
      options: { dir: { type: 'string', default: own }, json: { type: 'boolean', default: false } },
    });
    if (!existsSync(values.dir)) throw new Error(`--dir: there is no folder ${values.dir}`);
    return { ...values, own: values.dir === own };
  },
  run: async (options) => (await import('./content-check/check-content')).checkContent(options),
});
