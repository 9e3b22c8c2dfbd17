import { runCommand } from '../src/terminal/command';
import { readTestOptions, runIt, visitBuilt } from './test-built';

/** The moment of the browser tests, which E2E_NOW moves for them too. */
const instant = process.env.E2E_NOW ?? '2026-11-20T09:00:00+05:30';

/** Builds the product's own content for a host of files, at the moment of the tests. */
const built = () =>
  runIt('tsx', ['src/tools/build.ts', '--lists'], {
    INIT_CWD: process.cwd(),
    PUBLIC_DIR: 'reports/lists/public',
    SOURCE_DATE_EPOCH: String(Date.parse(instant) / 1000),
  });

void runCommand({
  help: {
    name: 'npm run test:lists',
    takes: '[--built] [files]',
    about: `Builds the site with its lists as files into reports/lists, and visits it on a server that knows
nothing but files.`,
    options: [['--built', 'takes what the last run has built']],
    environment: [['E2E_PORT', 'the port of the server (9100)']],
    fails: 'the site could not be built, or a test fails',
  },
  read: readTestOptions,
  run: (options) => {
    if (!options.built && !built()) throw new Error('The site could not be built.');
    visitBuilt('playwright.lists.config.ts', options.files);
  },
});
