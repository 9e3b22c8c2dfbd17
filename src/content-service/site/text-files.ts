import { LRUCache } from 'lru-cache';
import { lstat, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { compress, compressions, isSameTime } from '../../lib/files/compressions';
import type { FoundFile } from '../files/send-file';
import { acceptedNames } from '../server/accepted-names';

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

/** The best encoding that an Accept-Encoding header allows. */
export function encodingFor(header: string | undefined): Encoding {
  const accepted = acceptedNames(header);
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

/** The compressed text that the build has laid beside a file; undefined when it has laid none. */
async function readSibling(
  file: FoundFile,
  encoding: keyof typeof compressions,
): Promise<Buffer | undefined> {
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

async function bodyOf(file: FoundFile, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return readFile(file.path);
  return (
    (await readSibling(file, encoding)) ?? compress[encoding](await readFile(file.path), quality)
  );
}

/** Brotli's, for what is kept and sent many times but waited for once. */
const quality = 9;

/** For what is compressed again each second in which it is asked for. */
const stampedQuality = 4;

/** Bodies kept in memory, in bytes; a whole site of this kind is a few megabytes. */
const maxSize = 64 * 1024 * 1024;

/** A text file ready to be sent; `policy` is the Content-Security-Policy of a page. */
interface ReadyText {
  body: Buffer;
  policy: string | undefined;
  /** Makes the body where it changes with time. */
  stamped?: (() => Promise<Buffer>) | undefined;
}

/** Where a form takes the second in which its page was sent (`features/contact/contact-extras.tsx`). */
const openedField = /(<input\b[^>]*\bname="opened"[^>]*\bvalue=)""/;

/** A page with a form, in which the second stands; the same one for all who ask in it. */
function stampedBody(html: string, encoding: Encoding): () => Promise<Buffer> {
  let made: { second: number; body: Promise<Buffer> } | undefined;
  const make = async (second: number) => {
    const body = Buffer.from(html.replace(openedField, `$1"${second}"`));
    return encoding === 'identity' ? body : compress[encoding](body, stampedQuality);
  };
  return () => {
    const second = Math.floor(Date.now() / 1000);
    if (made?.second !== second) made = { second, body: make(second) };
    return made.body;
  };
}

/**
 * Reads and keeps text files of the built site until they change on the disk; those that the build
 * has not compressed are compressed here.
 * `policyOf` makes the policy from the text of an HTML page. A page with a form says of when it is to who visits
 * it (`isVisit`); the worker, which compares what it keeps with the build, gets it as it was built.
 */
export function makeTextFiles(policyOf: (html: string) => string) {
  const kept = new LRUCache<string, ReadyText, { file: FoundFile; encoding: Encoding }>({
    maxSize,
    sizeCalculation: ({ body }) => body.length || 1,
    // Whoever waits for a text that is pushed out meanwhile gets it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _old, { context: { file, encoding } }) => {
      const html = file.path.endsWith('.html') ? await readFile(file.path, 'utf8') : undefined;
      return {
        body: await bodyOf(file, encoding),
        policy: html === undefined ? undefined : policyOf(html),
        stamped:
          html !== undefined && openedField.test(html) ? stampedBody(html, encoding) : undefined,
      };
    },
  });
  return async (file: FoundFile, encoding: Encoding, isVisit: boolean): Promise<ReadyText> => {
    const key = [file.path, file.changed, file.size, encoding].join('\n');
    const { stamped, ...text } = await kept.forceFetch(key, { context: { file, encoding } });
    return stamped && isVisit ? { ...text, body: await stamped() } : text;
  };
}
