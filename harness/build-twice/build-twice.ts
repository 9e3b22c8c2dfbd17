import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readKept } from '../../src/build/publish/kept-files';
import { runBuild, withCheckout } from '../checkouts';
import { withTempFolder } from '../temp-folder';
import { changeWord } from './change-word';
import { addLeftOvers, leftOvers } from './left-over';

/** What says that Gatsby has compiled: without it, Gatsby does so again. */
function recordIn(dir: string): string {
  const records = readdirSync(join(dir, '.build')).map((name) =>
    join(dir, '.build', name, 'compiled.json'),
  );
  const record = records.find((name) => existsSync(name));
  if (!record) throw new Error('There is nothing compiled.');
  return record;
}

const remove = (path: string) => rm(path, { recursive: true, force: true });

/** What differs between two folders beside each other, in any byte, a line a file: those of one alone are `A` or `D`. */
export function differences(place: string, before: string, after: string): string {
  const options = ['--no-index', '--no-renames', '--name-status'];
  const args = ['-c', 'core.quotePath=false', 'diff', ...options, before, after];
  const { stdout, stderr } = spawnSync('git', args, { cwd: place, encoding: 'utf8' });
  return stdout + stderr;
}

/**
 * Builds a copy of the project in several ways, of which two and two must be the same in every byte: its
 * content over other content and from nothing; and after one word was changed, from the content alone and
 * whole. Gives what differs.
 */
const compareBuilds = (dir: string): Promise<string> =>
  withTempFolder(async (place) => {
    const content = join(dir, 'content');
    /** Builds, and keeps what came out under a name. */
    const build = async (name: string): Promise<void> => {
      console.error(`${name}: ${Math.round(runBuild(dir) / 1000)} s`);
      await cp(join(dir, 'public'), join(place, name), { recursive: true });
      // Hashed files of earlier builds stay for who has opened a page before.
      const kept = await readKept(join(dir, 'hosts'));
      for (const file of kept.keys()) await remove(join(place, name, file));
    };
    addLeftOvers(content);
    changeWord(content);
    await build('other content');
    for (const file of leftOvers) {
      if (existsSync(join(place, 'other content', file))) continue;
      throw new Error(`The first build has no ${file} to be withdrawn.`);
    }
    await remove(content);
    await cp('content', content, { recursive: true });
    await build('over an older one');
    for (const name of ['public', 'hosts', '.build']) await remove(join(dir, name));
    await build('from nothing');

    changeWord(content);
    const record = recordIn(dir);
    const before = await stat(record);
    await build('from content alone');
    if ((await stat(record)).mtimeMs !== before.mtimeMs) throw new Error('It was a whole build.');
    await remove(record);
    await build('of the whole');
    return (
      differences(place, 'over an older one', 'from nothing') +
      differences(place, 'from content alone', 'of the whole')
    );
  });

/** Builds in several ways, and says what differs. */
export async function checkBuilds(): Promise<void> {
  const found = await withCheckout(undefined, ({ dir }) => compareBuilds(dir));
  if (found) process.exitCode = 1;
  console.log(
    found || 'Builds over an older one, from nothing and from content alone are the same.',
  );
}
