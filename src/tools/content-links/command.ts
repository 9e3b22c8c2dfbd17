import { parseArgs } from 'node:util';
import type { Command } from '../../terminal/command';
import { chosenFolder, dirHelp, dirOption } from '../content-dir';
import type { LinkOptions } from './check-links';

/** Checks the links of a content folder, and the files that it names. */
export const contentLinks: Command<LinkOptions> = {
  help: {
    name: 'npm run content:links',
    takes: '[--external] [--json]',
    about: `Checks all links, anchors, pictures and papers of the content. Lists PDFs without title, language
or text, and pictures and papers that are not used.`,
    options: [
      ['--external', 'asks other sites too, politely, whether their pages are there'],
      ['--timeout S', 'how many seconds another site may take (10)'],
      ['--dir folder', `the folder to look at (${dirHelp})`],
      ['--json', 'for programs: { dead, papers, unused, external }'],
    ],
    fails: 'a link is broken',
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
