/** Tells how far a long piece of work is. */
export interface Progress {
  /** Counts one more as done. */
  step(): void;
  /** Leaves the terminal's line empty for what is said next. */
  end(): void;
}

/** `40 s`, `3 min` */
export const formatDuration = (ms: number) =>
  ms < 100_000 ? `${Math.max(1, Math.round(ms / 1000))} s` : `${Math.round(ms / 60_000)} min`;

/** Writes a line over the one before, no longer than the terminal is wide. */
export function rewriteLine(stream: NodeJS.WriteStream, line: string): void {
  stream.cursorTo(0);
  stream.write(line.slice(0, stream.columns - 1));
  stream.clearLine(1);
}

/**
 * Tells how many of all are done, and about how long the others take: in a terminal on one line that
 * is written over, elsewhere in a line for each tenth. `what` is their name, such as `stories`.
 */
export function showProgress(
  what: string,
  all: number,
  stream: NodeJS.WriteStream = process.stderr,
): Progress {
  const started = performance.now();
  const tenth = (count: number) => Math.floor((count * 10) / all);
  let done = 0;
  return {
    step() {
      done += 1;
      const left = ((performance.now() - started) / done) * (all - done);
      const rest = done < all ? `, about ${formatDuration(left)} left` : '';
      const line = `${done} of ${all} ${what}${rest}`;
      if (stream.isTTY) rewriteLine(stream, line);
      else if (tenth(done) > tenth(done - 1)) stream.write(`${line}\n`);
    },
    end() {
      if (stream.isTTY) rewriteLine(stream, '');
    },
  };
}
