import { command, does, program } from '../src/lib/terminal/program';
import { bench } from './bench/options';
import { count, counts, routes, someOf } from './options';
import { checkReview, review } from './review/options';
import { test, testOptions } from './test/options';
import { colourModes } from './visual/modes';
import { visual, visualOptions } from './visual/options';

const buildTwice = command('build-twice', {
  summary: 'builds over an older build, from nothing and from the content alone are equal',
  about:
    'Builds a copy of the project over an older build, whose content had one more page and document, and again from nothing; then with one word changed, from the content alone and whole; and compares two and two byte for byte. Takes as long as five builds.',
  fails: 'the builds differ; each file that does is named',
})
  .option('--keep <folder>', 'where the site goes that was built from nothing')
  .action(
    does(
      (options) => options,
      async ({ keep }) => {
        const { buildTwice: build } = await import('./build-twice/build-twice');
        const found = await build((line) => console.error(line), keep);
        for (const line of found) console.error(line);
        if (found.length > 0) process.exitCode = 1;
        else
          console.log(
            'Builds over an older one, from nothing and from content alone are the same.',
          );
      },
    ),
  );

const approve = command('approve', {
  summary: 'approves what `npm run test:visual` found',
  about:
    'Accepts what the last `npm run test:visual` found, all of it or the stories, components (Blocks/Table) and folders (Blocks) that are named.',
  fails: 'a picture cannot be approved: its story is broken, or not steady',
})
  .argument('[stories...]', 'by id, component or folder')
  .action(
    does(
      (words) => words,
      async (words) => (await import('./visual/approve')).approveStories(words),
    ),
  );

const screenshots = command('screenshots', {
  summary: 'pictures of all pages',
  about:
    'Takes every page of the built site (public/) at every width in both colour modes; they stand in Playwright’s report, which opens from the disk.',
  fails: 'there is no built site or browser, or a page did not come at two tries: it is named',
})
  .addOption(routes('--only <a,b>', 'some of the pages, such as /News,/Fee'))
  .addOption(counts('--widths <a,b>', 'in pixels', [360, 768, 1440, 1920], 200))
  .addOption(someOf('--modes <a,b>', colourModes, 'light, dark or both'))
  .option('--out <folder>', 'where the report goes', 'reports/screenshots')
  .action(
    does(
      (options) => options,
      async (options) => (await import('./review/review-pages')).showPages(options),
    ),
  );

const load = command('load', {
  summary: '200 visitors at once',
  about:
    'Sends many visitors at once to the content service, who ask for lists and pictures and send forms without a pause, and says how long they waited and how much memory it took.',
  fails: 'a reply failed, or the service took longer or more memory than harness/load/load.ts says',
})
  .addOption(count('--visitors <n>', 'how many at once', 200))
  .addOption(count('--seconds <n>', 'for how long', 60))
  .action(
    does(
      (options) => options,
      async (options) => (await import('./load/load')).load(options),
    ),
  );

const mutants = command('mutants', {
  summary: 'a hundred seeded faults against the unit tests',
  about:
    'Runs the unit tests that reach the files of harness/mutants/list.yaml in a copy of the project, each with one fault in such a file, until one fails or all have passed, and names each as soon as it is known.',
  fails: 'a fault is noticed by no unit test, and the list names nothing else that does',
})
  .addOption(counts('--only <n,m>', 'some of them, by their numbers in the list', []))
  .addOption(
    count(
      '--tests <n>',
      'how many tests a fault has to survive, those called like its file first',
      8,
    ),
  )
  .action(
    does(
      (options) => options,
      async (options) => (await import('./mutants/run')).runMutants(options),
    ),
  );

test.action(does(testOptions, async (options) => (await import('./test/run')).runTests(options)));
visual.action(
  does(visualOptions, async (options) =>
    (await import('./visual/test-visually')).testVisually(options),
  ),
);
bench.action(
  does(
    (options) => options,
    async (options) => (await import('./bench/bench')).measure(options),
  ),
);
review.action(
  does(
    (options) => {
      checkReview(options);
      return options;
    },
    async (options) => (await import('./review/review-change')).reviewChange(options),
  ),
);

/** All commands for developers; what each does is loaded when it is called. */
export const harness = program(
  'npx tsx harness',
  'The commands for developers. Each explains its options: npx tsx harness bench --help.',
  {
    Tests: [test, buildTwice, load, mutants],
    'What has changed': [visual, approve, review, screenshots, bench],
  },
);
