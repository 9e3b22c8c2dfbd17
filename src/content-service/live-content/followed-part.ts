import { statSync } from 'node:fs';

/** What changes whenever a file or a folder does; 'none' where there is none. */
export function stampOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? [found.mtimeMs, found.ctimeMs, found.size, found.ino].join(' ') : 'none';
}

const isOfTheSystem = (error: unknown) => error instanceof Error && 'code' in error;

/**
 * Reads a part, and again when its stamp has changed and is the same at two checks: a file that is just
 * being written may be whole YAML and half of what is meant. What was read may have a stamp of its own, of
 * files that it knows. Throws where the first reading does.
 */
export function followedPart<T>(
  stampBefore: () => string,
  read: () => T,
  stampOfRead: (value: T) => string = () => '',
) {
  // Taken before each reading, so that no change falls between the two.
  const before = stampBefore();
  let value = read();
  let stamp = before + stampOfRead(value);
  let seen = stamp;
  let problem: string | undefined;
  const stampNow = () => stampBefore() + stampOfRead(value);

  function readAgain(): void {
    const now = stampBefore();
    stamp = now + stampOfRead(value);
    try {
      value = read();
      stamp = now + stampOfRead(value);
      problem = undefined;
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
      // Too many open files, a folder that is away: that passes without a change of the content.
      if (isOfTheSystem(error)) stamp = '';
    }
  }

  return {
    /** What was read last without an error. */
    get value(): T {
      return value;
    },
    /** Why what stands there now can't be read; undefined when all is well. */
    get problem(): string | undefined {
      return problem;
    },
    /** Looks once; true when the part was read again, or could not be. */
    check(): boolean {
      const now = stampNow();
      const settled = now === seen;
      seen = now;
      if (!settled || now === stamp) return false;
      readAgain();
      return true;
    },
  };
}
