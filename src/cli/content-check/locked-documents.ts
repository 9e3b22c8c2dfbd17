import { readFileSync } from 'node:fs';
import type { Diagnostic } from '../../content/diagnostics';
import { contentFilesBelow } from '../files-below';

/** The entry of a PDF that says how it is encrypted: in its trailer, or in the stream in the trailer's place. */
const pdfEntry = /\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/;

/** The part of a file of Office in which a locked one holds all others. */
const officePart = Buffer.from('EncryptedPackage', 'utf16le');

/** The bit of the first file in a ZIP that says that it is encrypted. */
const isLockedZip = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) === 'PK\x03\x04' && ((bytes[6] ?? 0) & 1) === 1;

const advice = 'save it again without a password, and put that in its place';

/** What is told of a document that is locked. Which password it asks for, if any, nobody knows without trying. */
export function lockOf(name: string, bytes: Buffer): string | undefined {
  if (isLockedZip(bytes)) return `it opens only with a password; ${advice}`;
  if (/\.pdf$/i.test(name))
    return pdfEntry.test(bytes.toString('latin1'))
      ? `it is locked, and may ask for a password before it opens; where it does, ${advice}`
      : undefined;
  return bytes.includes(officePart)
    ? `it is locked, and asks most likely for a password; ${advice}`
    : undefined;
}

/** The documents of a folder that visitors can perhaps not open. */
export function lockedDocuments(contentDir: string): Diagnostic[] {
  return contentFilesBelow(contentDir, ['papers', 'service/papers']).flatMap(({ path, file }) => {
    const message = lockOf(path, readFileSync(path));
    return message === undefined ? [] : [{ file, line: 1, column: 1, message }];
  });
}
