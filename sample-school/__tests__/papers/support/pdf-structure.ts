import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib';
import { decode } from './pdf-text';

/** What a screen reader meets, as indented lines such as 'H1 School calendar'; `TH Column Date`. */
export async function structureOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context, catalog } = pdf;
  const texts = new Map(pdf.getPages().map((page) => [page.ref, markedTexts(pdf, page.ref)]));
  const dict = (value: unknown) => context.lookup(value as PDFDict, PDFDict);
  const name = (of: PDFDict, key: string) => of.lookupMaybe(PDFName.of(key), PDFName)?.decodeText();
  const kidsOf = (of: PDFDict) => of.lookup(PDFName.of('K'), PDFArray).asArray().map(dict);
  const walk = (element: PDFDict, depth: number): string[] => {
    const kids = kidsOf(element);
    const own = kids.filter((kid) => name(kid, 'Type') === 'MCR');
    const said = own.map((kid) => {
      const page = pdf.getPages().find((one) => one.node === kid.lookup(PDFName.of('Pg')));
      const id = kid.lookup(PDFName.of('MCID'), PDFNumber).asNumber();
      return (page && texts.get(page.ref)?.get(id)) ?? '(lost)';
    });
    const attributes = element.lookupMaybe(PDFName.of('A'), PDFDict);
    const words = [name(element, 'S'), attributes && name(attributes, 'Scope'), said.join('')];
    const line = `${'  '.repeat(depth)}${words.filter(Boolean).join(' ').trim()}`;
    return [
      line,
      ...kids.filter((kid) => !own.includes(kid)).flatMap((kid) => walk(kid, depth + 1)),
    ];
  };
  const root = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  return kidsOf(root).flatMap((top) => walk(top, 0));
}

/** The drawn texts of a paper that belong to no element and are not marked as ornaments. */
export async function untaggedTexts(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  return pdf.getPages().flatMap((page) => {
    const outside = contentOf(pdf, page.ref).replace(/\b(?:BDC|BMC)\b[\s\S]*?\bEMC\b/g, '');
    return [...outside.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex = '']) => decode(hex));
  });
}

type Ref = ReturnType<PDFDocument['getPage']>['ref'];

function contentOf(pdf: PDFDocument, ref: Ref): string {
  const parts = pdf.context.lookup(ref, PDFDict).lookup(PDFName.of('Contents'), PDFArray);
  return parts
    .asArray()
    .map((part) => pdf.context.lookup(part))
    .filter((part) => part instanceof PDFRawStream)
    .map((stream) => inflateSync(stream.getContents()).toString('latin1'))
    .join('\n');
}

function markedTexts(pdf: PDFDocument, ref: Ref): Map<number, string> {
  const marked = contentOf(pdf, ref).matchAll(/<<\/MCID (\d+)>> BDC([\s\S]*?)\bEMC\b/g);
  return new Map(
    [...marked].map(([, id, drawn = '']) => [
      Number(id),
      [...drawn.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex = '']) => decode(hex)).join(''),
    ]),
  );
}
