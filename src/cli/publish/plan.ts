import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { array, date, object, string } from 'yup';
import { filesBelow } from '../../lib/files/files-below';
import { filesToKeep, type KeptFiles } from '../../build/publish/kept-files';
import { turnOf } from '../../build/publish/site-order';
import { foldersAbove } from './transport';

/** Digests by the names of files. */
export type Digests = ReadonlyMap<string, string>;

/** What is known of the files on the server: `''` is the digest of one that may be old or new. */
export interface Manifest {
  files: Digests;
  /** Files of earlier builds that stay a while. */
  kept: KeptFiles;
}

/** Where the server has it; no server sends a file whose name begins so. */
export const manifestName = '.htpublished.json';

const entries = array(array(string().defined()).length(2).required()).required();
const written = object({ files: entries, kept: entries });

/** Reads a manifest. Of one that is not there, or no manifest, nothing is known: all files are sent. */
export function parseManifest(text: string | undefined): Manifest | undefined {
  try {
    const { files, kept } = written.validateSync(JSON.parse(text ?? ''));
    const pairs = (list: typeof files) =>
      list.map(([name = '', value = '']) => [name, value] as const);
    return {
      files: new Map(pairs(files)),
      kept: new Map(pairs(kept).filter(([, since]) => date().isValidSync(since))),
    };
  } catch {
    return undefined;
  }
}

/** The text of a manifest. */
export const manifestText = ({ files, kept }: Manifest): string =>
  JSON.stringify({ files: [...files], kept: [...kept] });

/** Of other hosts, or of no use to servers that compress by themselves. */
const notForServers = /^_(?:headers|redirects)$|\.(?:br|gz)$/;

/** The files of a built site that go to a server, with their digests. */
export async function filesToPublish(publicDir: string): Promise<Digests> {
  const digests = new Map<string, string>();
  for (const name of filesBelow(publicDir)) {
    if (notForServers.test(name)) continue;
    const bytes = await readFile(join(publicDir, name));
    digests.set(name, createHash('sha256').update(bytes).digest('hex').slice(0, 32));
  }
  return digests;
}

/**
 * What is to be done, in this order, by what is known of the server. Files with a hash in their names stay there for 30
 * days.
 */
export function planTransfer(site: Digests, { files, kept }: Manifest, now: Date) {
  const left = [...files.keys()].filter((name) => !site.has(name));
  const stays = filesToKeep(left, kept, now);
  const folders = new Set(foldersAbove([...site.keys()]));
  const isInTheWay = (name: string) =>
    folders.has(name) || foldersAbove([name]).some((folder) => site.has(folder));
  const changed = [...site.keys()].filter((name) => files.get(name) !== site.get(name));
  const ordered = [
    ...changed.filter((name) => !files.has(name)),
    ...changed.filter((name) => files.has(name)),
  ];
  return {
    /** Files where a folder is to be, or the other way round: they have to go first. */
    inTheWay: left.filter(isInTheWay),
    /** What pages name, pages, and the worker; in each, new files come first. */
    turns: ([0, 1, 2] as const).map((turn) => ordered.filter((name) => turnOf(name) === turn)),
    remove: left.filter((name) => !stays.has(name) && !isInTheWay(name)),
    kept: new Map([...stays].filter(([name]) => !isInTheWay(name))),
  };
}
