/** @jest-environment node */
import { blockRegistry } from '../../../src/blocks/schemas';
import { loadContent } from '../../../src/content/load';
import { calendarOf, makeCalendar } from '../../papers/calendar';
import { makeCertificate } from '../../papers/certificate';
import { makeLetter } from '../../papers/letter';
import { readSchool } from '../../papers/letterhead';
import { resultSheets } from '../../papers/results';
import { inProject } from '../../project';
import { structureOf, untaggedTexts } from './support/pdf-structure';

// Reading all the content takes seconds on a busy machine.
jest.setTimeout(60_000);

const school = readSchool(inProject('content/site.yaml'));
const pages = () =>
  loadContent({ contentDir: inProject('content'), blocks: blockRegistry }).content?.pages ?? [];

it('reads the calendar out as a heading and a table for every month', async () => {
  const bytes = await makeCalendar(calendarOf(pages()), school);
  const lines = await structureOf(bytes);
  expect(lines[0]).toBe('Document');
  expect(lines.filter((line) => line.startsWith('  H1'))).toEqual([
    '  H1 School calendar 2025-2026',
  ]);
  expect(lines.filter((line) => line.startsWith('  H2'))).toHaveLength(12);
  const from = lines.indexOf('  H2 April 2025');
  expect(lines.slice(from, from + 11)).toEqual([
    '  H2 April 2025',
    '  Table',
    '    TR',
    '      TH Column Date',
    '      TH Column Day',
    '      TH Column Event',
    '      TH Column What it is',
    '    TR',
    '      TD 1 Apr',
    '      TD Tuesday',
    '      TD Teachers return; planning day',
  ]);
  expect(lines.join('\n')).not.toContain('(lost)');
  expect(await untaggedTexts(bytes)).toEqual([]);
});

it.each(resultSheets().map((sheet) => [sheet.file, sheet] as const))(
  'reads the results of %s out in order',
  async (_, sheet) => {
    const bytes = await makeLetter(sheet, school);
    const lines = await structureOf(bytes);
    expect(lines).toContain(`  H1 ${sheet.title}`);
    const tables = sheet.body.filter((part) => typeof part === 'object' && 'table' in part);
    expect(tables.length).toBeGreaterThan(0);
    expect(lines.filter((line) => line === '  Table')).toHaveLength(tables.length);
    expect(lines.join('\n')).not.toContain('(lost)');
    expect(await untaggedTexts(bytes)).toEqual([]);
  },
);

it('reads lists out as lists, and words of two lines apart', async () => {
  const letter = {
    file: 'x',
    title: 'A letter',
    to: 'All',
    from: 'The office',
    body: [`${'word '.repeat(40)}end`, { list: ['One', 'Two'] }],
  };
  const lines = await structureOf(await makeLetter(letter, school));
  expect(lines).toContain(`  P ${'word '.repeat(40)}end`);
  const from = lines.indexOf('  L');
  expect(lines.slice(from, from + 5)).toEqual([
    '  L',
    '    LI',
    '      LBody One',
    '    LI',
    '      LBody Two',
  ]);
});

it('reads a certificate out line by line', async () => {
  const pupil = { name: 'Kabir Thapa', admission: 'DHS/2012/0226' };
  const bytes = await makeCertificate(pupil, school);
  const lines = await structureOf(bytes);
  const from = lines.indexOf('  Table');
  expect(lines.slice(from, from + 4)).toEqual([
    '  Table',
    '    TR',
    '      TH Row Admission No.',
    '      TD DHS/2012/0226',
  ]);
  expect(await untaggedTexts(bytes)).toEqual([]);
});
