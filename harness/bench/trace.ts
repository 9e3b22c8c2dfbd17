/** One entry of a trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** How long it took by the clock, and how long of that its thread was given a processor. */
  dur?: number;
  tdur?: number;
  args?: {
    data?: { navigationId?: string; documentLoaderURL?: string; isOutermostMainFrame?: boolean };
  };
}

/** What a page did from its first byte until the trace ended. */
export interface PageTrace {
  /** Everything with a duration on the thread that runs scripts, in the order of its beginning. */
  main: TraceEvent[];
  /** When the first text or picture was painted, in microseconds of the trace. */
  firstPaint: number;
}

/** What the browser has to write down: tasks, scripts and paints. More would slow it down. */
export const traceCategories = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
  'blink.user_timing',
  'v8.execute',
];

type Found = TraceEvent | undefined;

/** Reads the trace of a visit to `url`. Throws when it lacks the navigation or its first paint. */
export function readTrace(json: string, url: string): PageTrace {
  const { traceEvents: events } = JSON.parse(json) as { traceEvents: TraceEvent[] };
  const { origin } = new URL(url);
  const start: Found = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' &&
      args?.data?.isOutermostMainFrame === true &&
      args.data.documentLoaderURL?.startsWith(origin),
  );
  const id = start?.args?.data?.navigationId;
  const first: Found = events.find(
    ({ name, args }) => name === 'firstContentfulPaint' && args?.data?.navigationId === id,
  );
  if (!start || !first) throw new Error(`The trace of ${url} lacks its beginning.`);
  const main = events
    .filter(({ pid, tid, ts, dur }) => {
      return pid === start.pid && tid === start.tid && ts >= start.ts && dur !== undefined;
    })
    // Of two that begin together the longer one holds the other.
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  return { main, firstPaint: first.ts };
}

/** How Lighthouse calls the running and the reading of scripts: its groups of tasks, those two. */
const scripts = new Set([
  'EventDispatch',
  'EvaluateScript',
  'FireAnimationFrame',
  'FireIdleCallback',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'V8.Execute',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
]);

/** What a script may set off, which is not its own time. */
const others = new Set([
  'BlinkGC.AtomicPhase',
  'Layout',
  'MajorGC',
  'MinorGC',
  'Paint',
  'ParseAuthorStyleSheet',
  'ParseHTML',
  'PrePaint',
  'UpdateLayoutTree',
]);

interface Open {
  end: number;
  inScript: boolean;
}

const timeOf = ({ tdur, dur = 0 }: TraceEvent) => tdur ?? dur;

/** Whether the time of an event belongs to a script: by its own name, or else as that around it. */
const isScript = ({ name }: TraceEvent, around: Open | undefined): boolean =>
  scripts.has(name) || (!others.has(name) && around?.inScript === true);

/**
 * Milliseconds in which scripts ran, without the styles and layouts that they set off. Measured is
 * the processor's time given to the thread: what else the machine does meanwhile hardly changes it.
 */
export function scriptTime({ main }: Pick<PageTrace, 'main'>): number {
  const open: Open[] = [];
  let total = 0;
  for (const event of main) {
    while ((open.at(-1)?.end ?? Infinity) <= event.ts) open.pop();
    const around = open.at(-1);
    const inScript = isScript(event, around);
    if (inScript) total += timeOf(event);
    // It has been counted with the event around it already.
    if (around?.inScript) total -= timeOf(event);
    open.push({ end: event.ts + (event.dur ?? 0), inScript });
  }
  return total / 1000;
}

const longTask = 50_000;

/**
 * Milliseconds for which a press would have had to wait: of all tasks after the first paint, what
 * they take beyond 50 ms. https://web.dev/articles/tbt
 */
export function blockingTime({ main, firstPaint }: PageTrace): number {
  const tasks = main.filter(({ name }) => name === 'RunTask');
  const beyond = tasks.map(({ ts, dur = 0 }) => {
    const begin = Math.max(ts, firstPaint);
    return Math.max(0, ts + dur - begin - longTask);
  });
  return beyond.reduce((total, one) => total + one, 0) / 1000;
}
