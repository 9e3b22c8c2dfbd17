/** @jest-environment node */
import { buildLine, failureOf, stepIn } from '../../src/cli/gatsby-build';

it.each([
  [
    'success Building static HTML for pages - 1.234s - 50/50 40.51/s',
    'Building static HTML for pages',
  ],
  ['success onPreBuild', 'onPreBuild'],
  ['info  done', undefined],
  ['warn something - 2s', undefined],
])('reads the step off "%s"', (line, step) => {
  expect(stepIn(line)).toBe(step);
});

it('tells how long a build still takes, going by the last one', () => {
  expect(buildLine(12_000, 52_000, 'createPages')).toBe(
    'Building the site: 12 s, about 40 s left (createPages)',
  );
});

it('makes nothing up where there was none before, or where this one takes longer', () => {
  expect(buildLine(12_000, undefined, '')).toBe('Building the site: 12 s');
  expect(buildLine(60_000, 52_000, 'createPages')).toBe('Building the site: 60 s (createPages)');
});

it('names the signal that ended a build, which had no time to say why', () => {
  expect(failureOf(1)).toContain('the reason stands above');
  expect(failureOf('SIGKILL')).toMatch(/ended by the system \(SIGKILL\).*too little memory/);
  expect(failureOf('SIGSEGV')).toMatch(/\(SIGSEGV\).*nothing of the content; try again/);
});
