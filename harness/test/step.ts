import { chromiumHelp, findChromium } from '../find-chromium';

/** A program to run. */
export interface Command {
  program: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** One thing that `npm test` runs. A step with a report counts the tests in it, others count as one. */
export interface Step {
  name: string;
  /** One after the other, until one fails. */
  commands: readonly Command[];
  /** Reads how many tests passed and failed after the run. */
  report?: 'jest' | 'playwright';
  /** Steps that have to succeed before this one makes sense. They run with it, except with `--built`. */
  needs?: readonly string[];
  /** Keeps all cores busy by itself: nothing else runs beside it, and it prints while it runs. */
  alone?: boolean;
  /** Waits for most of its time: it runs beside any other, whose output it does not disturb. */
  waits?: boolean;
  /** Makes what others look at; `--built` takes what it made before. */
  builds?: boolean;
  /** Only in `npm run test:all`: what takes longer than a contributor waits for. */
  all?: boolean;
  /** In `npm test` all the same where the work at hand has changed one of these files. */
  whenChanged?: RegExp;
  /** Another name, which several steps share. */
  group?: string;
  /** What the machine lacks for it, in words; nothing where it can run. */
  missing?: () => string | undefined;
}

/** Where the runner of a step leaves its own report. */
export const reportFile = (name: string) => `reports/${name}.json`;

/** Where the count over all of them stands. */
export const summaryFile = 'reports/summary.txt';

/** A program of an installed package. */
export const tool = (name: string, ...args: string[]): Command => ({
  program: `node_modules/.bin/${name}`,
  args,
});

/** Whether files are formatted; all of them where none is named. */
export const format = (...files: string[]): Command =>
  tool('oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files);

/** A command of `npx school`. */
export const school = (...args: string[]): Command => ({
  program: process.execPath,
  args: ['src/cli/school.mjs', ...args],
});

/** Builds a site: of which content, and into which folder, says `env`. */
export const buildOf = (
  env: Readonly<Record<string, string>>,
  ...more: readonly string[]
): Command => ({
  ...school('build', ...more),
  // Folders are those of this project, not of the command that npm was called in.
  env: { INIT_CWD: process.cwd(), ...env },
});

interface PlaywrightRun extends Pick<
  Step,
  'needs' | 'missing' | 'whenChanged' | 'group' | 'alone' | 'waits'
> {
  /** Names of `playwright.config.ts`. */
  projects?: readonly string[];
  /** Further arguments. */
  more?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

const noChromium = () => (findChromium() ? undefined : chromiumHelp);

/** A step that runs tests of the browser; of the project that is called like it where none is named. */
export function playwright(
  name: string,
  { projects = [name], more = [], env = {}, missing = noChromium, ...further }: PlaywrightRun,
): Step {
  const named = projects.map((project) => `--project=${project}`);
  const report = { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile(name) };
  const commands = [
    { ...tool('playwright', 'test', ...named, ...more), env: { ...env, ...report } },
  ];
  return { name, commands, report: 'playwright', alone: true, missing, ...further };
}
