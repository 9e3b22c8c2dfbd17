/** One thing that `npm test` runs. A step with a report counts the tests in it, others count as one. */
export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Reads how many tests passed and failed after the run. */
  report?: 'jest' | 'playwright';
  /** Steps that have to succeed before this one makes sense. */
  needs?: string[];
  /** Only in `npm run test:all`: what takes longer than a contributor waits for. */
  all?: boolean;
  /** The folder that the step is about; where it was deleted, the step is skipped. */
  folder?: string;
}

/** A step of `npm run test:all`: a command of package.json. */
const more = (name: string, script: string): Step => ({
  name,
  command: 'npm',
  args: ['run', '--silent', script],
  needs: ['build'],
  all: true,
});

const bin = (name: string) => `node_modules/.bin/${name}`;

/** Where the runners leave their own reports. */
export const reportFile = (name: string) => `reports/${name}.json`;

/** Where the count over all of them stands. */
export const summaryFile = 'reports/summary.txt';

/**
 * Everything the project checks, in the order that finds mistakes soonest. The steps of a group run
 * side by side: none of them keeps two cores busy.
 */
export const groups: Step[][] = [
  [
    { name: 'types', command: bin('tsc'), args: ['--noEmit', '-p', '.'] },
    { name: 'lint', command: 'npm', args: ['run', '--silent', 'lint'] },
    { name: 'format', command: bin('prettier'), args: ['--check', '--log-level', 'warn', '.'] },
    { name: 'content', command: bin('tsx'), args: ['src/tools/content-check.ts'] },
  ],
  [
    {
      name: 'unit',
      command: bin('jest'),
      // Left to itself Jest leaves one core to others: on two cores that is half of them.
      args: ['--maxWorkers=100%', '--json', `--outputFile=${reportFile('unit')}`],
      report: 'jest',
    },
  ],
  [
    {
      name: 'build',
      command: bin('tsx'),
      args: ['src/tools/build.ts'],
    },
    {
      name: 'workshop',
      command: bin('storybook'),
      args: ['build', '--quiet', '--stats-json'],
    },
  ],
  [
    { name: 'compat', command: bin('tsx'), args: ['harness/compat.ts'], needs: ['build'] },
    {
      name: 'browser',
      command: bin('playwright'),
      args: ['test'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('browser') },
      report: 'playwright',
      needs: ['build', 'workshop'],
    },
  ],
  [
    {
      name: 'stories',
      command: bin('tsx'),
      // A window waits for its story more than it works: three keep two cores busy.
      args: ['harness/visual-test.ts', '--workshop', 'storybook-static', '--workers', '3'],
      needs: ['workshop'],
    },
  ],
  [more('attack', 'attack')],
  [more('lists', 'test:lists')],
  [more('schools', 'test:schools')],
  [more('edit', 'test:edit')],
  [more('hosts', 'test:hosts')],
  [more('browsers', 'test:browsers')],
];

/** The files that runs write themselves: older ones would speak of another run. */
export const ownReports = [
  summaryFile,
  ...groups.flatMap((group) =>
    group.filter(({ report }) => report).map(({ name }) => reportFile(name)),
  ),
];
