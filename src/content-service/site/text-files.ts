import { readFile } from 'node:fs/promises';
import type { FoundFile } from '../files/safe-path';
import { encode, type Encoding } from './encoding';
import { readSibling } from './siblings';

/** A text file ready to be sent; `policy` is the Content-Security-Policy of a page. */
export interface ReadyText {
  body: Buffer;
  policy?: string;
}

interface Kept {
  changed: number;
  size: number;
  policy?: string;
  bodies: Map<Encoding, Promise<Buffer>>;
  bytes: number;
}

/** Bodies kept in memory; a whole site of this kind is a few megabytes. */
const maxBytes = 64 * 1024 * 1024;

/**
 * Reads and keeps text files of the built site until they change on the disk; those that the build
 * has not compressed are compressed here.
 * `policyOf` makes the policy from the text of an HTML page.
 */
export function makeTextFiles(policyOf: (html: string) => string) {
  const kept = new Map<string, Kept>();
  let total = 0;

  function forget(path: string, entry: Kept): void {
    total -= entry.bytes;
    kept.delete(path);
  }

  async function body(entry: Kept, file: FoundFile, encoding: Encoding): Promise<Buffer> {
    const encoded =
      (await readSibling(file, encoding)) ?? (await encode(await readFile(file.path), encoding));
    entry.bytes += encoded.length;
    total += encoded.length;
    for (const [path, oldest] of kept) {
      if (total <= maxBytes) break;
      if (oldest !== entry) forget(path, oldest);
    }
    return encoded;
  }

  return async function ready(file: FoundFile, encoding: Encoding): Promise<ReadyText> {
    let entry = kept.get(file.path);
    if (entry && (entry.changed !== file.changed || entry.size !== file.size)) {
      forget(file.path, entry);
      entry = undefined;
    }
    if (!entry) {
      entry = { changed: file.changed, size: file.size, bodies: new Map(), bytes: 0 };
      if (file.path.endsWith('.html')) {
        entry.policy = policyOf(await readFile(file.path, 'utf8'));
      }
      kept.set(file.path, entry);
    }
    let made = entry.bodies.get(encoding);
    if (!made) {
      made = body(entry, file, encoding);
      entry.bodies.set(encoding, made);
    }
    return { body: await made, ...(entry.policy === undefined ? {} : { policy: entry.policy }) };
  };
}
