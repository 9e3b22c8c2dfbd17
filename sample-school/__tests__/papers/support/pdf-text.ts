import { PDFArray, PDFDocument, PDFRawStream, type PDFPage } from 'pdf-lib';
import { inflateSync } from 'node:zlib';

/** The marks that the fonts' encoding has and Latin-1 has not, of those in use. */
const marks: Record<string, string> = { '\x91': '‘', '\x92': '’', '\x96': '–', '\x97': '—' };

/** The text of a drawn piece. */
export const decode = (hex: string) =>
  Buffer.from(hex, 'hex')
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (mark) => marks[mark] ?? mark);

function pageText(page: PDFPage): string {
  const parts = page.node.Contents();
  const streams = parts instanceof PDFArray ? parts.asArray() : [];
  return streams
    .map((part) => page.doc.context.lookup(part))
    .filter((part) => part instanceof PDFRawStream)
    .flatMap((stream) => [
      ...inflateSync(stream.getContents())
        .toString('latin1')
        .matchAll(/<([0-9A-F]+)> Tj/g),
    ])
    .map(([, hex = '']) => decode(hex).trimEnd())
    .join(' ');
}

/** The text of each page of a paper, its lines joined by spaces. */
export async function textOfPages(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  return pdf.getPages().map(pageText);
}
