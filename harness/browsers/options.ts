import { parseArgs } from 'node:util';
import type { Help } from '../../src/terminal/help';
import { browserNames, type BrowserName } from './browsers';

/** Which browsers are tried, and with which of the tests. */
export interface BrowserOptions {
  browsers: readonly BrowserName[];
  /** Words of the files to run, as Playwright takes them; none means all. */
  files: readonly string[];
  /** What the names of the tests are to match. */
  grep: string | undefined;
  /** Whether only what failed in the last run is tried. */
  again: boolean;
}

/** What `--help` says. */
export const help: Help = {
  name: 'npm run test:browsers',
  takes: '[file…] [options]',
  about: `Tries the built site (\`npm run build\`) in ${browserNames.join(', ')}: every route, the journeys
and the worst faults, one browser after the other. Each browser that is missing is named with the
command that installs it.`,
  options: [
    ['--only browser', 'one of them; may be given several times'],
    ['--grep words', 'the tests whose names match'],
    ['--again', 'only those that failed in the last run of each browser'],
  ],
  environment: [
    ['E2E_PORT', 'the port of the served site (9100)'],
    ['CHROMIUM_PATH', 'the Chromium to use'],
    ['FIREFOX_PATH', 'the Firefox to use'],
    ['MINIBROWSER_PATH', 'the browser of WebKitGTK to use'],
  ],
  examples: [
    ['npm run test:browsers -- --only firefox', 'one browser'],
    ['npm run test:browsers -- --only webkit faults', 'and only the faults'],
    ['npm run test:browsers -- --again', 'what is still red'],
  ],
  fails: 'a browser is missing, or a test failed',
};

const isBrowser = (name: string): name is BrowserName =>
  (browserNames as readonly string[]).includes(name);

/** Reads the arguments of the command. Throws when a browser is unknown. */
export function readBrowserOptions(args: string[]): BrowserOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true },
      grep: { type: 'string' },
      again: { type: 'boolean', default: false },
    },
  });
  const unknown = values.only?.find((name) => !isBrowser(name));
  if (unknown !== undefined) {
    throw new Error(`There is no browser ${unknown}. There are: ${browserNames.join(', ')}.`);
  }
  const only = values.only?.filter(isBrowser) ?? [];
  return {
    browsers: only.length > 0 ? only : browserNames,
    files: positionals,
    grep: values.grep,
    again: values.again,
  };
}
