import { brotliDecompressSync } from 'node:zlib';
import { readCharacters } from './character-table';

/** The tables that a WOFF2 file may name by a number instead of four letters; `cmap` is the first. */
const known = { cmap: 0, glyf: 10, loca: 11, spelledOut: 63 };

/** Reads numbers of WOFF2's own writing: seven bits a byte, the last byte without the highest bit. */
function base128(bytes: Buffer, start: number): { value: number; next: number } {
  let value = 0;
  let next = start;
  for (let more = true; more; next += 1) {
    const byte = bytes.readUInt8(next);
    value = value * 128 + (byte & 0x7f);
    more = byte > 0x7f;
  }
  return { value, next };
}

/** The table that says which character has which glyph. */
function cmapOf(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('This is no WOFF2 file.');
  const tables = file.readUInt16BE(12);
  let at = 48;
  let before = 0;
  let found: { start: number; length: number } | undefined;
  for (let table = 0; table < tables; table += 1) {
    const flags = file.readUInt8(at);
    const kind = flags & 0x3f;
    at += kind === known.spelledOut ? 5 : 1;
    const original = base128(file, at);
    at = original.next;
    let length = original.value;
    // Outlines are rewritten before they are compressed, unless the version is 3; no other table is.
    const outlines = kind === known.glyf || kind === known.loca;
    if (outlines ? flags >> 6 !== 3 : flags >> 6 !== 0) {
      const rewritten = base128(file, at);
      at = rewritten.next;
      length = rewritten.value;
    }
    if (kind === known.cmap) found = { start: before, length };
    before += length;
  }
  if (!found) throw new Error('The font has no table of characters.');
  const all = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  return all.subarray(found.start, found.start + found.length);
}

/** The characters, as code points, for which a WOFF2 file has a glyph. */
export function charactersOf(file: Buffer): Set<number> {
  return new Set(readCharacters(cmapOf(file)).keys());
}
