import { expect, test as base } from '@playwright/test';
import type { BrowserName } from '../../../harness/browsers/browsers';
import { startFirefox } from './firefox-visitor';
import { Site } from './site';
import { Visit } from './visit';
import type { Visitor, VisitorOptions } from './visitor';
import { startWebKit } from './webkit-visitor';

/** Starts one of the browsers. */
export function startVisitor(name: BrowserName, options?: VisitorOptions): Promise<Visitor> {
  return name === 'webkit' ? startWebKit(options) : startFirefox(options);
}

interface TestFixtures {
  site: Site;
  /** The visit of this test, in the browser of its worker. */
  visit: Visit;
  /** Problems that a test brings about on purpose; every other one fails it. */
  caused: RegExp[];
}

interface WorkerFixtures {
  browserUnderTest: BrowserName;
  visitor: Visitor;
}

/** Playwright's runner with browsers that it does not drive itself. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  browserUnderTest: ['firefox', { option: true, scope: 'worker' }],
  visitor: [
    async ({ browserUnderTest }, provide) => {
      const visitor = await startVisitor(browserUnderTest);
      await provide(visitor);
      await visitor.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: async ({ browserUnderTest: _ }, provide) => {
    const site = await new Site().start();
    await provide(site);
    await site.stop();
  },
  caused: async ({ browserUnderTest: _ }, provide) => provide([]),
  visit: async ({ visitor, site, caused }, provide) => {
    visitor.consoleErrors();
    await visitor.resize(1280, 900);
    const visit = new Visit(visitor, site);
    await provide(visit);
    const problems = await visit.problems();
    await visitor.leave();
    expect(
      problems.filter((problem) => !caused.some((one) => one.test(problem))),
      'console, policy and failed requests',
    ).toEqual([]);
  },
});

export { expect };
