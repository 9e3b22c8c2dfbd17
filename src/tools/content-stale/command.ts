import { parseArgs } from 'node:util';
import { parsePlainDate } from '../../dates/plain-date';
import type { Command } from '../../terminal/command';
import { chosenFolder, dirHelp, dirOption } from '../content-dir';
import type { StaleOptions } from './print-stale';

/** Lists what somebody should look at in a content folder. */
export const contentStale: Command<StaleOptions> = {
  help: {
    name: 'npm run content:stale',
    takes: '[--on day] [--dir folder] [--json]',
    about: `Lists, by who looks after them, the pages, notices and list items that somebody should look at:
with a "todo", past their "reviewBy", still a draft though their "publishFrom" has come, or
ended a month ago; and names that may be those of a withdrawn child. Of papers made public:
what is missing, has no day of issue, has expired, or expires within 60 days.`,
    options: [
      ['--on YYYY-MM-DD', 'as on this day (today)'],
      ['--dir folder', `the folder to look into (${dirHelp})`],
      [
        '--json',
        'for programs: a list of { owner, name, why, since, file, line, column, message }',
      ],
    ],
    fails: 'there is something to look at',
  },
  read: (args) => {
    const { values } = parseArgs({
      args,
      options: {
        on: { type: 'string' },
        ...dirOption,
        json: { type: 'boolean', default: false },
      },
    });
    const { on, json } = values;
    const { dir } = chosenFolder(values.dir);
    const day = parsePlainDate(on);
    if (on !== undefined && day !== on)
      throw new Error(`--on: "${on}" is not a day; write 2026-12-01`);
    return { dir, json, day };
  },
  run: async (options) => (await import('./print-stale')).printStale(options),
};
