import type { Browser, CDPSession } from '@playwright/test';
import { watchNetwork } from '../shots/network';
import { blockingGoal } from './goals';
import { inPairs, medians, type Pair, type Row } from './pairs';
import { withSlowPhone } from './slow-phone';
import { blockingTime, readTrace, scriptTime, traceCategories } from './trace';

/**
 * The pages whose work is measured, the front page and lists of each kind, with words of a record that
 * stand in each only when the content service's answer is rendered.
 */
const livePages = {
  '/': 'Forms for playgroup to Class IX',
  '/News': 'Art room walls turn into a map',
  '/Gallery': 'A week with our little ones',
  '/ISCToppers': 'Ishita Negi',
} as const;

type LivePath = keyof typeof livePages;

/** What one visit took, in ms. */
interface Work {
  scripts: number;
  blocking: number;
  /** From the navigation to the painted frame that has the record. */
  record: number;
}

/** A script that notes when the words were painted: in the task after the frame that has them. */
const noteRecord = (words: string) => `{
  const look = () => {
    if (!document.body?.textContent.includes(${JSON.stringify(words)})) {
      return void requestAnimationFrame(look);
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { globalThis.recordPainted = performance.now(); };
    port2.postMessage(0);
  };
  requestAnimationFrame(look);
}`;

/** Evaluates in the page itself: Playwright's way would load scripts of its own into it. */
async function evaluate(session: CDPSession, expression: string): Promise<unknown> {
  const reply = await session.send('Runtime.evaluate', { expression, awaitPromise: true });
  return reply.result.value;
}

const hasNothingToDo = 'new Promise((done) => requestIdleCallback(() => done()))';
/** A page that has asked for nothing for so long is idle; and how long a slow one may take. */
const [quietMs, mostMs] = [2000, 60_000];

/** Visits a page for the first time, until it is idle. Throws when the record is not there then. */
const visitOnce = (browser: Browser, origin: string, path: LivePath): Promise<Work> =>
  withSlowPhone(browser, noteRecord(livePages[path]), async (page, session) => {
    const network = watchNetwork(page);
    const open = async () => {
      await page.goto(origin + path, { waitUntil: 'load', timeout: mostMs });
      await network.quiet(quietMs, mostMs);
      // What it did until then may have asked for more.
      await evaluate(session, hasNothingToDo);
      await network.quiet(quietMs, mostMs);
    };
    await browser.startTracing(page, { categories: traceCategories });
    // The browser goes on writing until it is told to stop, also when the page did not open.
    const opened = await open().then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    const trace = (await browser.stopTracing()).toString();
    if (opened) throw opened.error;
    const record = await evaluate(session, 'globalThis.recordPainted');
    if (typeof record !== 'number') throw new Error(`${path} shows no "${livePages[path]}".`);
    const read = readTrace(trace, origin + path);
    return { scripts: scriptTime(read), blocking: blockingTime(read), record };
  });

/**
 * Time in scripts, blocking time and the first record of each page, on slow 4G and a processor four times
 * slower.
 */
export async function pageRows(
  browser: Browser,
  sides: Pair<string>,
  { isWanted, runs }: { isWanted: (path: string) => boolean; runs: number },
): Promise<Row[]> {
  const paths = (Object.keys(livePages) as LivePath[]).filter(isWanted);
  // A trace of a busy machine now and then lacks its beginning; two in a row are a fault.
  const visit = (origin: string, path: LivePath) =>
    visitOnce(browser, origin, path).catch(() => visitOnce(browser, origin, path));
  const all = await inPairs({ subjects: paths, runs, sides, visit });
  const rows = (group: string, pick: (work: Work) => number, more: Pick<Row, 'limit'> = {}) =>
    all.map(({ subject, seen }): Row => {
      return { group, name: subject, unit: 'ms', ...medians(seen, pick), ...more };
    });
  return [
    ...rows('Time in scripts', ({ scripts }) => scripts),
    ...rows('Blocking time', ({ blocking }) => blocking, blockingGoal),
    ...rows('First record painted', ({ record }) => record),
  ];
}
