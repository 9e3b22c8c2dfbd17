import type { InStatement, ResultSet } from '@libsql/client';

interface Waiting {
  statements: InStatement[];
  done: (result: ResultSet) => void;
  failed: (error: unknown) => void;
}

/**
 * Batches the statements that arrive during a write into one transaction: under load the disk is waited
 * for once and not for each form, and the lock is free in between for other processes. `run` is atomic;
 * when it fails, every waiting caller is rejected. Gives the result of a caller's first statement; those that
 * follow it are in the same transaction.
 */
export function batchWrites(
  run: (statements: InStatement[]) => Promise<ResultSet[]>,
): (statement: InStatement, ...following: InStatement[]) => Promise<ResultSet> {
  let waiting: Waiting[] = [];
  let writing = false;

  async function writeAll(): Promise<void> {
    const group = waiting;
    waiting = [];
    try {
      const results = await run(group.flatMap(({ statements }) => statements));
      let next = 0;
      group.forEach(({ statements, done, failed }) => {
        const result = results[next];
        next += statements.length;
        if (result) done(result);
        else failed(new Error('The database has sent no result for this write.'));
      });
    } catch (error) {
      group.forEach(({ failed }) => failed(error));
    }
    writing = waiting.length > 0;
    if (writing) setImmediate(() => void writeAll());
  }

  return (...statements) =>
    new Promise((done, failed) => {
      waiting.push({ statements, done, failed });
      if (writing) return;
      writing = true;
      setImmediate(() => void writeAll());
    });
}
