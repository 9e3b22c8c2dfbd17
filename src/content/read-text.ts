import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { composed } from '../lib/files/file-name';
import type { Diagnostic } from './diagnostics';
import { lineFinder } from './source-file';

/** No page and no list of a school is longer: something else was put in its place. */
const mostBytes = 1_000_000;

const conflictMarker = /^(?:<{7} |={7}\r?$|>{7} )/m;

/** In Markdown a line of = makes a heading of the words above it. */
const conflictInMarkdown = /^(?:<{7} |>{7} )/m;

/** The text of a written file, as far as it is one, and why it can't be read. */
export type WrittenText = { text: string; diagnostic?: Diagnostic };

/** What the bytes of a file say, in Unicode's composed form, and why they are no text, at a character of it. */
export interface Decoded {
  text: string;
  problem?: { offset: number; message: string };
}

/** Signs of no letter, such as the line end of Word within a paragraph (U+000B), and the line end of old Macs. */
const control = /\r(?!\n)|(?![\t\n\r\u0085])\p{Cc}/u;

/** A text with what is wrong in it: feeds with such a sign can't be read, and YAML misses lines that end so. */
function withControl(text: string): Decoded {
  const offset = text.search(control);
  if (offset < 0) return { text };
  const code = text.charCodeAt(offset).toString(16).toUpperCase().padStart(4, '0');
  const message = `a control sign (U+${code}) that nobody sees; remove it, or write the blank, line end or letter that was meant`;
  return { text, problem: { offset, message } };
}

/** The text of bytes in UTF-8; a mark at their beginning is left out. */
function decodeUtf8(bytes: Buffer): Decoded {
  const text = composed(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  if (/^(?:\xFF\xFE|\xFE\xFF)/.test(bytes.toString('latin1')) || bytes.includes(0)) {
    const message = 'the file is no text in UTF-8; save it again with the encoding UTF-8';
    return { text, problem: { offset: 0, message } };
  }
  if (isUtf8(bytes)) return withControl(text);
  const offset = Math.max(0, text.indexOf('\uFFFD'));
  const message = 'this character is not in UTF-8; save the file with the encoding UTF-8';
  return { text, problem: { offset, message } };
}

/**
 * Reads a written file, in UTF-8 or as `decode` does, in Unicode's composed form, as names of files are compared;
 * `file` is its name in a diagnostic.
 */
export function readText(
  path: string,
  file: string,
  decode: (bytes: Buffer) => Decoded = decodeUtf8,
): WrittenText {
  const { size } = statSync(path);
  if (size > mostBytes) {
    const message = `the file has ${(size / 1_000_000).toFixed(1)} MB, more than any page or list; was another one saved here?`;
    return { text: '', diagnostic: { file, line: 1, column: 1, message } };
  }
  const { text, problem } = decode(readFileSync(path));
  const wrong = (offset: number, message: string) => ({
    text,
    diagnostic: { ...lineFinder(file, text)(offset), message },
  });
  if (text.trim() === '') return wrong(0, 'the file is empty; write it or remove it');
  if (problem) return wrong(problem.offset, problem.message);
  const conflict = (/\.md$/.test(file) ? conflictInMarkdown : conflictMarker).exec(text);
  if (!conflict) return { text };
  const advice = 'keep one of the two versions, and remove the lines <<<<<<<, ======= and >>>>>>>';
  return wrong(conflict.index, `two people changed this at the same time; ${advice}`);
}
