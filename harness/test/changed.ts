import { existsSync } from 'node:fs';
import { inStorybook, isFresh, storybookFolder } from '../visual/storybook';
import { pagesReached } from './changed-pages';
import { testsNaming } from './changed-tests';
import { visualEnvironment } from '../visual/run';
import { unitTests } from './further-steps';
import { type Command, format, playwright, type Step, tool } from './step';
import { steps } from './steps';

const isCode = (file: string) => /\.(?:ts|tsx|mjs)$/.test(file);
const isTest = (file: string) => /^__tests__\/.*\.test\.tsx?$/.test(file);
const isSpec = (file: string) => /^__tests__\/e2e\/.*\.spec\.ts$/.test(file);

/** What the check of the content reads, or reads with. */
const inContentCheck =
  /^(?:content|src\/(?:content|blocks|content-service|features\/shared|lib\/dates|lib\/privacy))\//;

const step = (name: string, ...commands: Command[]): Step => ({ name, commands });
const known = (name: string) => steps.filter((one) => one.name === name);

/** What Jest finds by imports, and the tests that name what they read. */
function unitSteps(files: readonly string[], there: readonly string[]): Step[] {
  const named = testsNaming(files);
  const related = there.filter((file) => isCode(file) && !isSpec(file));
  const reached = [...new Set([...related, ...named])];
  if (reached.length === 0) return [];
  const command = unitTests('unit', '--passWithNoTests', '--findRelatedTests', ...reached);
  return [{ name: 'unit', commands: [command], report: 'jest', alone: true }];
}

/** The pages that show the change, each whole once, and tests of the browser that are changed themselves. */
function browserSteps(files: readonly string[], there: readonly string[]): Step[] {
  const paths = pagesReached(files);
  const specs = there.filter(isSpec);
  const words = `(?:^| )(?:${paths.join('|')}) stands in the shell`;
  const needs = ['build'];
  const found: Step[] = [];
  if (paths.length > 0) {
    const more = ['e2e/shell.spec.ts', '--grep', words];
    found.push(playwright('pages', { projects: ['site'], more, needs }));
  }
  if (specs.length > 0) {
    found.push(playwright('specs', { projects: ['site', 'editor'], more: specs, needs }));
  }
  return found;
}

/** As many of the stories that the change reaches as are taken in half a minute; `npm test` has the others. */
const nearestStories = playwright('stories', {
  env: visualEnvironment({ changed: true, most: 20 }),
});

/** Of each step what a change of these files reaches; `built` takes the site and Storybook as they are. */
export function changedSteps(files: readonly string[], built: boolean): Step[] {
  const there = files.filter((file) => existsSync(file));
  const code = there.filter(isCode);
  const any = (pattern: RegExp) => files.some((file) => pattern.test(file));
  const browser = browserSteps(files, there);
  const hasStories = any(inStorybook) && !files.every((file) => isTest(file));
  return [
    ...(any(/\.tsx?$|\.json$/) ? known('types') : []),
    ...(code.length > 0 ? [step('lint', tool('oxlint', ...code)), ...known('imports')] : []),
    ...(there.length > 0 ? [step('format', format(...there))] : []),
    ...(any(inContentCheck) ? known('content') : []),
    ...(browser.length > 0 && !built ? known('build') : []),
    ...(hasStories && !built && !isFresh(storybookFolder) ? known('storybook') : []),
    ...unitSteps(files, there),
    ...browser,
    ...(hasStories ? [nearestStories] : []),
    ...steps.filter(({ whenChanged }) => whenChanged && any(whenChanged)),
  ];
}
