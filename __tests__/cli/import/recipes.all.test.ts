/** @jest-environment node */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { findDiagnostics } from '../../../src/cli/content-check/find-diagnostics';
import { runHere } from '../../support/run-here';
import { newFolder, samplePicture, smallPdf } from '../support/copied-content';
import { fixture, read, school, withoutTerminal } from './support';

withoutTerminal();

const guide = readFileSync('docs/editors/import.md', 'utf8');

/** The words of a line as a shell gives them to a program. */
const wordsOf = (line: string) =>
  [...line.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(([word]) => word.replaceAll('"', ''));

/** The page of teachers as the guide writes it, in a group that the menu of this school has. */
const staffPage = (/^ *```yaml\n( *path: [^`]*)```/m.exec(guide)?.[1] ?? '')
  .replace(/^ {3}/gm, '')
  .replace('menu: About', 'menu: The school');

/** What was copied out of a spreadsheet, as a terminal hands it over when it is pasted. */
function paste(text: Buffer): () => void {
  const usual = process.stdin;
  const value = Object.assign(Readable.from([text]), { isTTY: false });
  Object.defineProperty(process, 'stdin', { value, configurable: true });
  return () => Object.defineProperty(process, 'stdin', { value: usual, configurable: true });
}

/** The files that the recipes name, as an office would have them. */
function office(): string {
  const folder = newFolder();
  const files = [
    'toppers.xlsx',
    'calendar.xlsx',
    'phone.ics',
    'staff.xlsx',
    'hostel.docx',
    'wordpress.xml',
  ];
  for (const name of files) copyFileSync(fixture(name), join(folder, name));
  copyFileSync(fixture('birthdays-300.xlsx'), join(folder, 'birthdays.xlsx'));
  writeFileSync(
    join(folder, 'leavers.csv'),
    'T.C. No.,Admn No,Name of Student,Class Last Studied,Date of Issue\n17,2011/4,Asha Menon,X,12/03/2025\n',
  );
  mkdirSync(join(folder, 'Circulars'));
  smallPdf(join(folder, 'Circulars/2026-11-09 GPS-114 Date sheet.pdf'));
  mkdirSync(join(folder, 'Republic Day'));
  samplePicture(join(folder, 'Republic Day/1.webp'));
  return folder;
}

it('has recipes that can be followed word by word', async () => {
  const dir = school({
    'service/birthdays.csv': 'Name,Class,Birthday\n',
    'pages/staff.yaml': staffPage,
  });
  const env = { INIT_CWD: office(), CONTENT_DIR: dir };
  const lines = [...guide.matchAll(/^ *npx school (import .*)$/gm)].map(([, line = '']) => line);
  const written: string[] = [];
  for (const line of lines) {
    const run = async (...more: string[]) => {
      const end = line.startsWith('import - ')
        ? paste(readFileSync(fixture('pasted.tsv')))
        : () => undefined;
      return runHere([...wordsOf(line), ...more], env).finally(end);
    };
    const shown = await run();
    expect([line, shown.errorOutput]).toEqual([line, '']);
    expect(shown.output).toContain('Nothing was written. Add --yes to write all of it.');
    const accepted = await run('--yes');
    expect([line, accepted.errorOutput]).toEqual([line, '']);
    written.push(...(accepted.output.match(/(?<=^written {2}).*$/gm) ?? []));
  }
  expect(lines.length).toBeGreaterThan(9);
  const named = written.map((file) => file.replace(/^content\//, ''));
  expect(named).toEqual(
    expect.arrayContaining([
      'service/birthdays.csv',
      'service/toppers.yaml',
      'service/calendar.yaml',
      'service/register.yaml',
      'pages/staff.yaml',
      'service/circulars.yaml',
      'service/albums.yaml',
      'pages/hostel-life.md',
      'service/messages.yaml',
      'service/news.yaml',
      'navigation.yaml',
    ]),
  );
  expect(read(dir, 'service/birthdays.csv')).toContain('Zoë D’Souza,5 A,5 April\n');
  expect(read(dir, 'pages/staff.yaml')).toContain('[Asha Rawat, Principal, ');
  expect(findDiagnostics({ dir, own: false }).diagnostics).toEqual([]);
}, 120_000);
