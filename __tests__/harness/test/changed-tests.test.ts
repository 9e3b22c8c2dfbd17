/** @jest-environment node */
import { testsNaming } from '../../../harness/test/changed-tests';

const tests = [
  { file: 'load.test.ts', text: "loadContent({ contentDir: 'content' })" },
  { file: 'fees.test.ts', text: "readFileSync('content/facts/fees.yaml')" },
  { file: 'pages.test.ts', text: "readdirSync('content/pages')" },
  { file: 'words.test.ts', text: 'the content of a page' },
  {
    file: 'command.test.ts',
    text: "import { run } from '../support/run-command';\nrun('src/cli/edit.ts', ['content'])",
  },
  { file: '__tests__/cli/edit.test.ts', text: "copy('content')" },
  { file: 'schema.test.ts', text: "import { feeSchema } from '../src/blocks/fee';" },
];

it('finds the tests that name a file, or a folder above it', () => {
  expect(testsNaming(['content/facts/fees.yaml'], tests)).toEqual(['load.test.ts', 'fees.test.ts']);
  expect(testsNaming(['content/pages/fee.yaml'], tests)).toEqual(['load.test.ts', 'pages.test.ts']);
});

it('leaves out tests that start commands or take a folder as an example, and finds none for what no test names', () => {
  expect(testsNaming(['src/cli/edit.ts', 'README.md'], tests)).toEqual([]);
});
