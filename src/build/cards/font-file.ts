import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { inflateSync } from 'node:zlib';

const packages = createRequire(resolve('package.json'));

/** Lengths in bytes of the parts of both formats. */
const woff = { head: 44, entry: 20 };
const sfnt = { head: 12, entry: 16 };

/** A font of the web as one for desktops: the same tables, unpacked. https://www.w3.org/TR/WOFF/ */
export function unpackFont(font: Buffer): Buffer {
  const count = font.readUInt16BE(12);
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(sfnt.head + sfnt.entry * count);
  font.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * sfnt.entry, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * sfnt.entry, 10);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = woff.head + woff.entry * index;
    const to = sfnt.head + sfnt.entry * index;
    const [start, packed, length] = [4, 8, 12].map((place) => font.readUInt32BE(from + place));
    const bytes = font.subarray(start, (start ?? 0) + (packed ?? 0));
    const table = (packed ?? 0) < (length ?? 0) ? inflateSync(bytes) : bytes;
    font.copy(head, to, from, from + 4);
    font.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(table.length, to + 12);
    // Every table begins at a multiple of four.
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...tables]);
}

let folder: string | undefined;

/** The folder of this process's fonts, which is gone with the process. */
function fontFolder(): string {
  if (folder === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'school-font-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    folder = made;
  }
  return folder;
}

/**
 * The path of a font file that drawing can use, from the packages' own WOFF file, such as
 * `@fontsource/mukta/files/mukta-latin-400-normal.woff`. It is there until the process ends.
 */
export function fontFile(file: string): string {
  const path = join(fontFolder(), `${basename(file, '.woff')}.ttf`);
  writeFileSync(path, unpackFont(readFileSync(packages.resolve(file))));
  return path;
}
