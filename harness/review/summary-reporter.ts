import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Progress, showProgress } from '../../src/lib/terminal/progress';
import { type PageFacts, pagesSummary } from './facts';
import { readPlan } from './plan';

/**
 * Writes pages.md, what the pages came to in words. A page that differs fails its test, and that is no
 * failure of the review; one that could not be looked at in two tries is.
 */
export default class SummaryReporter implements Reporter {
  private suite: Suite | undefined;
  private progress: Progress | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
    this.progress = showProgress('pages', suite.allTests().length);
  }

  onTestEnd({ retries }: TestCase, { status, retry }: TestResult): void {
    if (status === 'passed' || retry === retries) this.progress?.step();
  }

  /** Playwright would tell in the terminal, too, what differs. */
  printsToStdio(): boolean {
    return true;
  }

  onEnd(): Promise<{ status: 'passed' | 'failed' }> {
    this.progress?.end();
    const { out, widths } = readPlan();
    const tests = this.suite?.allTests() ?? [];
    const seen = tests.flatMap(({ results }): PageFacts[] => {
      const facts = results.at(-1)?.attachments.find(({ name }) => name === 'facts')?.body;
      return facts ? [JSON.parse(facts.toString()) as PageFacts] : [];
    });
    const missing = tests
      .map(({ title }) => title)
      .filter((path) => !seen.some((page) => page.path === path));
    if (missing.length > 0) console.error(`Not looked at in two tries: ${missing.join(', ')}`);
    writeFileSync(join(out, 'pages.md'), pagesSummary(seen, widths));
    return Promise.resolve({ status: missing.length > 0 ? 'failed' : 'passed' });
  }
}
