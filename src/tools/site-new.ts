import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fromCaller } from '../content/content-dir';
import { runCommand } from '../terminal/command';

void runCommand({
  help: {
    name: 'npm run site:new',
    takes: 'folder [--from answers.yaml]',
    about: `Writes the folder of a new school: its content, complete and plain, its mark, the workflow that
publishes it, and what is still to do. Asks for name, place, board, classes, colours and
addresses, or takes them from a file. Nothing is written when an answer is wrong.`,
    options: [
      [
        '--from FILE',
        `the answers: name, shortName, street, city, state, postcode, board, classes, founded,
colours (main, accent), phone, email, siteUrl, and, if there are any, sessionFrom, type,
mood and links (parentPortal, erp, erpLogin, feePayment, registration, facebook,
instagram, youtube)`,
      ],
    ],
    examples: [
      ['npm run site:new ../hillview', 'asks for everything'],
      ['npm run site:new ../hillview -- --from hillview.yaml', 'takes the answers from a file'],
    ],
    fails: 'the folder holds something, or an answer is missing or wrong',
  },
  read: (args) => {
    const { values, positionals } = parseArgs({
      args,
      options: { from: { type: 'string' } },
      allowPositionals: true,
    });
    const [folder, ...others] = positionals;
    if (folder === undefined || others.length > 0) {
      throw new Error('Name one folder for the new school, such as ../hillview');
    }
    const from = values.from === undefined ? undefined : fromCaller(values.from);
    if (from !== undefined && !existsSync(from)) {
      throw new Error(`--from: there is no file ${values.from}`);
    }
    return { folder: fromCaller(folder), from };
  },
  run: async (options) => (await import('./site-new/make-school')).makeSchool(options),
});
