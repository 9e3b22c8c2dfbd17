import { parseArgs } from 'node:util';
import type { Command } from '../../terminal/command';
import { chosenFolder, dirHelp, dirOption } from '../content-dir';
import type { LinkOptions } from './check-links';

/** Looks at everything that a content folder leads to. */
export const contentLinks: Command<LinkOptions> = {
  help: {
    name: 'npm run content:links',
    takes: '[--external] [--json]',
    about: `Looks at everything that the content leads to: links, anchors, pictures and papers. Names PDFs
without title, language or text, and pictures and papers that nothing names.`,
    options: [
      ['--external', 'asks other sites too, politely, whether their pages are there'],
      ['--timeout S', 'how many seconds another site may take (10)'],
      ['--dir folder', `the folder to look at (${dirHelp})`],
      ['--json', 'for programs: { dead, papers, unused, external }'],
    ],
    fails: 'something is dead',
  },
  read: (args) => {
    const { values } = parseArgs({
      args,
      options: {
        ...dirOption,
        external: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        timeout: { type: 'string', default: '10' },
      },
    });
    const seconds = Number(values.timeout);
    if (!(seconds > 0)) throw new Error('--timeout is a number of seconds, such as 10');
    const { dir, external, json } = values;
    return {
      ...chosenFolder(dir),
      external,
      json,
      timeoutMs: seconds * 1000,
    };
  },
  run: async (options) => (await import('./check-links')).checkLinks(options),
};
