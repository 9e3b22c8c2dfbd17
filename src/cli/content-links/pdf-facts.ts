import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
  type PDFObject,
} from 'pdf-lib';

/** What a PDF tells a screen reader, a search engine and the tab of a browser. */
export interface PdfFacts {
  title: string | undefined;
  /** 'en', 'hi-IN'. */
  language: string | undefined;
  /** False for pages that are pictures of text: scans that nobody can search or hear. */
  hasText: boolean;
}

const showsText = /(?:\)|>|\])\s*(?:Tj|TJ|'|")(?:\s|$)/;

/** Drawn pieces inside of drawn pieces; deeper ones are hardly the words of a page. */
const deepest = 4;

function streamsOf(pdf: PDFDocument, part: PDFObject | undefined): PDFRawStream[] {
  const found = pdf.context.lookup(part);
  if (found instanceof PDFRawStream) return [found];
  return found instanceof PDFArray ? found.asArray().flatMap((one) => streamsOf(pdf, one)) : [];
}

function textIn(stream: PDFRawStream): boolean {
  try {
    return showsText.test(Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'));
  } catch {
    // A picture, or a filter that only pictures use.
    return false;
  }
}

function drawsText(pdf: PDFDocument, owner: PDFDict, streams: PDFRawStream[], depth = 0): boolean {
  if (streams.some(textIn)) return true;
  if (depth === deepest) return false;
  const resources = owner.lookupMaybe(PDFName.of('Resources'), PDFDict);
  const pieces = resources?.lookupMaybe(PDFName.of('XObject'), PDFDict)?.values() ?? [];
  return pieces
    .flatMap((piece) => streamsOf(pdf, piece))
    .filter(({ dict }) => dict.lookup(PDFName.of('Subtype')) === PDFName.of('Form'))
    .some((piece) => drawsText(pdf, piece.dict, [piece], depth + 1));
}

/** Reads a PDF. Rejects when it is none, or is locked. */
export async function pdfFacts(bytes: Uint8Array): Promise<PdfFacts> {
  const pdf = await PDFDocument.load(bytes, {
    updateMetadata: false,
    throwOnInvalidObject: true,
  });
  const language = pdf.catalog.lookup(PDFName.of('Lang'));
  const isWords = language instanceof PDFString || language instanceof PDFHexString;
  return {
    title: pdf.getTitle()?.trim() || undefined,
    language: (isWords && language.decodeText().trim()) || undefined,
    hasText: pdf
      .getPages()
      .some(({ node }) => drawsText(pdf, node, streamsOf(pdf, node.get(PDFName.of('Contents'))))),
  };
}
