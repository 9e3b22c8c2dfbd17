import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kindOf } from '../../lib/files/file-kinds';
import { writeWhole } from '../../lib/files/write-whole';
import { isHashed } from '../../lib/headers/cache-control';
import { jsonOf } from '../../lib/http/json-of';

/*
 * Who has opened a page before a build asks afterwards for scripts that the build no longer names. Their names
 * hold a hash of what is in them, so that those of several builds can stand side by side.
 */

const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Files of earlier builds that are still there, and since when no build names them, as an ISO instant. */
export type KeptFiles = ReadonlyMap<string, string>;

const recordIn = (hostsDir: string) => join(hostsDir, 'kept-files.json');

/** Reads what the last build kept; what is no record counts as none, and the 30 days begin anew. */
export async function readKept(hostsDir: string): Promise<KeptFiles> {
  const record = jsonOf(await readFile(recordIn(hostsDir), 'utf8').catch(() => ''));
  const entries = Object.entries(record ?? {}) as [string, unknown][];
  return new Map(
    entries.flatMap(([name, since]) =>
      typeof since === 'string' && !Number.isNaN(Date.parse(since)) ? [[name, since]] : [],
    ),
  );
}

/** Writes the record, which no host serves, in one step: a build that is killed leaves the old one. */
export async function writeKept(hostsDir: string, kept: KeptFiles): Promise<void> {
  const text = JSON.stringify(Object.fromEntries(kept), null, 2);
  await writeWhole(recordIn(hostsDir), `${text}\n`);
}

// No pictures: who asks for one to be taken down has to see that it is gone.
const isKept = (written: string) => {
  const name = written.replace(/\.(br|gz)$/, '');
  return isHashed(name) && kindOf(name) === undefined;
};

/** Which of the files that a build no longer names stay: hashed scripts, styles and fonts, for 30 days from then on. */
export function filesToKeep(names: readonly string[], known: KeptFiles, now: Date): KeptFiles {
  const entries = names
    .filter(isKept)
    .map((name) => [name, known.get(name) ?? now.toISOString()] as const);
  return new Map(entries.filter(([, since]) => now.getTime() - Date.parse(since) < keptMs));
}
