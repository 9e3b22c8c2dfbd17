import { closeSync, openSync, statSync } from 'node:fs';
import { headBytes, kindOfBytes } from './bytes-kind';
import { endOfImage, endOfPng, type OpenFile, readAt, scanOf, segmentsOf } from './whole-picture';

const step = 65_536;

/** Where a JPEG ends: its pixels hold no mark of the end. */
function endOfJpeg(file: OpenFile): number | undefined {
  const scan = scanOf(file);
  if (scan === undefined) return undefined;
  // The mark may lie across two steps.
  for (let at = scan; at < file.size; at += step - 1) {
    const found = readAt(file, at, step).indexOf(endOfImage);
    if (found >= 0) return at + found + endOfImage.length;
  }
  return undefined;
}

function endOf(file: OpenFile): number | undefined {
  const head = readAt(file, 0, headBytes);
  const kind = kindOfBytes(head);
  if (kind === 'jpeg') return endOfJpeg(file);
  if (kind === 'png') return endOfPng(file);
  // An odd length is filled up by one byte.
  return kind === 'webp' ? 8 + 2 * Math.ceil(head.readUInt32LE(4) / 2) : undefined;
}

/** What a JPEG needs to be shown: JFIF's head, the colours, and how Adobe's programs keep them. */
const needed: Partial<Record<number, string>> = { 0xe0: 'JF', 0xe2: 'ICC_PROFILE', 0xee: 'Adobe' };

/** Whether one of a JPEG's segments is a comment, or what a program has written for itself. */
const hasNotes = (file: OpenFile): boolean =>
  [...segmentsOf(file)].some(({ mark, at }) => {
    if (mark !== 0xfe && (mark < 0xe0 || mark > 0xef)) return false;
    const start = needed[mark];
    return start === undefined || !readAt(file, at + 4, start.length).equals(Buffer.from(start));
  });

/**
 * Whether a file holds more than its picture: notes of a program, or what stands behind the end, such as the film of
 * a motion photo, which tells the place, or what was cut away from a screenshot (CVE-2023-21036). No browser shows
 * it, and anybody can save it.
 */
export function holdsMore(path: string): boolean {
  const descriptor = openSync(path, 'r');
  try {
    const file = { descriptor, size: statSync(path).size };
    const isJpeg = kindOfBytes(readAt(file, 0, headBytes)) === 'jpeg';
    return file.size > (endOf(file) ?? file.size) || (isJpeg && hasNotes(file));
  } finally {
    closeSync(descriptor);
  }
}
