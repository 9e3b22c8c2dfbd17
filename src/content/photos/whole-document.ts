import { type OpenFile, readAt } from './whole-picture';

/** Behind the end of a PDF or a ZIP stands no more than a comment, or what a server has added. */
const tail = 70_000;

/** A copy breaks off where a block of the network or the disk ends, and never as early as this. */
const firstBlock = 1024;

/** The length that a PDF made for reading on the web says it has: it has marks of an end in its beginning, too. */
const writtenLength = /\/Linearized\b[^>]*\/L\s+(\d+)/;

function isWholePdf(file: OpenFile): boolean {
  const [, length = 0] = writtenLength.exec(readAt(file, 0, firstBlock).toString('latin1')) ?? [];
  const end = readAt(file, Math.max(0, file.size - tail), tail);
  return file.size >= Number(length) && (end.includes('startxref') || end.includes('%%EOF'));
}

/** Whether the list of what is in it is there, which stands at its end. */
const isWholeZip = (file: OpenFile): boolean =>
  readAt(file, Math.max(0, file.size - tail), tail).includes('PK\x05\x06');

/** Whether a document has its end; what was copied or downloaded by half has none. */
export function isWholeDocument(kind: 'pdf' | 'zip', file: OpenFile): boolean {
  if (file.size <= firstBlock) return true;
  return kind === 'pdf' ? isWholePdf(file) : isWholeZip(file);
}
