import { closeSync, openSync, statSync } from 'node:fs';
import { headBytes, kindOfBytes } from './bytes-kind';
import { endOfImage, endOfPng, type OpenFile, readAt, scanOf } from './whole-picture';

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
  return kind === 'webp' ? head.readUInt32LE(4) + 8 : undefined;
}

/**
 * Whether a file goes on behind its picture: with the film of a motion photo, which tells the place, or with what
 * was cut away from a screenshot (CVE-2023-21036). No browser shows it, and anybody can save it.
 */
export function hasMoreBehind(path: string): boolean {
  const descriptor = openSync(path, 'r');
  try {
    const { size } = statSync(path);
    return size > (endOf({ descriptor, size }) ?? size);
  } finally {
    closeSync(descriptor);
  }
}
