import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Waits for processes of which none is of use without the others: when one ends, or this process is told
 * to, all are stopped. Gives the status of the first that ended by itself, as shells count: 128 and the
 * number of the signal that ended it. 0 where somebody has asked for the end.
 */
export function endTogether(children: readonly ChildProcess[]): Promise<number> {
  let status: number | undefined;
  const stop = (asked: number) => {
    status ??= asked;
    children.forEach((child) => child.kill('SIGTERM'));
  };
  const asked = () => stop(0);
  process.on('SIGINT', asked);
  process.on('SIGTERM', asked);
  const ends = children.map(
    (child) =>
      new Promise<void>((done) => {
        child.on('error', (error) => {
          console.error(error.message);
          stop(1);
          done();
        });
        child.on('exit', (code, signal) => {
          stop(code ?? 128 + (signal ? constants.signals[signal] : 0));
          done();
        });
      }),
  );
  return Promise.all(ends).then(() => {
    process.off('SIGINT', asked);
    process.off('SIGTERM', asked);
    return status ?? 0;
  });
}
