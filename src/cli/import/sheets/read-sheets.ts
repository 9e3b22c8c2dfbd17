import { htmlOf, parsePart } from '../../../lib/html/tree';
import { limits, megabytes } from '../limits';
import { guardZip, isZip, Refused } from '../zip-guard';
import { readTextTable } from './read-text-table';
import type { Sheet } from './sheet';

const isOldWorkbook = (bytes: Buffer) => bytes.toString('latin1', 0, 4) === '\xD0\xCF\x11\xE0';

/** Many school programs save a web page with one table in it, and call that .xls. */
const isWebPage = (bytes: Buffer) => /<table[\s>]/i.test(bytes.toString('latin1', 0, 8000));

/** A web page with its signs in letters: the reader of workbooks knows `&amp;` and its like, and no `&#039;`. */
const withoutEntities = (page: string): string =>
  page.replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|(?!nbsp;)[a-z]{2,31}\d{0,2});/gi, (entity) =>
    htmlOf(parsePart(entity)),
  );

/** The tables of a file, by what it is and not by its name. Refuses, in one sentence, what is none. */
export async function readSheets(bytes: Buffer): Promise<Sheet[]> {
  if (bytes.length === 0) throw new Refused('it is empty');
  if (bytes.length > limits.file) {
    throw new Refused(
      `it has ${megabytes(bytes.length)}, more than ${megabytes(limits.file)}; take pictures and old sheets out of it`,
    );
  }
  if (bytes.toString('latin1', 0, 5) === '%PDF-') {
    throw new Refused('a PDF is a document and no table; add it with npx school add circular');
  }
  if (isZip(bytes)) await guardZip(bytes);
  if (isZip(bytes) || isOldWorkbook(bytes)) {
    return (await import('./read-workbook')).readWorkbook(bytes);
  }
  if (isWebPage(bytes)) {
    const { decodeTable } = await import('../../../content-service/dataset/birthdays/read-table');
    return (await import('./read-workbook')).readWorkbook(withoutEntities(decodeTable(bytes).text));
  }
  return [readTextTable(bytes)];
}
