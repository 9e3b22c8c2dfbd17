import { existsSync } from 'node:fs';
import { constants, copyFile, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { publicDir } from '../content/content-dir';
import { replaceSite } from '../hosting/replace-site';

/** Where a site is built before it is served, beside it: a file moves there within one disk. */
const nextSite = (target: string) => join(dirname(target), '.next-site');

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const held = new Set<string>();

/** The process that holds a lock, or undefined where that build was killed and left it. */
async function holderOf(file: string): Promise<number | undefined> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  // A container gives its processes the same numbers each time.
  const runs = pid === process.pid ? held.has(file) : isRunning(pid);
  return pid > 0 && runs ? pid : undefined;
}

/** Makes the lock in one step with what is in it; false where there is one. */
async function take(file: string): Promise<boolean> {
  const own = `${file}.${process.pid}`;
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

/** Refuses a second build into the same folder. Gives what ends the lock. */
async function lock(target: string): Promise<() => Promise<void>> {
  const file = `${nextSite(target)}.lock`;
  await mkdir(dirname(file), { recursive: true });
  if (!(await take(file))) {
    const holder = await holderOf(file);
    if (holder === undefined) await rm(file, { force: true });
    if (holder !== undefined || !(await take(file))) {
      const shown = relative(process.cwd(), target);
      throw new Error(
        `Another build (process ${holder ?? 'just started'}) is writing into ${shown}/. Wait for its end, or stop it.`,
      );
    }
  }
  return async () => {
    held.delete(file);
    await rm(file, { force: true });
  };
}

/**
 * Builds a site beside the one that is served, and puts it into its place when all of it is there. `build`
 * finds in PUBLIC_DIR where it builds. Whatever fails leaves what is served as it was; throws what `build` does,
 * and where another build writes into the same folder.
 */
export async function buildBeside<T>(build: () => Promise<T>): Promise<T> {
  const target = publicDir();
  const next = nextSite(target);
  const unlock = await lock(target);
  const named = process.env['PUBLIC_DIR'];
  try {
    await rm(next, { recursive: true, force: true });
    await mkdir(join(next, 'public'), { recursive: true });
    process.env['PUBLIC_DIR'] = join(next, 'public');
    const result = await build();
    const folders = { publicDir: join(next, 'public'), hostsDir: join(next, 'hosts') };
    if (!existsSync(join(folders.publicDir, 'index.html'))) {
      throw new Error('The build made no front page; the site stays as it was.');
    }
    await replaceSite(folders, { publicDir: target, hostsDir: join(target, '../hosts') });
    return result;
  } finally {
    if (named === undefined) delete process.env['PUBLIC_DIR'];
    else process.env['PUBLIC_DIR'] = named;
    await rm(next, { recursive: true, force: true });
    await unlock();
  }
}
