import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { publicDir, shownToCaller } from '../content/content-dir';
import { replaceSite } from './publish/replace-site';
import { takeLock } from './process-lock';

/** Where a site is built before it is served, beside it: a file moves there within one disk. */
const nextSite = (target: string) => join(dirname(target), '.next-site');

/**
 * Builds a site beside the one that is served, and puts it into its place when all of it is there. `build`
 * finds in PUBLIC_DIR where it builds. Whatever fails leaves what is served as it was; throws what `build` does,
 * and where another build writes into the same folder.
 */
export async function stageBuild<T>(build: () => Promise<T>): Promise<T> {
  const target = publicDir();
  const next = nextSite(target);
  const unlock = await takeLock(
    `${next}.lock`,
    (holder) =>
      `Another build (${holder}) is writing into ${shownToCaller(target)}/. Wait for its end, or stop it.`,
  );
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
