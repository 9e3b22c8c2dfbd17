/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { array, object, string } from 'yup';
import { parse } from 'yaml';
import { chooseSteps } from '../../../harness/test/choose';
import { testOptions } from '../../../harness/test/options';
import { steps } from '../../../harness/test/steps';

const usual = { all: false, changed: false, built: false };

const workflow = object({
  jobs: object({
    all: object({
      strategy: object({
        matrix: object({ include: array(object({ steps: string().required() })).required() }),
      }),
    }),
  }),
});

it('runs every step of npm run test:all on each pull request', () => {
  const { jobs } = workflow.validateSync(parse(readFileSync('.github/workflows/all.yml', 'utf8')));
  const run = jobs.all.strategy.matrix.include.flatMap((job) =>
    chooseSteps(steps, testOptions(job.steps.split(' '), usual), []).map(({ name }) => name),
  );
  const further = steps.filter(({ all }) => all).map(({ name }) => name);
  expect(further.filter((name) => !run.includes(name))).toEqual([]);
});
