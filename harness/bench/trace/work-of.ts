import type { PageTrace, TraceEvent } from './read-trace';

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
function isScript({ name }: TraceEvent, around: Open | undefined): boolean {
  if (scripts.has(name)) return true;
  return !others.has(name) && around?.inScript === true;
}

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
export function blockingTime({ main, firstPaint }: Pick<PageTrace, 'main' | 'firstPaint'>): number {
  const tasks = main.filter(({ name }) => name === 'RunTask');
  const beyond = tasks.map(({ ts, dur = 0 }) => {
    const begin = Math.max(ts, firstPaint);
    return Math.max(0, ts + dur - begin - longTask);
  });
  return beyond.reduce((total, one) => total + one, 0) / 1000;
}
