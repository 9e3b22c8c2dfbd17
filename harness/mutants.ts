import { runCommand } from '../src/terminal/command';
import { command, count, counts } from './command';

void runCommand({
  ...command({
    name: 'npm run mutants',
    takes: '[options]',
    about: `Runs the unit tests that reach the files of harness/mutants/list.yaml in a copy of the project, each
with one fault in such a file, until one fails or all have passed. Writes reports/mutants.md.`,
    options: {
      only: counts('some of them, by their numbers in the list', []),
      tests: count(
        'how many tests a fault has to survive, those called like its file first (8)',
        8,
      ),
    },
    fails: 'a fault is noticed by no unit test, and the list names nothing else that does',
  }),
  run: async (options) => (await import('./mutants/run')).runMutants(options),
});
