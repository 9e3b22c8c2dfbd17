import { constants, copyFile, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const held = new Set<string>();

/** The process that holds a lock; undefined where nobody does, or where its process was killed and left it. */
async function lockHolder(file: string): Promise<number | undefined> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  // A container gives its processes the same numbers each time.
  const runs = pid === process.pid ? held.has(file) : isRunning(pid);
  return pid > 0 && runs ? pid : undefined;
}

let attempts = 0;

/** Makes the lock in one step with what is in it; false where there is one. */
async function make(file: string): Promise<boolean> {
  // Two that start in one process at the same moment would take the file from each other.
  const own = `${file}.${process.pid}-${(attempts += 1)}`;
  await writeFile(own, `${process.pid}`);
  try {
    // Not every disk gives a file a second name.
    await link(own, file).catch(() => copyFile(own, file, constants.COPYFILE_EXCL));
    held.add(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

/**
 * Takes a lock that one process holds at a time, as a file with its number; one that a killed process has left
 * is taken over. Gives what ends it. Throws `refusal` of the holder ('process 4711') where there is one.
 */
export async function takeLock(
  file: string,
  refusal: (holder: string) => string,
): Promise<() => Promise<void>> {
  await mkdir(dirname(file), { recursive: true });
  if (!(await make(file))) {
    const holder = await lockHolder(file);
    if (holder === undefined) await rm(file, { force: true });
    if (holder !== undefined || !(await make(file))) {
      throw new Error(refusal(`process ${holder ?? 'just started'}`));
    }
  }
  return async () => {
    held.delete(file);
    await rm(file, { force: true });
  };
}

/**
 * Works with Gatsby in a project as `npm run build` or `npm run develop` does: one process at a time for each.
 * Throws where another one is at it.
 */
export async function withLock<T>(
  task: 'build' | 'develop',
  work: () => Promise<T>,
  project = '',
): Promise<T> {
  const unlock = await takeLock(
    resolve('.caches', `${task}${project}.lock`),
    (holder) =>
      `\`npm run ${task}\` (${holder}) is at work in this folder already. Wait for its end, or stop it.`,
  );
  try {
    return await work();
  } finally {
    await unlock();
  }
}
