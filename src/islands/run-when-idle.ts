import { untilIdle } from '../components/hooks/when-idle';

let previous: Promise<unknown> | undefined;

/**
 * Runs tasks one after the other, each when the browser is idle after the one before: together they
 * would be a long task and delay input on a slow phone. The first starts at once. Settles as its task does.
 */
export function runWhenIdle(task: () => Promise<void>): Promise<void> {
  const own = previous ? previous.then(untilIdle).then(task) : task();
  // The next task does not depend on the outcome of this one.
  const settled = own.catch(() => undefined);
  previous = settled;
  void settled.then(() => {
    if (previous === settled) previous = undefined;
  });
  return own;
}
