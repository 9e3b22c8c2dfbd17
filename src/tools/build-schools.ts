import { parseArgs } from 'node:util';
import { runCommand } from '../terminal/command';
import { schoolsAtATime } from './build-schools/at-a-time';
import { buildSchools } from './build-schools/build-schools';
import { schoolsIn } from './build-schools/schools';

void runCommand({
  help: {
    name: 'npm run build:schools',
    takes: '<folder> …',
    about: `Builds the sites of many schools: compiles the scripts once for all that have the same typefaces and
mood, and shares what it keeps. Each folder is a school's, or its content. A school with faults stops
no other.`,
    options: [
      ['--out <folder>', 'put the sites below it, as <school>/public (beside each content)'],
      [
        '--concurrency <n>',
        'build so many schools at a time, half a gigabyte each (as cores and free memory allow)',
      ],
    ],
    environment: [
      ['GATSBY_CONTENT_SERVICE_URL', 'where the sites load their lists from (their own address)'],
      ['SHOW_DRAFTS', '1: previews for editors, with drafts and what is yet to come (no)'],
    ],
    fails: 'a school could not be built; those without faults are built all the same',
  },
  read: (args) => {
    const { values, positionals } = parseArgs({
      args,
      options: { out: { type: 'string' }, concurrency: { type: 'string' } },
      allowPositionals: true,
    });
    const concurrency = Number(values.concurrency ?? schoolsAtATime());
    if (!Number.isInteger(concurrency) || concurrency < 1) {
      throw new Error(`--concurrency: "${values.concurrency}" is not a number of schools`);
    }
    return { concurrency, schools: schoolsIn(positionals, values.out) };
  },
  run: buildSchools,
});
