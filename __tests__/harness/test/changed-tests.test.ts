/** @jest-environment node */
import { testsNaming } from '../../../harness/test/changed-tests';

it('finds the tests that name a file, or a folder above it', () => {
  const found = testsNaming(['content/pages/leave.yaml']);
  expect(found).toEqual(expect.arrayContaining(['__tests__/support/sample-content.ts']));
  expect(testsNaming(['content/site.yaml'])).toEqual(
    expect.arrayContaining(['__tests__/content-service/below-path.test.ts']),
  );
});

it('leaves out tests that take a folder as an example, and finds none for what no test names', () => {
  const found = testsNaming(['content/pages/leave.yaml']);
  expect(found.filter((file) => /\/(?:cli|harness)\//.test(file))).toEqual([]);
  expect(testsNaming(['no-such-folder/page.md'])).toEqual([]);
  expect(testsNaming([])).toEqual([]);
});
