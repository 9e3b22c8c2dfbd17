import type { JSONReport } from '@playwright/test/reporter';
import { existsSync, readFileSync } from 'node:fs';

/** Tests by outcome. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** The count of what is one test, or counts as one. */
export const one = (outcome: 'passed' | 'failed'): Count => ({
  ...{ passed: 0, failed: 0, skipped: 0 },
  [outcome]: 1,
});

type JestReport = Record<
  'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numRuntimeErrorTestSuites',
  number
>;

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Adds two counts. */
export const add = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** The count as the runner's own report gives it; a runner that left no report has failed once. */
export function countOf(kind: 'jest' | 'playwright', file: string, exitCode: number): Count {
  if (!existsSync(file)) return one('failed');
  const count = kind === 'jest' ? fromJest(readJson(file)) : fromPlaywright(readJson(file));
  // A run may fail outside its tests (a missing server, a broken configuration).
  return exitCode !== 0 && count.failed === 0 ? add(count, one('failed')) : count;
}

function fromJest(report: JestReport): Count {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  };
}

function fromPlaywright({ stats, errors }: JSONReport): Count {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}
