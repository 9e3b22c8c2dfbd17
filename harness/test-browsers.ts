import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runCommand } from '../src/terminal/command';
import { missingFor } from './browsers/browsers';
import { type BrowserOptions, help, readBrowserOptions } from './browsers/options';

/** Runs the tests in the browsers that are there; one that was asked for and is not, is a failure. */
function testBrowsers({ browsers, files }: BrowserOptions): void {
  if (!existsSync('public/index.html')) throw new Error('No site is built: run `npm run build`.');
  const missing = browsers.map(missingFor).filter((line) => line !== undefined);
  for (const line of missing) console.error(line);
  const there = browsers.filter((name) => !missingFor(name));
  const projects = there.map((name) => `--project=${name}`);
  const config = '--config=playwright.browsers.config.ts';
  const run =
    there.length > 0 &&
    spawnSync('node_modules/.bin/playwright', ['test', config, ...projects, ...files], {
      stdio: 'inherit',
    });
  if (missing.length > 0 || !run || run.status !== 0) process.exitCode = 1;
}

void runCommand({ help, read: readBrowserOptions, run: testBrowsers });
