import { runCommand } from '../src/terminal/command';
import { readTestOptions, runIt, visitBuilt } from './test-built';

const edited = { CONTENT_DIR: 'reports/edited/content', PUBLIC_DIR: 'reports/edited/public' };

/** Tries the editor on every file, and leaves what it saved of a few in `reports/edited`. */
const tried = () => runIt('playwright', ['test', 'e2e/edit'], { E2E_EDIT: 'all' });

/** Builds the content of `reports/edited`. */
const built = () =>
  runIt('tsx', ['src/tools/build.ts', '--lists'], { INIT_CWD: process.cwd(), ...edited });

void runCommand({
  help: {
    name: 'npm run test:edit',
    takes: '[--built] [files]',
    about: `Opens every file of the content in the editor, changes and saves it; then builds the site from
what was saved and visits it.`,
    options: [['--built', 'visits what the last run has built']],
    environment: [['E2E_PORT', 'the port of the server (9100)']],
    fails: 'something was lost, the site could not be built, or a test fails',
  },
  read: readTestOptions,
  run: (options) => {
    if (!options.built) {
      if (!tried()) process.exitCode = 1;
      if (!built()) throw new Error('What was saved in the editor could not be built.');
    }
    visitBuilt('playwright.edited.config.ts', options.files);
  },
});
