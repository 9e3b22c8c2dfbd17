import { untilIdle } from '../components/hooks/when-idle';

let previous: Promise<unknown> | undefined;

/**
 * Runs tasks one after the other, each when the browser is idle after the one before: several in one
 * piece would hold up a slow phone's finger. The first starts at once. Settles as its task does.
 */
export function runWhenIdle(task: () => Promise<void>): Promise<void> {
  const own = previous ? previous.then(untilIdle).then(task) : task();
  // What follows does not depend on how this one ends.
  const settled = own.catch(() => undefined);
  previous = settled;
  void settled.then(() => {
    if (previous === settled) previous = undefined;
  });
  return own;
}
