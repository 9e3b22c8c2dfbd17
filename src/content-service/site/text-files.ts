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
  /** Of pages alone. */
  policy: Promise<string | undefined>;
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
    if (kept.get(path) !== entry) return;
    total -= entry.bytes;
    kept.delete(path);
  }

  async function policyFor({ path }: FoundFile): Promise<string | undefined> {
    return path.endsWith('.html') ? policyOf(await readFile(path, 'utf8')) : undefined;
  }

  async function body(entry: Kept, file: FoundFile, encoding: Encoding): Promise<Buffer> {
    const encoded =
      (await readSibling(file, encoding)) ?? (await encode(await readFile(file.path), encoding));
    // Forgotten while it was read: whoever waits gets it, and it counts no more.
    if (kept.get(file.path) !== entry) return encoded;
    entry.bytes += encoded.length;
    total += encoded.length;
    for (const [path, oldest] of kept) {
      if (total <= maxBytes) break;
      if (oldest !== entry) forget(path, oldest);
    }
    return encoded;
  }

  function entryOf(file: FoundFile): Kept {
    const known = kept.get(file.path);
    if (known && known.changed === file.changed && known.size === file.size) return known;
    if (known) forget(file.path, known);
    const { changed, size } = file;
    const entry = { changed, size, policy: policyFor(file), bodies: new Map(), bytes: 0 };
    kept.set(file.path, entry);
    return entry;
  }

  return async function ready(file: FoundFile, encoding: Encoding): Promise<ReadyText> {
    const entry = entryOf(file);
    const made = entry.bodies.get(encoding) ?? body(entry, file, encoding);
    entry.bodies.set(encoding, made);
    try {
      const [text, policy] = await Promise.all([made, entry.policy]);
      return { body: text, ...(policy === undefined ? {} : { policy }) };
    } catch (error) {
      // A read can fail for a moment (no file handle left): the next request tries again.
      forget(file.path, entry);
      throw error;
    }
  };
}
