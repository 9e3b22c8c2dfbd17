import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedNames } from '../server/accepted-names';
import { lstat, readFile } from 'node:fs/promises';
import { compressions, isSameTime } from '../../hosting/precompress';
import type { FoundFile } from '../files/send-file';

const texts: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
};

/** The content type of a text file, which is worth compressing; undefined for other files. */
export function textType(path: string): string | undefined {
  return texts[extname(path).toLowerCase()];
}

/** A way to send a text: `identity` is the text as it stands. */
type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best encoding that an Accept-Encoding header allows. */
export function encodingFor(header: string | undefined): Encoding {
  const accepted = acceptedNames(header);
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

/** Compresses a text well enough to be kept and sent many times. */
async function encode(text: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return text;
  if (encoding === 'gzip') return zip(text, { level: 9 });
  return brotli(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/** The compressed text that the build has laid beside a file; undefined when it has laid none. */
async function readSibling(
  file: FoundFile,
  encoding: Encoding,
): Promise<Buffer | undefined> {
  if (encoding === 'identity') return undefined;
  const path = file.path + compressions[encoding];
  try {
    const found = await lstat(path);
    if (!found.isFile() || !isSameTime(file.changed, found.mtimeMs)) return undefined;
    return await readFile(path);
  } catch {
    // None is there: the server compresses the file itself.
    return undefined;
  }
}

/** A text file ready to be sent; `policy` is the Content-Security-Policy of a page. */
interface ReadyText {
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
