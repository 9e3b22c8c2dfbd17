/** @jest-environment node */
import { blockingTime } from '../../../harness/bench/pages';

const task = (startTime: number, duration: number) => ({ startTime, duration });

it('blocks for what long tasks take beyond 50 ms', () => {
  const tasks = [task(0, 80), task(100, 50), task(200, 120)];
  expect(blockingTime({ tasks, firstPaint: 0 })).toBe(100);
});

it('blocks nobody before the first paint', () => {
  const tasks = [task(0, 200), task(200, 90)];
  expect(blockingTime({ tasks, firstPaint: 120 })).toBe(70);
});
