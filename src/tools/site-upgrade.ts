import { parseArgs } from 'node:util';
import { fromCaller } from '../content/content-dir';
import { runCommand } from '../terminal/command';

void runCommand({
  help: {
    name: 'npm run site:upgrade',
    takes: '[folder] [--undo]',
    about: `Takes a school's folder to the version of this program: changes the form of its content where that
has changed, leaves comments, order and quotes as they are, and tells each line that is new or
gone. What was there before is kept, until the next upgrade.`,
    options: [
      ['folder', 'the folder of the school, with its school.json (where you are)'],
      ['--undo', 'takes the last upgrade back'],
    ],
    examples: [
      ['npm run site:upgrade -- ../hillview', 'to the newest version'],
      ['npm run site:upgrade -- ../hillview --undo', 'and back'],
    ],
    fails: 'it could not be upgraded, or something is left for a person to fix',
  },
  read: (args) => {
    const { values, positionals } = parseArgs({
      args,
      options: { undo: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    if (positionals.length > 1) throw new Error('Name one folder, such as ../hillview');
    const folder = fromCaller(positionals[0] ?? '.');
    return { folder, undo: values.undo };
  },
  run: async (options) => (await import('./site-upgrade/upgrade-school')).upgradeSchool(options),
});
