import { existsSync, readFileSync } from 'node:fs';

interface JestReport {
  testResults: { name: string; assertionResults: { status: string }[] }[];
}

interface Suite {
  suites?: Suite[];
  specs?: { ok: boolean; tests: { annotations: { type: string; description?: string }[] }[] }[];
}

/** How many passed cases of the fault matrix the runners' reports hold; 0 for a report not there. */
export function faultCases(reports: { jest: string; playwright: string }): {
  jest: number;
  playwright: number;
} {
  const jest = read<JestReport>(reports.jest);
  const inJest = (jest?.testResults ?? [])
    .filter(({ name }) => /[\\/]features[\\/]faults[\\/]/.test(name))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  return { jest: inJest, playwright: casesIn(read<Suite>(reports.playwright) ?? {}) };
}

/** A browser test drives a page through many faults and notes their number ('faults'). */
function casesIn({ suites = [], specs = [] }: Suite): number {
  const own = specs
    .filter(({ ok }) => ok)
    .flatMap(({ tests }) => tests)
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === 'faults')
    .map(({ description }) => Number(description));
  return [...own, ...suites.map(casesIn)].reduce((sum, count) => sum + count, 0);
}

function read<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
