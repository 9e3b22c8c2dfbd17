import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../src/terminal/command';

const runIt = (name: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean =>
  spawnSync(join('node_modules/.bin', name), args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status === 0;

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
  read: (args) => {
    const { values, positionals } = parseArgs({
      args,
      options: { built: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    return { ...values, files: positionals };
  },
  run: (options) => {
    if (!options.built && !built()) throw new Error('The site could not be built.');
    const config = '--config=playwright.lists.config.ts';
    if (!runIt('playwright', ['test', config, ...options.files])) process.exitCode = 1;
  },
});
