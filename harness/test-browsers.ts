import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { runCommand } from '../src/terminal/command';
import { type BrowserName, missingFor } from './browsers/browsers';
import { type BrowserOptions, help, readBrowserOptions } from './browsers/options';
import { type Count, countOf } from './test/count';

/** Runs the wanted tests in one browser, with a report and a list of failures of its own. */
function testIn(name: BrowserName, { files, grep, again }: BrowserOptions): Count {
  const report = `reports/browsers/${name}.json`;
  // Of an earlier run: it counts nothing of this one.
  rmSync(report, { force: true });
  const args = ['test', '--config=playwright.browsers.config.ts', `--project=${name}`];
  const narrowed = [...(grep ? ['--grep', grep] : []), ...(again ? ['--last-failed'] : [])];
  const output = `--output=test-results/browsers/${name}`;
  const { status } = spawnSync(
    'node_modules/.bin/playwright',
    [...args, output, ...narrowed, ...files],
    { stdio: 'inherit', env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  return countOf('playwright', report, status ?? 1);
}

/** Runs the tests in the browsers that are there; one that was asked for and is not, is a failure. */
function testBrowsers(options: BrowserOptions): void {
  if (!existsSync('public/index.html')) throw new Error('No site is built: run `npm run build`.');
  const missing = options.browsers.map(missingFor).filter((line) => line !== undefined);
  const there = options.browsers.filter((name) => !missingFor(name));
  const counts = there.map((name) => ({ name, ...testIn(name, options) }));
  for (const { name, passed, failed } of counts) {
    console.log(`${name}: ${passed} passed, ${failed} failed`);
  }
  for (const line of missing) console.error(line);
  if (missing.length > 0 || counts.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

void runCommand({ help, read: readBrowserOptions, run: testBrowsers });
