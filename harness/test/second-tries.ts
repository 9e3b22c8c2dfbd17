import { existsSync, readFileSync } from 'node:fs';

interface Suite {
  suites?: Suite[];
  specs?: { file: string; line: number; title: string; tests: { status: string }[] }[];
}

/**
 * The browser tests that passed at a second try only, each as `file:line title`; a report that is
 * not there has none. They count as passed, and are named so that somebody looks into them.
 */
export function secondTries(report: string): string[] {
  return existsSync(report) ? flakyIn(JSON.parse(readFileSync(report, 'utf8')) as Suite) : [];
}

function flakyIn({ suites = [], specs = [] }: Suite): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`);
  return [...own, ...suites.flatMap(flakyIn)];
}
