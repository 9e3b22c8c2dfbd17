import type { Browser, CDPSession } from '@playwright/test';
import { watchNetwork } from '../shots/network';
import { inPairs, medians, type Pair, type Row } from './pairs';
import { withSlowPhone } from './slow-phone';

/**
 * The pages whose work is measured, the front page (its notice) and lists of each kind, with words that
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

/** What a page has noted of itself; times in ms from the navigation. */
export interface Notes {
  /** Tasks of more than 50 ms. */
  tasks: readonly { startTime: number; duration: number }[];
  /** When the first text or picture was painted. */
  firstPaint: number;
  /** When the record was painted. */
  record?: number;
}

/** A script that notes long tasks, and when the words were painted: in the task after the frame with them. */
const notes = (words: string) => `{
  const notes = (globalThis.benchNotes = { tasks: [] });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) notes.tasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (!document.body?.textContent.includes(${JSON.stringify(words)})) {
      return void requestAnimationFrame(look);
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { notes.record = performance.now(); };
    port2.postMessage(0);
  };
  requestAnimationFrame(look);
}`;

const readNotes = `JSON.stringify({
  ...globalThis.benchNotes,
  firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
})`;

/**
 * Milliseconds for which a press would have had to wait: of all tasks after the first paint, what
 * they take beyond 50 ms. https://web.dev/articles/tbt
 */
export function blockingTime({ tasks, firstPaint }: Notes): number {
  const beyond = tasks.map(({ startTime, duration }) => {
    return Math.max(0, startTime + duration - Math.max(startTime, firstPaint) - 50);
  });
  return beyond.reduce((total, one) => total + one, 0);
}

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
  withSlowPhone(browser, notes(livePages[path]), async (page, session) => {
    // The processor's time given to the thread: what else the machine does hardly changes it.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const network = watchNetwork(page);
    await page.goto(origin + path, { waitUntil: 'load', timeout: mostMs });
    await network.quiet(quietMs, mostMs);
    // What it did until then may have asked for more.
    await evaluate(session, hasNothingToDo);
    await network.quiet(quietMs, mostMs);
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
    const noted = JSON.parse(String(await evaluate(session, readNotes))) as Notes;
    if (noted.record === undefined) throw new Error(`${path} shows no "${livePages[path]}".`);
    return { scripts: seconds * 1000, blocking: blockingTime(noted), record: noted.record };
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
  // On a busy machine one visit in many fails; two in a row are a fault.
  const visit = (origin: string, path: LivePath) =>
    visitOnce(browser, origin, path).catch(() => visitOnce(browser, origin, path));
  const all = await inPairs({ subjects: paths, runs, sides, visit });
  const rows = (group: string, pick: (work: Work) => number, more: Pick<Row, 'limit'> = {}) =>
    all.map(({ subject, seen }): Row => {
      return { group, name: subject, unit: 'ms', ...medians(seen, pick), ...more };
    });
  return [
    ...rows('Time in scripts', ({ scripts }) => scripts),
    ...rows('Blocking time', ({ blocking }) => blocking, { limit: 100 }),
    ...rows('First record painted', ({ record }) => record),
  ];
}
