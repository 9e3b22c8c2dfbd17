/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';
import { removeContent, writeContent } from '../../content/content-folder';
import { runHere } from '../../support/run-here';

afterAll(() => {
  removeContent();

  process.exitCode = 0;
});

const sheet = readFileSync('content/papers/school-calendar-2025-2026.pdf');

/** A PDF that says that it is encrypted, in a trailer or in the stream that newer ones have in its place. */
async function lockedPdf(useObjectStreams: boolean): Promise<Buffer> {
  const pdf = await PDFDocument.load(sheet);
  pdf.context.trailerInfo.Encrypt = pdf.context.register(
    pdf.context.obj({ Filter: 'Standard', V: 2, R: 3 }),
  );
  return Buffer.from(await pdf.save({ useObjectStreams }));
}

/** How Excel locks a workbook: in a container that names its parts in UTF-16. */
const lockedWorkbook = Buffer.concat([
  Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'),
  Buffer.alloc(2000),
  Buffer.from('EncryptedPackage', 'utf16le'),
  Buffer.alloc(100),
]);

const lockedZip = Buffer.from('PK\x03\x04\x14\x00\x09\x00 and its bytes PK\x05\x06', 'latin1');

it('names documents that are locked, and what to do, and takes them', async () => {
  const dir = writeContent({
    'papers/form.pdf': sheet,
    'papers/fees.pdf': await lockedPdf(false),
    'service/papers/circulars/bus.pdf': await lockedPdf(true),
    'service/papers/circulars/stops.xlsx': lockedWorkbook,
    'service/papers/circulars/photos.zip': lockedZip,
  });
  const { output } = await runHere(['check', '--dir', dir]);
  const told = output.split('\n').filter((line) => / password/.test(line));
  const mayAsk =
    'it is locked, and may ask for a password before it opens; where it does, save it again without a password, and put that in its place';
  const save = 'save it again without a password, and put that in its place';
  expect(told).toEqual([
    `content/papers/fees.pdf: ${mayAsk}`,
    `content/service/papers/circulars/bus.pdf: ${mayAsk}`,
    `content/service/papers/circulars/photos.zip: it opens only with a password; ${save}`,
    `content/service/papers/circulars/stops.xlsx: it is locked, and asks most likely for a password; ${save}`,
  ]);
});
