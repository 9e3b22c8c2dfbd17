/** @jest-environment node */
import { deflateRawSync, crc32 } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { fixture, importInto, officeFile, school, withoutTerminal } from './support';

withoutTerminal();

interface Part {
  name: string;
  data: Buffer;
  /** What its entry claims to hold. */
  claims?: number;
}

/** A ZIP of some parts, written by hand: its list of contents may lie. */
function zip(parts: readonly Part[]): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, data, claims = data.length } of parts) {
    const packed = deflateRawSync(data);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claims, 18);
    facts.writeUInt16LE(name.length, 22);
    const head = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name)]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), facts, tail, Buffer.from(name)]));
    bodies.push(head, packed);
    offset += head.length + packed.length;
  }
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, list, end]);
}

const types =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>';
const relations = (id: string, type: string, target: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;

/** A workbook written by hand, with these rows as XML. */
const workbook = (rows: string, properties = '', more: readonly Part[] = []) =>
  zip([
    ...Object.entries({
      '[Content_Types].xml': types,
      '_rels/.rels': relations('r1', 'officeDocument', 'xl/workbook.xml'),
      'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${properties}<sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': relations('r1', 'worksheet', 'worksheets/sheet1.xml'),
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
    }).map(([name, text]) => ({ name, data: Buffer.from(text) })),
    ...more,
  ]);

const text = (at: string, words: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`;
const head = `<row r="1">${text('A1', 'Name')}${text('B1', 'DOB')}</row>`;

it('reads a workbook written by hand: numbers of both calendars, formulas by their values, no macros', async () => {
  const rows = `${head}<row r="2">${text('A2', 'Asha Menon')}<c r="B2"><v>41734</v></c></row>
<row r="3">${text('A3', 'Ravi Lal')}<c r="B3"><f>WEBSERVICE("https://bad.example/")</f></c></row>
<row r="4"><c r="A4" t="str"><f>HYPERLINK("https://bad.example/","x")</f><v>Meera Nair</v></c><c r="B4"><v>41734</v></c></row>`;
  const macro = { name: 'xl/vbaProject.bin', data: Buffer.from('no macro is read') };
  const { output } = await importInto(
    school(),
    officeFile('by-hand.xlsm', workbook(rows, '', [macro])),
  );
  expect(output).toContain('+ Sheet1!A2  Asha Menon, 5 April');
  expect(output).toContain('+ Sheet1!A4  Meera Nair, 5 April');
  expect(output).toContain('! by-hand.xlsm, Sheet1!B3: this formula has no value in the file');
  const old = workbook(
    rows.replaceAll('41734', String(41_734 - 1462)),
    '<workbookPr date1904="1"/>',
  );
  const later = await importInto(school(), officeFile('mac.xlsx', old));
  expect(later.output).toContain('+ Sheet1!A2  Asha Menon, 5 April');
});

it('repeats the value of cells that were merged over rows, and reads no title as one', async () => {
  const rows = `<row r="1">${text('A1', 'Birthdays')}</row><row r="2">${text('A2', 'Class')}${text('B2', 'Name')}${text('C2', 'DOB')}</row>
<row r="3">${text('A3', 'V A')}${text('B3', 'Asha Menon')}${text('C3', '5 April')}</row><row r="4">${text('B4', 'Ravi Lal')}${text('C4', '6 April')}</row>`;
  const merged = workbook(rows);
  const withMerges = merged.includes('</sheetData>')
    ? merged
    : workbook(
        `${rows}</sheetData><mergeCells count="2"><mergeCell ref="A3:A4"/><mergeCell ref="A1:C1"/></mergeCells><sheetData>`,
      );
  const { output } = await importInto(school(), officeFile('merged.xlsx', withMerges));
  expect(output).toContain('+ Sheet1!A4  Ravi Lal, 5 A, 6 April');
});

it.each([
  ['a bomb that says how large it is', 60_000_000, undefined],
  ['a bomb that hides it', 60_000_000, 1000],
])('refuses %s in a sentence', async (_, size, claims) => {
  const dir = school();
  const bomb = zip([
    {
      name: 'xl/worksheets/sheet1.xml',
      data: Buffer.alloc(size, 0x20),
      ...(claims !== undefined && { claims }),
    },
  ]);
  expect(bomb.length).toBeLessThan(100_000);
  const file = officeFile('bomb.xlsx', bomb);
  const { status, errorOutput } = await importInto(dir, file, '--yes');
  expect(errorOutput).toMatch(
    /^bomb\.xlsx: (unpacked it has more than 40 MB|it is damaged).*\.\n$/,
  );
  expect(status).toBe(1);
});

it('refuses a sheet of 50 MB in a sentence', async () => {
  const row = (line: number) =>
    `<row r="${line}">${text(`A${line}`, `Pupil ${line}`)}${text(`B${line}`, '5 April')}</row>`;
  const rows = Array.from({ length: 300_000 }, (_, line) => row(line + 2))
    .join('')
    .concat(' '.repeat(20_000_000));
  const file = officeFile('large.xlsx', workbook(head + rows));
  expect((await importInto(school(), file)).errorOutput).toContain(
    'unpacked it has more than 40 MB',
  );
});

it.each([
  ['empty.csv', '', 'it is empty'],
  ['page.csv', '<!doctype html><p>Sign in</p>', "It isn't clear what the rows are"],
  [
    'photo.xlsx',
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 2, 3]),
    'this is a picture and no table',
  ],
  ['list.pdf', '%PDF-1.7 a list', 'a PDF is a document and no table'],
  ['cut.xlsx', readFileSync(fixture('toppers.xlsx')).subarray(0, 3000), 'it is damaged'],
])('says what is wrong with %s', async (name, data, words) => {
  const { errorOutput, status } = await importInto(school(), officeFile(name, data), '--yes');
  expect(errorOutput).toContain(words);
  expect(status).toBe(1);
});

it('takes no formula of a text for a name', async () => {
  const file = officeFile(
    'formula.csv',
    'Name,DOB\n"=HYPERLINK(""https://bad.example"")",5 April\n',
  );
  const { output } = await importInto(school(), file, '--yes');
  expect(output).toContain('! formula.csv, A2: this is a formula and no text');
});

it('reads headings of other scripts', async () => {
  const file = officeFile(
    'जन्मदिन.csv',
    'क्रमांक,छात्र का नाम,कक्षा,जन्मतिथि\n1,आशा मेनन,V A,05/04/2014\n',
  );
  expect((await importInto(school(), file)).output).toContain('+ A2  आशा मेनन, 5 A, 5 April');
});

it('reads the web page that a program calls .xls', async () => {
  const page =
    '<html><meta charset="utf-8"><table><tr><th>Name</th><th>DOB</th></tr><tr><td>आशा मेनन</td><td>05/04/2014</td></tr></table></html>';
  const { output } = await importInto(school(), officeFile('erp.xls', page));
  expect(output).toContain('आशा मेनन, 5 April');
});

it('reads the signs of such a page, however it writes them', async () => {
  const page =
    '<table><tr><th>Name</th><th>DOB</th></tr><tr><td>R&eacute;my&nbsp;D&#039;Costa &amp; Om O&#x2019;Neil &lt;Jr.&gt;</td><td>05&#47;04/2014</td></tr></table>';
  const { output } = await importInto(school(), officeFile('erp.xls', page));
  expect(output).toContain("Rémy D'Costa & Om O’Neil <Jr.>, 5 April");
});
