import { command, does } from '../../lib/terminal/program';
import { chosenFolder } from '../content-dir';
import { dirOption } from './options';

/** Pairs of an option that stands several times. */
const joined = (pairs: string, before?: string): string =>
  before === undefined ? pairs : `${before},${pairs}`;

/** Brings files of an office into the content. */
export const importCommand = command('import', {
  summary: 'brings Excel, CSV, Word, photos and calendars of an office in',
  about:
    'Brings a file of the office into the content: rows of Excel, CSV, a pasted table (-) or a Google Sheet into birthdays, toppers, events, the calendar, circulars, videos, the register of transfer certificates, or the people and tables of a page; a folder of photos as an album, of documents as circulars; a Word document as a page; an .ics into the calendar; a WordPress export with its redirects. Shows first, row by row, what would change and what can’t be read, each at its cell. Nothing is written until that is accepted, and all of it or nothing. A second import changes and adds; what was edited by hand stays.',
  examples: [
    ['npx school import birthdays.xlsx', 'shows, asks, and writes'],
    ['npx school import results.csv --set session=2025-2026 --yes', 'writes without a question'],
    ['npx school import staff.xlsx --to pages/staff.yaml#teachers', 'into a block of a page'],
  ],
  fails: 'a row or file could not be read, or nothing could be written',
})
  .argument('<file>', 'a file, a folder of photos, an https address, or - for what is pasted')
  .option(
    '--to <list>',
    'birthdays, toppers, events, calendar, circulars, videos, register, or pages/staff.yaml#id',
  )
  .option('--sheet <name>', 'the sheet of a workbook, or all')
  .option(
    '--columns <pairs>',
    'which column is which field: name="Name of Pupil",class=Std',
    joined,
  )
  .option('--set <pairs>', 'what holds for all rows: session=2025-2026,class=XII', joined)
  .option('--at-school <words>', 'what stands in a status of who is at school: "SC,OBC,General"')
  .option('--fetch', 'asks the older site of a WordPress export for its pictures', false)
  .option('--remove', 'takes away what the file does not have, of its classes or days', false)
  .option('--remove-all', 'the same of the whole list', false)
  .option(
    '--no-page',
    'days go into the month calendar alone, and not on the page with the calendar',
  )
  .option('--yes', 'writes what is shown, without a question', false)
  .addOption(dirOption)
  .action(
    does(
      (from, { dir, ...options }) => ({ from, ...options, ...chosenFolder(dir) }),
      async (options) => (await import('../import/import-file')).importFile(options),
    ),
  );
