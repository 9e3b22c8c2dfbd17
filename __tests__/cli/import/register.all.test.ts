/** @jest-environment node */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { findDiagnostics } from '../../../src/cli/content-check/find-diagnostics';
import { runHere } from '../../support/run-here';
import { smallPdf } from '../support/copied-content';
import { importInto, linesOf, officeFile, read, school, withoutTerminal } from './support';

withoutTerminal();

const given = [
  'Aarav',
  'Diya',
  'Kabir',
  'Meera',
  'Rohan',
  'Sara',
  'Tenzin',
  'Zoya',
  'Ishaan',
  'Pihu',
];
const family = ['Menon', 'Thapa', "D'Souza", 'Rawat', 'Iyer', 'Negi', 'Das', 'Khan'];
const two = (number: number) => String(number).padStart(2, '0');

/** A register of 400 leavers as offices keep it, with a title above. */
function officeRegister(): string[][] {
  const rows = Array.from({ length: 400 }, (_, index) => {
    const year = 2017 + Math.floor(index / 50);
    return [
      String(index + 1),
      `TC/${year}-${two((year + 1) % 100)}/${String((index % 50) + 1).padStart(3, '0')}`,
      `${year - 9}/${String(index + 101)}`,
      `${given[index % 10]} ${family[index % 8]}`,
      ['X', 'XII Sci', 'VIII-B', 'KG'][index % 4] ?? '',
      `${two((index % 28) + 1)}/03/${year + 1}`,
    ];
  });
  return [
    ['Hill View School: register of transfer certificates'],
    ['S. No.', 'T.C. No.', 'Admn No', 'Name of Student', 'Class Last Studied', 'Date of Issue'],
    ...rows,
  ];
}

const csv = (rows: readonly string[][]) =>
  rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n');

it('imports 400 certificates by the headings of an office, and names doubled numbers', async () => {
  const dir = school();
  const rows = officeRegister();
  // Row 203 has the number of another child, row 301 the same line once more.
  rows[202]![1] = rows[20]![1]!;
  rows[300] = [...rows[299]!];
  rows[350]![5] = '31/02/2024';
  const file = officeFile('TC register.csv', csv(rows));
  const { output } = await importInto(dir, file, '--yes');
  expect(output).toContain('TC register.csv → content/service/register.yaml');
  expect(output).toContain('Not read: "S. No.", "Class Last Studied"');
  expect(linesOf(output, '!').map((line) => line.replace(/^.*csv, /, ''))).toEqual([
    'A21: the number of a certificate is given once, and this one stands at A203 too; correct one of the two',
    'A203: the number of a certificate is given once, and this one stands at A21 too; correct one of the two',
    'A301: the number of a certificate is given once, and this one stands at A300 too; correct one of the two',
    expect.stringMatching(/^F351: there is no such day as 31\/02\/2024;/),
  ]);
  expect(output).toContain('396 added, 0 changed, 0 as before, 0 removed; 4 rows left out');
  const items = parse(read(dir, 'service/register.yaml')) as object[];
  expect(items).toHaveLength(396);
  expect(items[0]).toEqual({
    number: 'TC/2017-18/001',
    name: 'Aarav Menon',
    admission: '2008/101',
    issued: '1 March 2018',
  });
  expect(findDiagnostics({ dir, own: false }).diagnostics).toEqual([]);
  const again = await importInto(dir, file, '--yes');
  expect(again.output).toContain('0 added, 0 changed, 396 as before');
});

it('names one number that is written in two ways, and a day that is still to come', async () => {
  const file = officeFile(
    'leavers.csv',
    'TC No,Name,Date of Issue\nTC/2026/0012,Asha Menon,5/4/2026\ntc-2026-12,Ravi Lal,6/4/2026\nTC/2026/13,Tara Joseph,6/4/2099\n',
  );
  const { output } = await importInto(school(), file, '--to', 'register');
  expect(linesOf(output, '!').map((line) => line.replace(/^.*csv, /, ''))).toEqual([
    'A2: the number of a certificate is given once, and this one stands at A3 too; correct one of the two',
    'A3: the number of a certificate is given once, and this one stands at A2 too; correct one of the two',
    'C4: this day is still to come; correct it',
  ]);
});

const pdf = 'papers/certificates/00112233445566778899.pdf';
const ofKabir = `- { number: TC/2025-26/021, name: Kabir Thapa, admission: DHS/2015/0311, file: ${pdf} }\n`;

it.each([
  ['another child', 'tc 2025-26 21,DHS/2015/0999,Meera Iyer'],
  ['another child without an admission number', 'TC/2025-26/021,,Meera Iyer'],
  ['another admission number', 'TC/2025-26/021,DHS/2015/0999,Kabir Thapa'],
  ['another name beside the admission number', 'TC/2025-26/021,DHS/2015/0311,Meera Iyer'],
])('never writes over the certificate of a child: %s', async (_, row) => {
  const dir = school({ 'service/register.yaml': ofKabir });
  const file = officeFile('leavers.csv', `TC No,Adm. No.,Name,File\n${row},\nTC/9,9,Sara Das,\n`);
  const { output } = await importInto(dir, file, '--yes');
  expect(linesOf(output, '!')).toEqual([
    `! leavers.csv, A2: the number ${row.split(',')[0]} belongs to another child in register.yaml; write what is right there, or another number here; where numbers begin anew each session, write the days on which they were given out`,
  ]);
  expect(linesOf(output, '~')).toEqual([]);
  expect(output).toContain('1 added, 0 changed, 0 as before, 0 removed; 1 row left out');
  expect(read(dir, 'service/register.yaml')).toBe(
    `${ofKabir}- { number: TC/9, name: Sara Das, admission: '9' }\n`,
  );
  // Told again, not taken for what was edited by hand.
  expect(linesOf((await importInto(dir, file)).output, '!')).toHaveLength(1);
});

it.each([
  ['TC/2025-26/021,dhs 2015 311,Kabir Thappa', { name: 'Kabir Thappa' }],
  ['TC/2025-26/021,,KABIR THAPA', { name: 'KABIR THAPA' }],
])('corrects the spelling of a child of the register: %s', async (row, item) => {
  const dir = school({ 'service/register.yaml': ofKabir });
  const file = officeFile('leavers.csv', `TC No,Adm. No.,Name\n${row}\n`);
  const { output } = await importInto(dir, file, '--yes');
  expect(linesOf(output, '~')).toHaveLength(1);
  expect(parse(read(dir, 'service/register.yaml'))).toEqual([
    expect.objectContaining({ ...item, file: pdf }),
  ]);
});

it('names both rows of a number, and takes neither, where one of them has another fault', async () => {
  const dir = school({ 'service/register.yaml': '[]\n' });
  const table =
    'TC No,Name,File\nTC/2025-26/023,Meera Iyer,missing.pdf\nTC-2025-26-23,Sara Das,\nTC/9,Zoya Khan,\n';
  const file = officeFile('leavers.csv', table);
  const { output } = await importInto(dir, file, '--yes');
  const once = 'the number of a certificate is given once, and this one stands at';
  expect(linesOf(output, '!').map((line) => line.replace(/^.*csv, /, ''))).toEqual([
    `A2: ${once} A3 too; correct one of the two`,
    expect.stringMatching(/^C2: there is no file missing.pdf/),
    `A3: ${once} A2 too; correct one of the two`,
  ]);
  expect(output).toContain('1 added, 0 changed, 0 as before, 0 removed; 2 rows left out');
  expect(read(dir, 'service/register.yaml')).toBe('- { number: TC/9, name: Zoya Khan }\n');
});

it('keeps register and certificates in the private folder, under names that tell nothing', async () => {
  const dir = school();
  const apart = join(dirname(dir), 'private');
  mkdirSync(apart);
  writeFileSync(join(apart, 'register.yaml'), '[]\n');
  writeFileSync(join(apart, 'withdrawn.yaml'), 'withdrawn:\n  - name: Kabir Shah\n');
  const table =
    'TC No,Name,Adm. No.,Issued on,File\n4,Asha Menon,17,2.4.26,asha menon.pdf\n5,Kabir Shah,18,,\n';
  const file = officeFile('leavers.csv', table);
  smallPdf(join(dirname(file), 'asha menon.pdf'));
  const env = { CONTENT_DIR: dir, PRIVATE_DIR: apart };
  const { output, errorOutput } = await runHere(['import', file, '--to', 'register', '--yes'], env);
  expect(errorOutput).toBe('');
  expect(output).toContain('→ private/register.yaml');
  expect(linesOf(output, '!')).toEqual([
    expect.stringContaining('A3: names a child who is withdrawn'),
  ]);
  const [item] = parse(read(apart, 'register.yaml')) as { file: string }[];
  expect(item).toMatchObject({ number: '4', name: 'Asha Menon', issued: '2 April 2026' });
  expect(item?.file).toMatch(/^papers\/certificates\/[\da-f]{20}\.pdf$/);
  expect(readdirSync(join(apart, 'papers/certificates'))).toEqual([item?.file.split('/').at(-1)]);
});

it.each([
  [
    '- { name: Asha Menon, number: TC/1 }\n- { name: Ravi Shah, number: tc / 1 }\n',
    2,
    'the number of a certificate is given once, and this one stands in line 1 too; where numbers begin anew each session, write the days on which they were given out',
  ],
  [
    "- { name: Asha Menon, number: '17', issued: 2 April 2025 }\n- { name: Ravi Shah, number: '17', issued: 31 March 2026 }\n",
    2,
    'the number of a certificate is given once, and this one stands in line 1 too; where numbers begin anew each session, write the days on which they were given out',
  ],
  ['- { name: Nobody }\n', 1, 'write the admission number, or the number of the certificate'],
])('tells what was written wrong by hand: %s', (text, line, message) => {
  const dir = school({ 'service/register.yaml': text });
  const found = findDiagnostics({ dir, own: false }).diagnostics;
  expect(found.map((one) => [one.line, one.message])).toEqual([[line, message]]);
});

it('holds one number of two sessions, and adds that of the next one to a register without an admission number', async () => {
  const dir = school({
    'service/register.yaml': "- { number: '17', name: Kabir Thapa, issued: 14 March 2025 }\n",
  });
  const table = 'TC No,Name,Date of Issue\n17,Meera Iyer,2/4/2025\n18,Sara Das,3/4/2025\n';
  const file = officeFile('leavers.csv', table);
  const { output } = await importInto(dir, file, '--yes');
  expect(linesOf(output, '!')).toEqual([]);
  expect(output).toContain('2 added, 0 changed');
  const { diagnostics } = findDiagnostics({ dir, own: false });
  expect(diagnostics).toEqual([]);
  expect((await importInto(dir, file, '--yes')).output).toContain('There is nothing to write.');
});

it.each([
  ['fills in a day that was not written before', ''],
  ['corrects a day of another session', ', issued: 2 April 2024'],
])('%s', async (_, issued) => {
  const dir = school({
    'service/register.yaml': `- { number: '17', name: Kabir Thapa${issued} }\n`,
  });
  const file = officeFile('leavers.csv', 'TC No,Name,Date of Issue\n17,Kabir Thapa,2/4/2025\n');
  const { output } = await importInto(dir, file, '--yes');
  expect(output).toContain('0 added, 1 changed');
});
