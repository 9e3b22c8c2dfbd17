/** @jest-environment node */
import { copyFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { formatLongDay } from '../../../src/lib/dates/format';
import { addDays, today } from '../../../src/lib/dates/plain-date';
import { namesIn, newFolder, smallPdf } from '../support/copied-content';
import { importInto, linesOf, officeFile, read, school, withoutTerminal } from './support';

withoutTerminal();

const circularsOf = (dir: string) =>
  (parse(read(dir, 'service/circulars.yaml')) as Record<string, unknown>[]).map(
    ({ title, number }) => [title, number],
  );

it('finds a paper that was renamed, and adds no copy of one', async () => {
  const dir = school({ 'service/circulars.yaml': '[]\n' });
  const folder = newFolder();
  const rename = (from: string, to: string) => renameSync(join(folder, from), join(folder, to));
  for (const name of ['2026-11-16 Anual Day.pdf', '2026-11-17 Bus.pdf', '2026-11-18 Fees.pdf'])
    smallPdf(join(folder, name));
  await importInto(dir, folder, '--yes');
  const path = join(dir, 'service/circulars.yaml');
  writeFileSync(path, read(dir, 'service/circulars.yaml').replace('title: Bus', 'title: Bus 7'));
  rename('2026-11-16 Anual Day.pdf', '2026-11-16 GPS-15 Annual Day.pdf');
  rename('2026-11-17 Bus.pdf', '2026-11-17 Buses.pdf');
  copyFileSync(join(folder, '2026-11-18 Fees.pdf'), join(folder, '2026-11-19 Fee slip.pdf'));
  const { output } = await importInto(dir, folder, '--yes');
  expect(linesOf(output, '~')).toEqual([
    '~ 2026-11-16 GPS-15 Annual Day.pdf  Annual Day: title Anual Day → Annual Day; number nothing → GPS-15',
  ]);
  expect(output).toContain(
    '2026-11-17 Buses.pdf  kept: title Bus 7, edited by hand (the same paper; the file has Buses)',
  );
  expect(linesOf(output, '!')).toEqual([
    `! ${basename(folder)}, 2026-11-19 Fee slip.pdf: the same paper as "2026-11-18 Fees.pdf"; delete one of the two`,
  ]);
  expect(circularsOf(dir)).toEqual([
    ['Annual Day', 'GPS-15'],
    ['Bus 7', undefined],
    ['Fees', undefined],
  ]);
  expect((await importInto(dir, folder, '--yes')).output).toContain('There is nothing to write.');
});

it('says once what a scanner’s name lacks', async () => {
  const folder = newFolder();
  for (const name of ['20261109.pdf', 'CamScanner 11-20-2026 10.15.pdf', 'Circular 5th nov 26.pdf'])
    smallPdf(join(folder, name));
  smallPdf(join(folder, 'scan0001 12-11-2026.pdf'));
  const { output } = await importInto(
    school({ 'service/circulars.yaml': '[]\n' }),
    folder,
    '--yes',
  );
  const nothing = 'in its name tells nothing; call it like "2026-11-09 Date sheet.pdf"';
  expect(linesOf(output, '!')).toEqual([
    `! ${basename(folder)}, 20261109.pdf: a day alone ${nothing}`,
    `! ${basename(folder)}, CamScanner 11-20-2026 10.15.pdf: "CamScanner 10.15" ${nothing}`,
    `! ${basename(folder)}, Circular 5th nov 26.pdf: "Circular" ${nothing}`,
    `! ${basename(folder)}, scan0001 12-11-2026.pdf: "Scan0001" ${nothing}`,
  ]);
});

it('says of everything else in the folder why it is left out, and what to do', async () => {
  const dir = school({ 'service/circulars.yaml': '[]\n' });
  const folder = newFolder();
  for (const name of ['2026-11-16 Bus.pdf', '2026-11-17 Fees.pdf ', 'notice.jpg', 'rules.odt'])
    smallPdf(join(folder, name));
  mkdirSync(join(folder, '2025'));
  const { output } = await importInto(dir, folder, '--to', 'circulars', '--yes');
  expect(linesOf(output, 'Note:')).toEqual([
    'Note: 2025: left out; it is a folder; import it by itself',
    'Note: 2026-11-17 Fees.pdf : left out; blanks stand around its name; call it "2026-11-17 Fees.pdf"',
    'Note: notice.jpg: left out; it is a picture; save it as a PDF',
    'Note: rules.odt: left out; a .odt file is not served; make it a PDF, or take it away from here',
  ]);
  expect(circularsOf(dir)).toEqual([['Bus', undefined]]);
});

it('takes a paper that was corrected under its own name, but for one that was replaced by hand', async () => {
  const dir = school({ 'service/circulars.yaml': '[]\n' });
  const folder = newFolder();
  const paper = (name: string) => join('service/papers/circulars', `${name}.pdf`);
  const rewrite = (path: string, text: string) => writeFileSync(path, `%PDF-1.7 ${text}`);
  for (const name of ['Bus routes', 'Fees', 'Date sheet'])
    smallPdf(join(folder, `2026-11-16 ${name}.pdf`));
  await importInto(dir, folder, '--yes');
  rewrite(join(dir, paper('fees')), 'put there by hand');
  rewrite(join(dir, paper('date-sheet')), 'put there by hand, too');
  rewrite(join(folder, '2026-11-16 Bus routes.pdf'), 'the corrected routes');
  rewrite(join(folder, '2026-11-16 Date sheet.pdf'), 'the corrected dates');
  const { output } = await importInto(dir, folder, '--yes');
  expect(linesOf(output, '~')).toEqual([
    '~ 2026-11-16 Bus routes.pdf  Bus routes: its document papers/circulars/bus-routes.pdf is replaced by 2026-11-16 Bus routes.pdf',
    '~ 2026-11-16 Date sheet.pdf  Date sheet: its document papers/circulars/date-sheet.pdf is replaced by 2026-11-16 Date sheet.pdf (over what was edited by hand)',
  ]);
  expect(output).toContain(
    '2026-11-16 Fees.pdf  kept: attachments papers/circulars/fees.pdf, edited by hand (the file has 2026-11-16 Fees.pdf as before)',
  );
  expect(output).toContain('0 added, 2 changed, 1 as before, 0 removed');
  expect(read(dir, paper('bus-routes'))).toBe('%PDF-1.7 the corrected routes');
  expect(read(dir, paper('fees'))).toBe('%PDF-1.7 put there by hand');
  expect(namesIn(join(dir, 'service/papers/circulars'))).toEqual([
    'bus-routes.pdf',
    'date-sheet.pdf',
    'fees.pdf',
  ]);
  expect((await importInto(dir, folder, '--yes')).output).toContain('There is nothing to write.');
});

it('copies a corrected paper beside one of two circulars, or of another kind, and keeps its name', async () => {
  const dir = school({
    'service/circulars.yaml': `
- { title: Fees, date: 2026-11-16, attachments: [papers/f.pdf] }
- { title: Late fees, date: 2026-11-17, attachments: [papers/f.pdf, papers/g.pdf] }
- { title: Bus, date: 2026-11-18, attachments: [{ file: papers/b.doc, name: All routes }] }
`,
  });
  mkdirSync(join(dir, 'service/papers'), { recursive: true });
  for (const name of ['f.pdf', 'g.pdf']) smallPdf(join(dir, 'service/papers', name));
  writeFileSync(join(dir, 'service/papers/b.doc'), '{\\rtf1 the routes');
  const folder = newFolder();
  for (const name of ['2026-11-17 Late fees.pdf', '2026-11-18 Bus.pdf'])
    smallPdf(join(folder, name));
  const { output } = await importInto(dir, folder, '--yes');
  expect(output).toContain('0 added, 2 changed, 0 as before');
  const all = parse(read(dir, 'service/circulars.yaml')) as Record<string, unknown>[];
  expect(all.map(({ attachments }) => attachments)).toEqual([
    ['papers/f.pdf'],
    ['papers/circulars/late-fees.pdf', 'papers/g.pdf'],
    [{ file: 'papers/circulars/bus.pdf', name: 'All routes' }],
  ]);
});

it('takes a photo that was replaced beside its table, but not over one that was cut by hand', async () => {
  const dir = school();
  const folder = newFolder();
  const table = join(folder, 'toppers.csv');
  const photo = (name: string, background: string, path = folder) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } }).toFile(join(path, name));
  writeFileSync(
    table,
    'Name,Class,Result,Session,Photo\nNila Rao,X,96,2025-2026,nila.png\nIra Sen,X,95,2025-2026,ira.png\n',
  );
  await photo('nila.png', 'navy');
  await photo('ira.png', 'navy');
  await importInto(dir, table, '--yes');
  const people = join(dir, 'service/pictures/people');
  const before = readFileSync(join(people, 'nila-rao-x.png'));
  await photo('ira-sen-x.png', 'red', people);
  await photo('nila.png', 'green');
  const { output } = await importInto(dir, table, '--yes');
  expect(linesOf(output, '~')).toEqual([
    '~ A2  Nila Rao: a portrait pictures/people/nila-rao-x.png is replaced by nila.png',
  ]);
  expect(readFileSync(join(people, 'nila-rao-x.png')).equals(before)).toBe(false);
});

it('tells of a circular whose day is still to come that it is not shown before', async () => {
  const soon = formatLongDay(addDays(today(), 30));
  const folder = newFolder();
  smallPdf(join(folder, `${addDays(today(), 30)} Month end test.pdf`));
  smallPdf(join(folder, `${addDays(today(), -30)} Fees.pdf`));
  const { output } = await importInto(school(), folder);
  expect(linesOf(output, 'Note')).toEqual([
    `Note: ${addDays(today(), 30)} Month end test.pdf: ${soon} is still to come; it is shown from then on`,
  ]);
});

it.each(['Date sheet (Revised)', 'Date sheet (Rev.)', 'Corrigendum to the date sheet'])(
  'puts a circular that corrects one of its number beside it: %s',
  async (title) => {
    const dir = school({
      'service/circulars.yaml': "- { title: Date sheet, number: '14', date: 2026-11-09 }\n",
    });
    const file = officeFile(
      'circulars.csv',
      `Circular No,Subject,Date\n14,Date sheet,9/11/2026\n14,${title},12/11/2026\n`,
    );
    const { output } = await importInto(dir, file, '--yes');
    expect(linesOf(output, '!')).toEqual([]);
    expect(circularsOf(dir)).toEqual([
      ['Date sheet', '14'],
      [title, '14'],
    ]);
    expect((await importInto(dir, file, '--yes')).output).toContain('There is nothing to write.');
  },
);

it('counts circulars anew with the session of a school whose years begin in January', async () => {
  const dir = school({
    'service/circulars.yaml': "- { title: Fees, date: 2025-05-12, number: '5' }\n",
  });
  const site = read(dir, 'site.yaml').replace(/sessionFrom: .*\n/, '');
  writeFileSync(join(dir, 'site.yaml'), `${site}sessionFrom: January\n`);
  const file = officeFile('circulars.csv', 'Circular No,Subject,Date\n5,Fees,20/1/2026\n');
  const { output } = await importInto(dir, file, '--yes');
  expect(output).toContain('1 added, 0 changed');
  expect(circularsOf(dir)).toEqual([
    ['Fees', '5'],
    ['Fees', '5'],
  ]);
});
