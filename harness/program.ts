import { Option } from '@commander-js/extra-typings';
import { command, does, program } from '../src/lib/terminal/program';
import { count, counts, routes } from './options';
import { checkReview, review } from './review/options';
import { test, testOptions } from './test/options';
import { baselineFolder } from './visual/baselines';

/** Does the work with the options, or the words, as they are; what it needs is loaded when it is called. */
const runs = <Options>(work: (options: Options) => Promise<void>) =>
  does((options: Options) => options, work);

test.action(does(testOptions, async (options) => (await import('./test/run')).runTests(options)));

const buildTwice = command('build-twice', {
  summary: 'builds over an older build, from nothing and from the content alone are equal',
  about:
    'Builds a copy of the project over an older build, whose content had one more page and document, and again from nothing; then with one word changed, from the content alone and whole; and compares two and two byte for byte. Takes as long as five builds.',
  fails: 'the builds differ; each file that does is named',
}).action(runs(async () => (await import('./build-twice/build-twice')).checkBuilds()));

const load = command('load', {
  summary: '200 visitors at once',
  about:
    'Sends many visitors at once to the content service, who ask for lists and pictures and send forms without a pause, and says how long they waited and how much memory it took.',
  fails: 'a reply failed, or the service took longer or more memory than harness/load.ts says',
})
  .addOption(count('--visitors <n>', 'how many at once', 200))
  .addOption(count('--seconds <n>', 'for how long', 60))
  .action(runs(async (options) => (await import('./load')).load(options)));

const mutants = command('mutants', {
  summary: 'a hundred seeded faults against the unit tests',
  about:
    'Runs the unit tests that reach the files of harness/mutants/list.yaml in a copy of the project, each with one fault in such a file, until one fails or all have passed, and names each as soon as it is known.',
  fails: 'a fault is noticed by no unit test, and the list names nothing else that does',
})
  .addOption(counts('--only <n...>', 'some of them, by their numbers in the list', []))
  .action(runs(async (options) => (await import('./mutants/mutants')).runMutants(options)));

const visual = command('visual', {
  summary: 'compares stories with the approved pictures',
  about: `Visits every story of Storybook: it plays, axe and the console have nothing against it, and what assistive technology is told is what was approved in ${baselineFolder}. Stories whose inputs (the files that they import, the theme, pictures, packages) are not those that were approved are also taken, light and dark, on a phone and a desktop, and compared with the approved pictures. Playwright’s report goes to reports/visual/index.html.`,
  examples: [['npm run test:visual -- Blocks/Table', 'one component']],
  fails: 'a story has a fault, or something differs that nobody approved',
})
  .argument('[stories...]', 'by id, component (Blocks/Table) or folder (Blocks): those are taken')
  .addOption(
    new Option('--all', 'takes every story, whatever has changed')
      .default(false)
      .conflicts('changed'),
  )
  .option('--changed', 'visits only the stories whose inputs have changed', false)
  .option('--storybook <folder>', 'a built Storybook (storybook-static, built where it is old)')
  .action(
    does(
      (only, options) => ({ only, ...options }),
      async (options) => (await import('./visual/run')).testVisually(options),
    ),
  );

const approve = command('approve', {
  summary: 'approves what `npm run test:visual` found',
  about:
    'Accepts what the last `npm run test:visual` found, all of it or the stories, components (Blocks/Table) and folders (Blocks) that are named.',
  fails: 'something cannot be approved: a story has a fault, or is not steady',
})
  .argument('[stories...]', 'by id, component or folder')
  .action(runs(async (words) => (await import('./visual/approve')).approveStories(words)));

review.action(
  does(checkReview, async (options) =>
    (await import('./review/review-change')).reviewChange(options),
  ),
);

/** What a bench can measure. */
const parts = ['pages', 'shift', 'build'] as const;

const bench = command('bench', {
  summary: 'measures the built site against a commit',
  about:
    'Measures the built site (run `npm run build` before) and that of a commit, in turns: pages (time in scripts, blocking time, the first record), shift (what moves by itself) and build (cold, and warm after one word). The commit’s files, packages and site are kept in .bench.',
  examples: [['npm run bench -- --base main --only pages --routes /News', 'a part of it']],
  fails: 'it could not measure, or what stands here misses a limit',
})
  .requiredOption('--base <commit>', 'the state to compare with: a branch, a tag or a commit')
  .addOption(count('--runs <n>', 'how often each time is measured; the median counts', 5))
  .addOption(new Option('--only <part...>', 'some of them').choices(parts).default(parts))
  .addOption(routes('--routes <route...>', 'some of the addresses, such as /News /AboutUs'))
  .action(runs(async (options) => (await import('./bench/bench')).measure(options)));

/** All commands for developers; what each does is loaded when it is called. */
export const harness = program(
  'npx tsx harness',
  'The commands for developers. Each explains its options: npx tsx harness bench --help.',
  {
    Tests: [test, buildTwice, load, mutants],
    'What has changed': [visual, approve, review, bench],
  },
);
