/** @jest-environment node */
import { byLikeness } from '../../../harness/mutants/run';

it('runs those tests first that are called like the file', () => {
  const tests = ['__tests__/three.test.ts', '__tests__/lib/dates/one.test.tsx'];
  expect(byLikeness('src/lib/dates/one.ts', tests)).toEqual(tests.toReversed());
});
