/** @jest-environment node */
import { countWords, reportText } from '../../../harness/mutants/report';
import { byLikeness } from '../../../harness/mutants/run';

const fault = { file: 'src/one.ts', kind: 'boundary', find: 'a || b', replace: 'a' } as const;
const related = 2;
const killed = { number: 1, mutation: fault, related, ran: 1, killedBy: '__tests__/one.test.ts' };
const survived = {
  number: 2,
  mutation: { ...fault, otherwise: 'browser: shell.spec' },
  related,
  ran: 2,
};

it('tells by whom each fault was noticed', () => {
  const text = reportText([killed, survived]);
  expect(text).toMatch(/^# 1 of 2 killed by unit tests\n/);
  expect(text).toContain('| boundary | 1 | 2 |');
  expect(text).toContain(
    '| 1 | boundary | src/one.ts | `a \\|\\| b` | `a` | __tests__/one.test.ts |',
  );
  expect(text).toContain('| survived 2 of 2 related tests; browser: shell.spec |');
  expect(countWords([killed])).toBe('1 of 1 killed by unit tests');
});

it('runs those tests first that are called like the file', () => {
  const tests = ['__tests__/three.test.ts', '__tests__/lib/dates/one.test.tsx'];
  expect(byLikeness('src/lib/dates/one.ts', tests)).toEqual(tests.toReversed());
});
