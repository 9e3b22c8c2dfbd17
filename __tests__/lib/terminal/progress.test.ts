/** @jest-environment node */
import { showProgress, formatDuration } from '../../../src/lib/terminal/progress';

/** A stream that keeps what is on it: in a terminal the last line alone. */
function stream(isTTY: boolean) {
  const lines: string[] = [];
  const own = {
    isTTY,
    columns: 30,
    cursorTo: () => lines.splice(0),
    clearLine: () => true,
    write: (text: string) => lines.push(text),
  };
  return { lines, own: own as unknown as NodeJS.WriteStream };
}

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

/** Does so many of twenty things, each in two seconds. */
function work(count: number, to: NodeJS.WriteStream) {
  const progress = showProgress('stories', 20, to);
  for (let done = 0; done < count; done += 1) {
    jest.advanceTimersByTime(2000);
    progress.step();
  }
  return progress;
}

it('tells on one line how many are done and how long the others take', () => {
  const { lines, own } = stream(true);
  const progress = work(5, own);
  expect(lines).toEqual(['5 of 20 stories, about 30 s l']);
  progress.end();
  expect(lines).toEqual(['']);
});

it('writes a line for each tenth where there is no terminal', () => {
  const { lines, own } = stream(false);
  work(5, own).end();
  expect(lines).toEqual([
    '2 of 20 stories, about 36 s left\n',
    '4 of 20 stories, about 32 s left\n',
  ]);
});

it('says nothing of the time left when all is done', () => {
  const { lines, own } = stream(false);
  work(20, own);
  expect(lines.at(-1)).toBe('20 of 20 stories\n');
});

it.each([
  [400, '1 s'],
  [99_000, '99 s'],
  [100_000, '2 min'],
  [600_000, '10 min'],
])('says %d ms as %s', (ms, words) => {
  expect(formatDuration(ms)).toBe(words);
});
