import { existsSync } from 'node:fs';
import { fromCaller } from '../../content/content-dir';
import { command, does } from '../../lib/terminal/program';
import { chosenFolder } from '../content-dir';
import { dirOption } from './options';

/** Writes the folder of a new school. */
export const newSchool = command('new', {
  summary: 'the folder of a new school',
  about:
    'Writes the folder of a new school: its content, complete and plain, its logo, the workflow that publishes it, and what is still to do. Asks for name, place, board, classes, colours and addresses, or takes them from a file. Nothing is written when an answer is wrong.',
  examples: [
    ['npx school new ../hillview', 'asks for everything'],
    ['npx school new ../hillview --from hillview.yaml', 'takes the answers from a file'],
  ],
  fails: 'the folder holds something, or an answer is missing or wrong',
})
  .argument('<folder>', 'one that is not there yet')
  .option(
    '--from <file>',
    'the answers: name, shortName, street, city, state, postcode, board, classes, founded, colours (main, accent), phone, email, siteUrl, and, if there are any, motto, sessionFrom, type, decoration, links (parentPortal, erp, erpLogin, feePayment, registration, facebook, instagram, youtube), fees, feePayment, admissionDates, documents, schoolHours, officeHours, uniform, transport, history and vision',
    (written: string) => {
      if (existsSync(fromCaller(written))) return fromCaller(written);
      throw new Error(`--from: there is no file ${written}`);
    },
  )
  .action(
    does(
      (folder, { from }) => ({ folder: fromCaller(folder), from }),
      async (options) => (await import('../site-new/make-school')).makeSchool(options),
    ),
  );

/** Opens the next session. */
export const rollover = command('rollover', {
  summary: 'drafts the next session and archives this one',
  about:
    'Opens the next session: keeps calendar, fees and timings of this one in an archive that visitors reach under Past Sessions, and writes drafts for the next one beside them, with its dates. Tells what a person must decide. What is there is never written over; a second run changes nothing.\n\nA day of the nation (26 January, 15 August, 2 October …) and a last date for fees keep their date. Everything else moves by 52 weeks: it stays on its weekday, as long, and in its order.',
  examples: [
    ['npx school rollover 2026-2027', 'writes archive and drafts'],
    ['npx school rollover 2026-2027 --publish', 'once all is decided'],
  ],
  fails: 'the session is not the next one, or something would be lost',
})
  .argument(
    '<session>',
    'the session that follows: 2026-2027, or 2027 where years begin in January',
  )
  .option('--publish', 'puts the drafts in the place of the pages of now', false)
  .addOption(dirOption)
  .action(
    does(
      (session, { publish, dir }) => ({ session, publish, ...chosenFolder(dir) }),
      async (options) => (await import('../content-rollover/roll-over')).rollOver(options),
    ),
  );

/** Converts a school's content to this version. */
export const upgrade = command('upgrade', {
  summary: "converts a school's content to this version",
  about:
    "Takes a school's folder to the version of this program: changes the form of its content where that has changed, leaves comments, order and quotes as they are, and tells each line that is new or gone. What was there before is kept, until the next upgrade.",
  examples: [
    ['npx school upgrade ../hillview', 'to the newest version'],
    ['npx school upgrade ../hillview --undo', 'and back'],
  ],
  fails: 'it could not be upgraded, or something is left for a person to fix',
})
  .argument('[folder]', 'the folder of the school, with its school.json (where you are)')
  .option('--undo', 'takes the last upgrade back', false)
  .action(
    does(
      (folder, { undo }) => ({ folder: fromCaller(folder ?? '.'), undo }),
      async (options) => (await import('../site-upgrade/upgrade-school')).upgradeSchool(options),
    ),
  );
