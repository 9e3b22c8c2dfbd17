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
    data?: {
      navigationId?: string;
      documentLoaderURL?: string;
      isOutermostMainFrame?: boolean;
      nodeName?: string;
    };
  };
}

/** What a page did from its first byte until the trace ended. */
export interface PageTrace {
  /** Everything with a duration on the thread that runs scripts, in the order of its beginning. */
  main: TraceEvent[];
  /** When the first text or picture was painted, in microseconds of the trace. */
  firstPaint: number;
  /** From the start of the navigation to the largest text or picture, in ms. */
  largestPaint: number;
  /** What the largest is: `IMG class='css-1'`. */
  largest: string;
}

type Found = TraceEvent | undefined;

/** Reads the trace of a visit to `url`. Throws when it lacks the navigation or its paints. */
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
  const own = events.filter(({ args }) => id !== undefined && args?.data?.navigationId === id);
  const first: Found = own.find(({ name }) => name === 'firstContentfulPaint');
  const largest: Found = own.findLast(({ name }) => name === 'largestContentfulPaint::Candidate');
  if (!start || !first || !largest) throw new Error(`The trace of ${url} lacks its beginning.`);
  const main = events
    .filter(({ pid, tid, ts, dur }) => {
      return pid === start.pid && tid === start.tid && ts >= start.ts && dur !== undefined;
    })
    // Of two that begin together the longer one holds the other.
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  return {
    main,
    firstPaint: first.ts,
    largestPaint: (largest.ts - start.ts) / 1000,
    largest: largest.args?.data?.nodeName ?? '',
  };
}
