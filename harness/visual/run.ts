import { spawnSync } from 'node:child_process';
import { baselineFolder } from './baselines';
import { buildStorybook, storybookFolder } from './storybook';

/** What a run of the stories' tests (`--project=stories`) looks at. */
export interface VisualOptions {
  /** The folder of the built Storybook. */
  storybook: string;
  /** The folder of what was approved. */
  approved: string;
  /** Stories, components or folders; all when empty. */
  only: readonly string[];
  /** Takes pictures of every story, not only where its inputs are not those that were approved. */
  all: boolean;
  /** Visits only stories whose inputs are not those that were approved; those that import least first. */
  changed: boolean;
  /** How many of those at most; all of them without it. */
  most?: number;
  /** Where the tests leave what they found. */
  results: string;
}

const usual: VisualOptions = {
  storybook: storybookFolder,
  approved: baselineFolder,
  only: [],
  all: false,
  changed: false,
  results: 'test-results/stories',
};

const variable = 'VISUAL_OPTIONS';

/** The options that were handed over; the usual ones where Playwright was called by itself. */
export const readVisualOptions = (): VisualOptions => ({
  ...usual,
  ...(JSON.parse(process.env[variable] ?? '{}') as Partial<VisualOptions>),
});

/** Hands options over to the tests of the stories. */
export const visualEnvironment = (options: Partial<VisualOptions>) => ({
  [variable]: JSON.stringify(options),
});

/** Runs the tests of the stories, with Playwright's report in `report`; gives their status. */
export function runVisual(options: Partial<VisualOptions>, report = 'reports/visual'): number {
  const { status } = spawnSync('node_modules/.bin/playwright', ['test', '--project=stories'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PLAYWRIGHT_HTML_OUTPUT_DIR: report,
      ...visualEnvironment(options),
    },
  });
  return status ?? 1;
}

type Asked = Pick<VisualOptions, 'only' | 'all' | 'changed'> & { storybook?: string | undefined };

/** Visits the stories, of the usual Storybook where none is named, and compares them with what was approved. */
export function testVisually({ storybook, only, all, changed }: Asked): void {
  if (storybook === undefined) buildStorybook();
  const options = { only, all: all || only.length > 0, changed };
  process.exitCode = runVisual({ ...options, ...(storybook !== undefined && { storybook }) });
}
