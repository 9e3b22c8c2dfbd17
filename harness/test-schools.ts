import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../src/terminal/command';
import { readTestOptions, runIt, visitBuilt } from './test-built';

const schools = '__tests__/fixtures/schools';

/** Builds each school into `reports/schools`, where nothing of another one is. */
function buildSchools(): void {
  for (const name of readdirSync(schools)) {
    // Static hosting alone: no service answers for it.
    const lists = name === 'small-primary' ? ['--lists'] : [];
    const built = runIt('tsx', ['src/tools/build.ts', ...lists], {
      INIT_CWD: process.cwd(),
      CONTENT_DIR: join(schools, name, 'content'),
      PUBLIC_DIR: join('reports/schools', name, 'public'),
    });
    if (!built) throw new Error(`The school ${name} could not be built.`);
  }
}

void runCommand({
  help: {
    name: 'npm run test:schools',
    takes: '[--built] [files]',
    about: `Builds the schools of ${schools} and visits every page of
them, on a phone and a desktop. They have nothing in common with the sample school but the code.`,
    options: [['--built', 'takes what the last run has built']],
    environment: [['E2E_PORT', 'the port of the first school, the second has the next one (9100)']],
    fails: 'a school could not be built, or a test fails',
  },
  read: readTestOptions,
  run: ({ built, files }) => {
    if (!built) buildSchools();
    visitBuilt('playwright.schools.config.ts', files);
  },
});
