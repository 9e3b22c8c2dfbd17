import { readFileSync } from 'node:fs';
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
import { withdrawnOf } from '../../content/privacy/private-withdrawn';
import type { Withdrawn } from '../../lib/privacy/withdrawn';
import { contentFilesBelow } from '../files-below';

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

/** What a PDF tells a screen reader, a search engine and the tab of a browser. Rejects when it is none, or is locked. */
async function pdfFacts(bytes: Uint8Array) {
  const pdf = await PDFDocument.load(bytes, {
    updateMetadata: false,
    throwOnInvalidObject: true,
  });
  const language = pdf.catalog.lookup(PDFName.of('Lang'));
  const isWords = language instanceof PDFString || language instanceof PDFHexString;
  return {
    title: pdf.getTitle()?.trim() || undefined,
    language: (isWords && language.decodeText().trim()) || undefined,
    // None in pages that are pictures of text: scans that nobody can search or hear.
    hasText: pdf
      .getPages()
      .some(({ node }) => drawsText(pdf, node, streamsOf(pdf, node.get(PDFName.of('Contents'))))),
  };
}

/** A PDF without title, language or text, or with a title that is not to be seen. */
export interface IncompleteDocument {
  file: string;
  lacks: string[];
}

const words = {
  title: 'no title: browsers show the name of the file',
  language: 'no language: screen readers may speak it in another one',
  name: 'a title that names a withdrawn child: browsers and searches show it; give it another one',
  text: 'no text: it is a picture of pages, which nobody can search or hear',
};

async function lacksOf(path: string, { isChild }: Withdrawn): Promise<string[]> {
  try {
    const { title, language, hasText } = await pdfFacts(readFileSync(path));
    return [
      ...(title === undefined ? [words.title] : []),
      ...(isChild(title) ? [words.name] : []),
      ...(language === undefined ? [words.language] : []),
      ...(hasText ? [] : [words.text]),
    ];
  } catch {
    return ['it can’t be read: locked, or no whole PDF; export it again, without a password'];
  }
}

/** The PDFs of the folder without title, language or text, those of the content service included. */
export async function incompleteDocuments(contentDir: string): Promise<IncompleteDocument[]> {
  const found: IncompleteDocument[] = [];
  const withdrawn = withdrawnOf(contentDir);
  for (const { path, file } of contentFilesBelow(contentDir, ['papers', 'service/papers'])) {
    const lacks = /\.pdf$/i.test(file) ? await lacksOf(path, withdrawn) : [];
    if (lacks.length > 0) found.push({ file, lacks });
  }
  return found;
}
