import { parseArgs } from 'node:util';
import { runCommand } from '../terminal/command';
import { chosenFolder, dirHelp, dirOption } from './content-dir';

void runCommand({
  help: {
    name: 'npm run content:rollover',
    takes: 'session [--publish] [--dir folder]',
    about: `Opens the next session: keeps calendar, fees and timings of this one in an archive that visitors
reach under Past Sessions, and writes drafts for the next one beside them, with its dates. Tells
what a person must decide. What is there is never written over; a second run changes nothing.

A day of the nation (26 January, 15 August, 2 October …) and a last date for fees keep their date.
Everything else moves by 52 weeks: it stays on its weekday, as long, and in its order.`,
    options: [
      ['session', 'the session that follows: 2026-2027, or 2027 where years begin in January'],
      ['--publish', 'puts the drafts in the place of the pages of now'],
      ['--dir folder', `the content folder (${dirHelp})`],
    ],
    examples: [
      ['npm run content:rollover 2026-2027', 'writes archive and drafts'],
      ['npm run content:rollover -- 2026-2027 --publish', 'once all is decided'],
    ],
    fails: 'the session is not the next one, or something would be lost',
  },
  read: (args) => {
    const { values, positionals } = parseArgs({
      args,
      options: { ...dirOption, publish: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [session, ...others] = positionals;
    if (session === undefined || others.length > 0) {
      throw new Error('Name one session, such as 2026-2027');
    }
    return { session, publish: values.publish, ...chosenFolder(values.dir) };
  },
  run: async (options) => (await import('./content-rollover/roll-over')).rollOver(options),
});
