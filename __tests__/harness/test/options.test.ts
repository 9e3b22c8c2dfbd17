/** @jest-environment node */
import { ownReports } from '../../../harness/test/steps';
import { readSteps } from '../../../harness/test/options';

it('runs what a change must pass', () => {
  expect(readSteps([])).toEqual(expect.arrayContaining(['types', 'unit', 'browser', 'stories']));
  expect(readSteps([])).not.toContain('attack');
});

it('runs all of it where that is asked for', () => {
  expect(readSteps(['--all'])).toEqual(expect.arrayContaining(['types', 'attack', 'schools']));
});

it('runs the steps that are named, and no others', () => {
  expect(readSteps(['unit', 'attack'])).toEqual(['unit', 'attack']);
});

it('names the steps that there are where one is unknown', () => {
  expect(() => readSteps(['units'])).toThrow(/^There is no step units\. There are: types, /);
});

it('takes away no other report than those that it writes', () => {
  expect(ownReports).toEqual([
    'reports/summary.txt',
    'reports/sample.json',
    'reports/unit.json',
    'reports/browser.json',
  ]);
});
