/** @jest-environment node */
import { copyFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { formatLongDay } from '../../../src/lib/dates/format';
import { addDays, today } from '../../../src/lib/dates/plain-date';
import { newFolder, smallPdf } from '../support/copied-content';
import { importInto, linesOf, read, school, withoutTerminal } from './support';

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
