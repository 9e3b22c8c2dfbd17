/** @jest-environment node */
import { readOptions } from '../../../harness/mutants/options';
import { relatedTests } from '../../../harness/mutants/related';
import { countWords, reportText } from '../../../harness/mutants/report';

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

it('finds the tests that a file reaches, those called like it first', () => {
  const importers = new Map([
    ['src/dates/one.ts', ['src/lists/two.ts', '__tests__/three.test.ts']],
    ['src/lists/two.ts', ['__tests__/dates/one.test.tsx', 'src/dates/one.ts', 'src/three.ts']],
  ]);
  expect(relatedTests('src/dates/one.ts', importers)).toEqual([
    '__tests__/dates/one.test.tsx',
    '__tests__/three.test.ts',
  ]);
  expect(relatedTests('src/none.ts', importers)).toEqual([]);
});

it('takes numbers of the list', () => {
  expect(readOptions([])).toEqual({ only: [], tests: 8 });
  expect(readOptions(['--only', '3,12', '--tests', '20'])).toEqual({ only: [3, 12], tests: 20 });
  expect(() => readOptions(['--only', 'three'])).toThrow('a whole number from 1 on');
});
