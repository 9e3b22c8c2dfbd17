import Papa from 'papaparse';
import { htmlOf, parsePart } from '../../../lib/html/tree';
import { limits, megabytes } from '../limits';
import { guardZip, isZip, Refused } from '../zip-guard';
import { type Cell, columnName, type Sheet, tidy, withoutTextMark } from './sheet';
import { decodeTable, readTable } from '../../../content-service/dataset/birthdays/read-table';

const named = /^"?sep=(.)"?\n/i;
const delimiters = [',', ';', '\t', '|'];

/** The sign between cells: the one that Excel names in its first line, or the one that gives even rows. */
function delimiterOf(text: string): string {
  const own = named.exec(text)?.[1];
  if (own) return own;
  const { meta } = Papa.parse(text.slice(0, 50_000), {
    preview: 50,
    delimitersToGuess: delimiters,
  });
  return delimiters.includes(meta.delimiter) ? meta.delimiter : ',';
}

function readTextTable(bytes: Buffer): Sheet {
  const { text, problem } = decodeTable(bytes);
  if (problem) throw new Refused(problem.message);
  // eslint-disable-next-line no-control-regex -- what no text has is what is being refused
  if (/[\u0000-\u0008\u000e-\u001a]/.test(text.slice(0, 20_000))) {
    throw new Refused('this is no table: it holds signs that no text has; save it as .xlsx or CSV');
  }
  const delimiter = delimiterOf(text);
  const from = named.exec(text)?.[0].length ?? 0;
  const { rows, problems } = readTable(text, delimiter, from);
  if (rows.length > limits.rows) {
    throw new Refused(`it has more than ${limits.rows} rows; split it`);
  }
  // Rows are counted as Excel counts them: a line that could not be read is one too.
  let lost = 0;
  const all: Cell[][] = [];
  for (const row of rows) {
    while ((problems[lost]?.offset ?? Infinity) < row[0].offset) {
      all.push([{ text: '', at: `A${all.length + 1}`, problem: problems[lost]?.message }]);
      lost += 1;
    }
    const line = all.length + 1;
    all.push(
      row.slice(0, limits.columns).map((cell, column) => ({
        text: withoutTextMark(tidy(cell.text)),
        at: `${columnName(column)}${line}`,
      })),
    );
  }
  for (const { message } of problems.slice(lost)) {
    all.push([{ text: '', at: `A${all.length + 1}`, problem: message }]);
  }
  return { name: '', rows: all, notes: [] };
}

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
