/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkData, dataDiagnostics } from '../../src/content-service/dataset/data-diagnostics';
import { asDownload } from '../../src/content-service/files/send-file';
import { fileTypeName } from '../../src/lib/http/file-type';
import { cleanUp, newApp, newFolder } from './support/app';
import { addressOf, writeFiles } from './support/photos';
import { filesOfLists } from './support/list-files';

jest.setTimeout(120_000);
afterAll(cleanUp);

const office = 'application/vnd.openxmlformats-officedocument';
const zip = Buffer.from('PK\x03\x04 and what is in it', 'latin1');
const old = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const documents: [name: string, bytes: Buffer, type: string, words: string][] = [
  ['homework vi.docx', zip, `${office}.wordprocessingml.document`, 'Word document'],
  ['letter.DOC', old, 'application/msword', 'Word document'],
  ['bus-stops (2026).xlsx', zip, `${office}.spreadsheetml.sheet`, 'Excel sheet'],
  ['fees.xls', old, 'application/vnd.ms-excel', 'Excel sheet'],
  ['परिणाम.pptx', zip, `${office}.presentationml.presentation`, 'PowerPoint slides'],
  ['talk.ppt', old, 'application/vnd.ms-powerpoint', 'PowerPoint slides'],
  ['all documents "2026".zip', zip, 'application/zip', 'ZIP archive'],
];
const pathOf = (name: string) => `papers/circulars/${name}`;
const circular = (name: string) =>
  `- { title: A, date: 1 May 2026, attachments: [${JSON.stringify(pathOf(name))}] }\n`;

function withDocuments(
  more: Record<string, string | Buffer> = {},
  named: readonly string[] = [],
): string {
  const dataDir = newFolder();
  const names = [...documents.map(([name]) => name), ...named];
  writeFiles(dataDir, {
    'circulars.yaml': names.map(circular).join(''),
    ...Object.fromEntries(documents.map(([name, bytes]) => [pathOf(name), bytes])),
    ...Object.fromEntries(Object.entries(more).map(([name, text]) => [pathOf(name), text])),
  });
  return dataDir;
}

it('sends Word, Excel, PowerPoint and ZIP as downloads under their names', async () => {
  const dataDir = withDocuments();
  expect(dataDiagnostics(dataDir)).toEqual([]);
  const app = await newApp({ dataDir });
  for (const [name, bytes, type, words] of documents) {
    const { statusCode, headers, rawPayload } = await app.inject(addressOf(pathOf(name)));
    expect([name, statusCode, headers['content-type'], rawPayload]).toEqual([
      name,
      200,
      type,
      bytes,
    ]);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    const [, encoded = ''] =
      /filename\*=UTF-8''(\S+)$/.exec(String(headers['content-disposition'])) ?? [];
    expect(decodeURIComponent(encoded)).toBe(name);
    expect(fileTypeName(pathOf(name))).toBe(words);
  }
});

it('opens PDFs in the browser as before', async () => {
  const app = await newApp({ dataDir: withDocuments({ 'a b.PDF': '%PDF-1.7' }, ['a b.PDF']) });
  const { headers } = await app.inject(addressOf(pathOf('a b.PDF')));
  expect(headers).toMatchObject({ 'content-type': 'application/pdf' });
  expect(headers).not.toHaveProperty('content-disposition');
});

it('writes them into a site of files', async () => {
  const dataDir = withDocuments();
  const publicDir = newFolder();
  await filesOfLists(dataDir, publicDir);
  const list = JSON.parse(readFileSync(join(publicDir, 'api/circular/all/DHS'), 'utf8')) as {
    attachments: string[];
  }[];
  const written = list.flatMap(({ attachments }) =>
    attachments.map((path) => readFileSync(join(publicDir, 'api/image', path))),
  );
  expect(new Set(written.map(String))).toEqual(new Set([zip, old].map(String)));
  expect(written).toHaveLength(documents.length);
});

it('names what is served to nobody, and what to do', () => {
  const more = {
    'sheet.xlsm': 'x',
    'notes.odt': 'x',
    'page.html': '<html>',
    'login.pdf': '<!DOCTYPE html><html></html>',
    'login.docx': '<!DOCTYPE html><html></html>',
    'none.pdf': '',
    'half.docx': 'what was copied until the line broke',
    'locked.xlsx': Buffer.from('\xD0\xCF\x11\xE0 and what is in it', 'latin1'),
    '~$homework vi.docx': 'lock',
  };
  const dataDir = withDocuments(more, ['notes.odt', 'login.pdf']);
  const lines = dataDiagnostics(dataDir).map(({ file, message }) => [
    file.replace(/^.*\//, ''),
    message,
  ]);
  expect(lines).toEqual([
    [
      'circulars.yaml',
      `${pathOf('notes.odt')} can't be shown: a .odt file is not served; make it a PDF, or take it away from here`,
    ],
    ['circulars.yaml', `${pathOf('login.pdf')} can't be shown: this is not a PDF; export it again`],
    [
      'half.docx',
      'this is no .docx file, whatever its name says; copy it again, or save it again in its program',
    ],
    ['login.docx', 'this is a web page; save the file itself again'],
    ['none.pdf', 'the file is empty; copy it again'],
    ['page.html', 'this is a web page; save the page as a PDF'],
    ['sheet.xlsm', 'a .xlsm file is not served; make it a PDF, or take it away from here'],
  ]);
});

it('tells which files no list names, folder by folder', () => {
  const dataDir = withDocuments({ 'forgotten.pdf': '%PDF-1.7', 'also.docx': zip });
  writeFiles(dataDir, { 'pictures/albums/old/1.svg': '' });
  expect(
    checkData(dataDir).notSent.map(({ file, message }) => [
      file.replace(/^[^/]*\/[^/]*\//, ''),
      message,
    ]),
  ).toEqual([['papers/circulars', 'not sent, since no list names them: also.docx, forgotten.pdf']]);
});

it('writes the name of a download as the standard has it', () => {
  expect(asDownload("a'b(1) 100%.docx")).toBe(
    `attachment; filename="a'b(1) 100_.docx"; filename*=UTF-8''a%27b%281%29%20100%25.docx`,
  );
});

describe('a document of which a half was copied', () => {
  const filled = (start: string, end: string, length = 90_000) =>
    Buffer.concat([
      Buffer.from(start, 'latin1'),
      Buffer.alloc(length, 7),
      Buffer.from(end, 'latin1'),
    ]);
  const pdf = filled('%PDF-1.4\n', 'startxref\n9\n%%EOF\n');
  // Made for reading on the web: it has marks of an end in its beginning, too.
  const webPdf = (written: number) =>
    filled(
      `%PDF-1.6\n1 0 obj\n<</Linearized 1/L ${written}>>\nstartxref\n0\n%%EOF\n`,
      '%%EOF\n',
      3000,
    );
  const { length } = webPdf(1000);
  const packed = filled('PK\x03\x04', `PK\x05\x06${'\0'.repeat(18)}`);
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  const cut = /^the file is cut off, its end is missing; copy or download it again/;

  it('is named, and not sent', async () => {
    const more = {
      'a.pdf': half(pdf),
      'b.PDF': webPdf(length).subarray(0, length - 9),
      'c.docx': half(packed),
      'd.zip': half(packed),
    };
    const dataDir = withDocuments(more, ['a.pdf']);
    expect(dataDiagnostics(dataDir).map(({ message }) => message)).toEqual([
      `${pathOf('a.pdf')} can't be shown: the file is cut off, its end is missing; copy or download it again from where it was made`,
      ...Object.keys(more)
        .slice(1)
        .map((): unknown => expect.stringMatching(cut)),
    ]);
    expect((await (await newApp({ dataDir })).inject(addressOf(pathOf('a.pdf')))).statusCode).toBe(
      404,
    );
  });

  it('is none where its end is there, whatever stands behind it or before its beginning', () => {
    const more = {
      'a.pdf': Buffer.concat([
        Buffer.from('\r\nfrom a server\r\n'),
        pdf,
        Buffer.from('\0\0<!-- 3 ms -->'),
      ]),
      'b.pdf': webPdf(length),
      'c.docx': Buffer.concat([packed, Buffer.from('a comment')]),
      'd.zip': packed,
      'e.doc': '{\\rtf1\\ansi a letter',
    };
    expect(dataDiagnostics(withDocuments(more))).toEqual([]);
  });
});

it('names what an office program saves under the ending of another one', () => {
  const dataDir = withDocuments({ 'marks.xls': 'Name,Marks\nA,9\n', 'list.doc': 'From: office' });
  expect(dataDiagnostics(dataDir).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^this is no \.doc file, whatever its name says/),
    expect.stringMatching(/^this is no \.xls file, whatever its name says/),
  ]);
});
