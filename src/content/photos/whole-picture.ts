import { readSync } from 'node:fs';
import type { BytesKind } from './bytes-kind';

/** An open file and how many bytes it has. */
export interface OpenFile {
  descriptor: number;
  size: number;
}

/** Bytes of a file, fewer where it ends before. */
export function readAt({ descriptor, size }: OpenFile, at: number, count: number): Buffer {
  const bytes = Buffer.alloc(Math.max(0, Math.min(count, size - at)));
  const read = bytes.length > 0 ? readSync(descriptor, bytes, 0, bytes.length, at) : 0;
  return bytes.subarray(0, read);
}

const startOfScan = 0xda;
/** How a JPEG ends. */
export const endOfImage = Buffer.from([0xff, 0xd9]);
const tail = 65_536;

/** The segments of a JPEG to the one of its pixels, each by its mark and by where it begins. */
export function* segmentsOf(file: OpenFile): Generator<{ mark: number; at: number }> {
  for (let at = 2; at + 4 <= file.size;) {
    const head = readAt(file, at, 4);
    const mark = head[1] ?? 0;
    if (head[0] !== 0xff) return;
    // Bytes that fill up.
    if (mark === 0xff) {
      at += 1;
      continue;
    }
    yield { mark, at };
    if (mark === startOfScan) return;
    at += 2 + head.readUInt16BE(2);
  }
}

/** Where the pixels of a JPEG begin: behind its segments, one of which may hold a smaller picture. */
export const scanOf = (file: OpenFile): number | undefined =>
  [...segmentsOf(file)].find(({ mark }) => mark === startOfScan)?.at;

/** Pixels hold no mark of the end; behind it, phones write further pictures and films. */
function isWholeJpeg(file: OpenFile): boolean {
  const scan = scanOf(file);
  if (scan === undefined) return false;
  const last = Math.max(scan, file.size - tail);
  if (readAt(file, last, tail).includes(endOfImage)) return true;
  return last > scan && readAt(file, scan, file.size).includes(endOfImage);
}

/** Where a PNG ends: behind the chunk that says so; undefined where that is missing. */
export function endOfPng(file: OpenFile): number | undefined {
  for (let at = 8; at + 12 <= file.size;) {
    const head = readAt(file, at, 8);
    at += 12 + head.readUInt32BE(0);
    if (head.toString('latin1', 4) === 'IEND') return at;
  }
  return undefined;
}

/** Whether its last chunk is there, also where chunks before it are damaged: that is another fault. */
const isWholePng = (file: OpenFile): boolean =>
  readAt(file, Math.max(0, file.size - tail), tail).includes('IEND') ||
  (endOfPng(file) ?? Infinity) <= file.size;

function isWholeAvif(file: OpenFile): boolean {
  let at = 0;
  while (at + 8 <= file.size) {
    const head = readAt(file, at, 16);
    const short = head.readUInt32BE(0);
    if (short === 0) return true;
    const length = short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short;
    if (length < 8) return false;
    at += length;
  }
  return at === file.size;
}

/** Whether a picture has its end; what was copied by half has none. `kind` is what its first bytes say. */
export function isWholePicture(kind: BytesKind, file: OpenFile): boolean {
  if (kind === 'jpeg') return isWholeJpeg(file);
  if (kind === 'png') return isWholePng(file);
  if (kind === 'webp') return readAt(file, 4, 4).readUInt32LE(0) + 8 <= file.size;
  return kind !== 'avif' || isWholeAvif(file);
}
