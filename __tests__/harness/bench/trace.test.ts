/** @jest-environment node */
import { blockingTime, readTrace, scriptTime, type TraceEvent } from '../../../harness/bench/trace';

/** An entry of the page's own thread, in ms. */
function entry(name: string, ts: number, dur?: number, more: Partial<TraceEvent> = {}): TraceEvent {
  const times = dur === undefined ? {} : { dur: dur * 1000 };
  return { name, pid: 7, tid: 7, ts: ts * 1000, ...times, ...more };
}

const url = 'http://127.0.0.1:4000/News';
const navigation = (navigationId: string, address = url) => ({
  args: { data: { navigationId, documentLoaderURL: address, isOutermostMainFrame: true } },
});
const start = entry('navigationStart', 100, undefined, navigation('a'));
const first = entry('firstContentfulPaint', 300, undefined, navigation('a'));
const read = (events: TraceEvent[]) => readTrace(JSON.stringify({ traceEvents: events }), url);

describe('the trace of a visit', () => {
  it('knows the page from the blank one before it', () => {
    const blank = entry('navigationStart', 50, undefined, navigation('z', 'about:blank'));
    const late = entry('firstContentfulPaint', 80, undefined, navigation('z', 'about:blank'));
    expect(read([blank, late, start, first]).firstPaint).toBe(300_000);
  });

  it('keeps what the page did on its thread, the outer before the inner', () => {
    const { main } = read([
      start,
      first,
      entry('FunctionCall', 200, 5),
      entry('RunTask', 200, 10),
      entry('RunTask', 50, 10),
      entry('RunTask', 200, 10, { tid: 8 }),
    ]);
    expect(main.map(({ name }) => name)).toEqual(['RunTask', 'FunctionCall']);
  });

  it('is refused when it lacks the navigation or its first paint', () => {
    const lacks = `The trace of ${url} lacks its beginning.`;
    expect(() => read([first])).toThrow(lacks);
    expect(() => read([start])).toThrow(lacks);
  });
});

describe('time in scripts', () => {
  it('is that of scripts alone, each moment once', () => {
    const main = [
      entry('RunTask', 0, 100),
      entry('EvaluateScript', 10, 80),
      entry('v8.compile', 10, 20),
      entry('FunctionCall', 40, 40),
      entry('RunMicrotasks', 200, 5),
    ];
    expect(scriptTime({ main })).toBe(85);
  });

  it('leaves out styles and layouts that a script sets off, with what they run', () => {
    const main = [
      entry('FunctionCall', 0, 50),
      entry('UpdateLayoutTree', 10, 10),
      entry('Something', 12, 4),
      entry('Layout', 20, 10),
      entry('FunctionCall', 22, 5),
    ];
    expect(scriptTime({ main })).toBe(35);
  });

  it('counts what has no name of its own with the script around it', () => {
    const main = [entry('TimerFire', 0, 20), entry('Something', 5, 10), entry('Other', 30, 10)];
    expect(scriptTime({ main })).toBe(20);
  });

  it("is the processor's time where that is known", () => {
    expect(scriptTime({ main: [entry('FunctionCall', 0, 50, { tdur: 30_000 })] })).toBe(30);
  });
});

describe('blocking time', () => {
  it('is what long tasks take beyond 50 ms', () => {
    const main = [entry('RunTask', 0, 80), entry('RunTask', 100, 50), entry('RunTask', 200, 120)];
    expect(blockingTime({ main, firstPaint: 0 })).toBe(100);
  });

  it('begins with the first paint', () => {
    const main = [
      entry('RunTask', 0, 200),
      entry('RunTask', 200, 90),
      entry('FunctionCall', 300, 90),
    ];
    expect(blockingTime({ main, firstPaint: 120_000 })).toBe(70);
  });
});
