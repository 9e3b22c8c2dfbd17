import { existsSync, readdirSync } from 'node:fs';
import { cp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readKept } from '../../src/build/publish/kept-files';
import { runBuild, withCheckout } from '../checkouts';
import { changeWord } from './change-word';
import { type Digests, differences, digestsOf } from './compare-folders';
import { addLeftOver, leftOverPage, leftOverDocument } from './left-over';

/** What says that Gatsby has compiled, in a project: without it, Gatsby does so again. */
function recordIn(dir: string): string {
  const records = readdirSync(join(dir, '.build')).map((name) =>
    join('.build', name, 'compiled.json'),
  );
  const record = records.find((name) => existsSync(join(dir, name)));
  if (!record) throw new Error('There is nothing compiled.');
  return record;
}

const forget = (dir: string, names: readonly string[]) =>
  Promise.all(names.map((name) => rm(join(dir, name), { recursive: true, force: true })));

/**
 * Builds a copy of the project in several ways, of which two and two must be the same in every byte: its
 * content over other content and from nothing; and after one word was changed, from the content alone and
 * whole. Gives what differs, a line a file. `keep` gets the site built from nothing.
 */
async function buildTwice(keep?: string): Promise<string[]> {
  return withCheckout(undefined, async ({ dir }) => {
    const content = join(dir, 'content');
    /** Builds, and reads what came out: the site, and what hosts include beside it. */
    const build = async (what: string): Promise<Digests> => {
      console.error(`${what}: ${Math.round(runBuild(dir) / 1000)} s`);
      const kept = await readKept(join(dir, 'hosts'));
      const digests = await digestsOf(join(dir, 'public'));
      // Hashed files of earlier builds stay for who has opened a page before.
      return new Map([...digests].filter(([name]) => !kept.has(name)));
    };
    addLeftOver(content);
    changeWord(content);
    const other = await build('other content');
    for (const name of [`${leftOverPage}/index.html`, `papers/${leftOverDocument}`]) {
      if (!other.has(name)) throw new Error(`The first build has no ${name} to be withdrawn.`);
    }
    await rm(content, { recursive: true });
    await cp('content', content, { recursive: true });
    const warm = await build('over the older build');
    await forget(dir, ['public', 'hosts', '.build']);
    const cold = await build('from nothing');
    if (keep) await cp(join(dir, 'public'), keep, { recursive: true, preserveTimestamps: true });

    changeWord(content);
    const record = recordIn(dir);
    const before = await stat(join(dir, record));
    const fromContent = await build('one word changed, from the content alone');
    if ((await stat(join(dir, record))).mtimeMs !== before.mtimeMs)
      throw new Error('It was a whole build.');
    await forget(dir, [record]);
    const whole = await build('one word changed, a whole build');
    return [
      ...differences(warm, cold),
      ...differences(fromContent, whole, { warm: 'from the content alone', cold: 'of the whole' }),
    ];
  });
}

/** Builds in several ways, and says what differs. */
export async function checkBuilds(keep?: string): Promise<void> {
  const found = await buildTwice(keep);
  for (const line of found) console.error(line);
  if (found.length > 0) process.exitCode = 1;
  else console.log('Builds over an older one, from nothing and from content alone are the same.');
}
