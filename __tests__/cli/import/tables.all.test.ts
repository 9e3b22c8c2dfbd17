/** @jest-environment node */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { findDiagnostics } from '../../../src/cli/content-check/find-diagnostics';
import { namesIn, samplePicture, smallPdf } from '../support/copied-content';
import { staffPage } from './staff-page';
import { fixture, importInto, linesOf, officeFile, read, school, withoutTerminal } from './support';

withoutTerminal();

const faults = (dir: string) => findDiagnostics({ dir, own: false }).diagnostics;

it('asks for headings where the first row is one of the table', async () => {
  const pupils = officeFile('pupils.csv', 'Asha Menon,V,5 April\nOm Lal,VI,06/05/2014\n');
  const { errorOutput } = await importInto(school(), pupils, '--to', 'birthdays');
  expect(errorOutput).toContain(
    'No row names the columns; write one above A1, with a name for each: name, birthday',
  );
});

it.each([
  ['April', '2025-2026'],
  ['January', '2025'],
])('says how a session that begins in %s is written', async (sessionFrom, session) => {
  const dir = school();
  const site = read(dir, 'site.yaml').replace(/^sessionFrom:.*\n/m, '');
  writeFileSync(join(dir, 'site.yaml'), `${site}\nsessionFrom: ${sessionFrom}\n`);
  const results = officeFile('results.csv', 'Name,Class,Percentage\nAsha Menon,X,98.5\n');
  const { errorOutput } = await importInto(dir, results);
  expect(errorOutput).toContain(`or for all rows --set session=${session}\n`);
});

it('takes a table with a column for each wing, one after the other', async () => {
  const dir = school({ 'service/calendar.yaml': '[]\n' });
  const wings = officeFile(
    'wings.csv',
    'Date,Primary,Senior\n12 April 2026,Holiday,Holiday\n14 April 2026,Fair,Examination\n',
  );
  const to = (...more: string[]) =>
    importInto(dir, wings, '--to', 'calendar', '--no-page', '--yes', ...more);
  expect((await to()).errorOutput).toContain(
    'Where several hold it, such as one for each wing, import the file once for each.',
  );
  for (const wing of ['Primary', 'Senior']) await to('--columns', `title=${wing}`);
  expect(read(dir, 'service/calendar.yaml').match(/(?<=title: )[^,]*/g)).toEqual([
    'Holiday',
    'Fair',
    'Examination',
  ]);
});

it('imports 300 birthdays, names ten faults at their cells, and takes the corrected rows in again', async () => {
  const dir = school({ 'service/birthdays.csv': 'Name,Class,Birthday\n' });
  const shown = await importInto(dir, fixture('birthdays-300.csv'));
  expect(linesOf(shown.output, '!').map((line) => /, ([A-Z]\d+): /.exec(line)?.[1])).toEqual([
    'D15',
    'D43',
    'B80',
    'D104',
    'B133',
    'D158',
    'D193',
    'D225',
    'A263',
    'D291',
  ]);
  expect(shown.output).toContain('290 added, 0 changed, 0 as before, 0 removed; 10 rows left out');
  expect(shown.output).toContain('Nothing was written. Add --yes to write all of it.');
  expect(read(dir, 'service/birthdays.csv')).toBe('Name,Class,Birthday\n');
  expect((await importInto(dir, fixture('birthdays-300.csv'), '--yes')).status).toBe(1);
  expect(read(dir, 'service/birthdays.csv').split('\n')).toHaveLength(292);
  // The same rows, as Excel keeps them.
  const again = await importInto(dir, fixture('birthdays-300.xlsx'));
  expect(again.output).toContain('0 added, 0 changed, 290 as before');
  const corrected = officeFile(
    'birthdays.csv',
    read('.', '__tests__/fixtures/import/birthdays-300.csv').replace('31/02/2014', '28/02/2014'),
  );
  const last = await importInto(dir, corrected, '--yes');
  expect(last.output).toContain('1 added, 0 changed, 290 as before, 0 removed; 9 rows left out');
  expect(faults(dir)).toEqual([]);
});

describe.each(['toppers.xlsx', 'toppers.xls', 'toppers.ods'])(
  '%s, as LibreOffice writes it',
  (name) => {
    it('gives results by their formats, with the values of formulas', async () => {
      const dir = school({ 'service/toppers.yaml': '# Kept.\n[]\n' });
      const { output, status } = await importInto(
        dir,
        fixture(name),
        '--set',
        'session=2025-26',
        '--yes',
      );
      expect(status).toBe(1);
      expect(linesOf(output, '!').map((line) => line.split(': ')[0])).toEqual([
        `! ${name}, ISC 2026!C8`,
        `! ${name}, ISC 2026!D10`,
      ]);
      expect(read(dir, 'service/toppers.yaml')).toMatch(/^# Kept\.\n- \{ name: Kavya Menon, /);
      const items = parse(read(dir, 'service/toppers.yaml')) as {
        name: string;
        division: number;
      }[];
      expect(items.map(({ name: pupil, division }) => [pupil, division])).toEqual([
        ['Kavya Menon', 98.5],
        ['अनन्या वर्मा', 97.25],
        ['Rohan Thomas', 97.2],
        ['அருண் குமார்', 96.5],
        ['Sana Siddiqui', 95],
      ]);
    });
  },
);

it('says which options are needed where it is not clear, and remembers what was said', async () => {
  const dir = school();
  const file = officeFile('list.csv', 'Pupil called,Born\nAsha Menon,5 April\n');
  const unclear = await importInto(dir, file);
  expect(unclear.errorOutput).toContain("It isn't clear what the rows are; say so: --to birthdays");
  const lacking = await importInto(dir, file, '--to', 'birthdays');
  expect(lacking.errorOutput).toContain('which column holds the name; say so: --columns name="…"');
  expect(lacking.errorOutput).toContain('Its headings: Pupil called, Born');
  const wrong = await importInto(dir, file, '--to', 'birthdays', '--columns', 'name=Pupil');
  expect(wrong.errorOutput).toContain('There is no column "Pupil"');
  await importInto(dir, file, '--to', 'birthdays', '--columns', 'name=Pupil called', '--yes');
  expect(parse(read(dir, 'imports.yaml'))).toEqual({ birthdays: { name: 'Pupil called' } });
  expect(faults(dir)).toEqual([]);
  const next = await importInto(dir, file, '--to', 'birthdays');
  expect(next.output).toContain('0 added, 0 changed, 1 as before');
});

it.each(['Name,Class,Date', 'Student,Date', 'Name,Class,Month'])(
  'takes no list of people with the headings %s for circulars',
  async (headings) => {
    const file = officeFile('november.csv', `${headings}\nAsha Menon,V,5/4/2014\n`);
    const { output, errorOutput } = await importInto(school(), file);
    expect(errorOutput).toContain("It isn't clear what the rows are; say so: --to birthdays");
    expect(output).not.toContain('Asha');
  },
);

it('takes no grade of a result for a class', async () => {
  const file = officeFile('results.csv', 'Name,Percentage,Grade\nAsha Menon,98.25%,A1\n');
  const set = ['--to', 'toppers', '--set', 'class=XII,session=2025-2026'];
  const { output } = await importInto(school(), file, ...set);
  expect(output).toContain('Not read: "Grade"\n');
  expect(linesOf(output, '+')).toEqual(['+ A2  Asha Menon, XII, 2025-2026, 98.25']);
});

const events = `# Events of this year.
- title: Sports Day
  date: 12 December 2026 # the ground is booked
  venue: Main ground
  description: All houses take part.
  images: [pictures/events/a.webp]
# This one was moved by hand.
- title: Annual Day
  from: 20 December 2026
  until: 21 December 2026
  description: A play in three languages.
- { title: Old event, date: 1 May 2026, description: It is over. }
- { title: Last year, date: 1 May 2025, description: It was. }
`;

it('changes and adds by key, keeps what was written by hand, and removes only when asked', async () => {
  const dir = school({ 'service/events.yaml': events.replace(/^ {2}images.*\n/m, '') });
  const before = read(dir, 'service/events.yaml');
  const file = officeFile(
    'events.csv',
    'Event,Date,Time,Description\nSports Day,19/13/2026,9 am,\nAnnual Day,20/12/2026,,A play in four languages.\nScience Fair,5/1/2027,,Models of class X.\n',
  );
  const kept = await importInto(dir, file, '--yes');
  expect(linesOf(kept.output, '!')[0]).toContain('events.csv, B2: ');
  expect(linesOf(kept.output, '~')).toEqual([
    '~ A3  Annual Day: description A play in three languages. → A play in four languages.',
  ]);
  expect(read(dir, 'service/events.yaml')).toBe(
    `${before.replace('three languages', 'four languages')}- { title: Science Fair, date: 5 January 2027, description: Models of class X. }\n`,
  );
  // A file of December and January says nothing of May; Sports Day stands in it, in a row that can't be read.
  const shown = await importInto(dir, file, '--remove');
  expect(linesOf(shown.output, '-')).toEqual([]);
  expect(shown.output).toContain(
    'Not taken away: 2 of days before and after those of the file; --remove-all takes these away too\n',
  );
  writeFileSync(file, `${readFileSync(file, 'utf8')}Open Day,10/4/2026,,Come and see.\n`);
  const removed = await importInto(dir, file, '--yes', '--remove');
  expect(linesOf(removed.output, '-')).toEqual(['- Old event, 1 May 2026, It is over.']);
  const text = read(dir, 'service/events.yaml');
  expect(text).toContain('# This one was moved by hand.\n- title: Annual Day');
  expect(text).toContain('title: Sports Day');
  expect(text).toContain('Last year');
  expect(text).not.toContain('Old event');
});

it('imports no child who is withdrawn, under whatever spelling, and says so without the name', async () => {
  const dir = school();
  const privacy = parse(read(dir, 'privacy.yaml')) as { withdrawn?: { name: string }[] } | null;
  const name = privacy?.withdrawn?.[0]?.name ?? '';
  expect(name).not.toBe('');
  const file = officeFile(
    'birthdays.csv',
    `Name,Birthday\n${name.toUpperCase()},5 April\nAsha Menon,6 April\n`,
  );
  const { output } = await importInto(dir, file, '--yes');
  expect(linesOf(output, '!')).toEqual([
    '! birthdays.csv, A2: names a child who is withdrawn, or may be (privacy.yaml); not imported',
  ]);
  expect(output.toLowerCase()).not.toContain(name.toLowerCase());
  expect(read(dir, 'service/birthdays.csv').match(new RegExp(name, 'gi'))).toHaveLength(1);
});

it('copies the documents that a table names beside it, and names those that are not there', async () => {
  const dir = school();
  const file = officeFile(
    'circulars.csv',
    'Circular No,Subject,Date,For,File\nGPS/1,Date sheet,9 Nov 2026,All,Date sheet.pdf\nGPS/2,बस मार्ग,10 Nov 2026,,bus.pdf\nGPS/3,बस समय,10 Nov 2026,,none.pdf\n',
  );
  smallPdf(join(file, '../Date sheet.pdf'));
  smallPdf(join(file, '../bus.pdf'));
  const { output } = await importInto(dir, file, '--yes');
  expect(linesOf(output, '!')).toEqual([
    '! circulars.csv, E4: there is no file none.pdf beside the table; put it there, or leave the cell blank',
  ]);
  expect(namesIn(join(dir, 'service/papers/circulars'))).toEqual(
    expect.arrayContaining([
      'date-sheet-gps-1.pdf',
      expect.stringMatching(/^gps-2-[a-z0-9]+\.pdf$/),
    ]),
  );
  expect(faults(dir)).toEqual([]);
});

it('copies photos under names of their own, whatever script pupils are written in', async () => {
  const dir = school();
  const file = officeFile('toppers.csv', 'Name,Class,%,Photo\nआशा,X,98,a.webp\nउषा,X,97,a.webp\n');
  samplePicture(join(file, '../a.webp'));
  await importInto(dir, file, '--set', 'session=2025-2026', '--yes');
  const items = parse(read(dir, 'service/toppers.yaml')) as {
    name: string;
    attachments?: string[];
  }[];
  const photos = items.flatMap(({ attachments = [] }) => attachments);
  expect(new Set(photos).size).toBe(2);
  for (const photo of photos) expect(existsSync(join(dir, 'service', photo))).toBe(true);
});

const page = `path: /Staff
title: Staff
description: The teachers of the school with their subjects, their qualifications and how to reach them by phone.
menu: null
reviewed: 2026-10-12
blocks:
  # In the order of the office.
  - kind: people
    id: teachers
    items:
      - name: Asha Rawat
        role: Head # since 2020
        detail: M.A.
  - kind: table
    id: numbers
    caption: Telephone numbers
    columns: [Name, Designation, Mobile No.]
    rows:
      - [Harpreet Kaur, 'Physical **Education**', '+91 98765 00003']
`;

it('finds the columns of a table of teachers by the headings of the office', async () => {
  const dir = school({ 'pages/staff.yaml': page });
  const list = officeFile(
    'teachers.csv',
    'STAFF LIST,,,\nSl. No.,Name of the Teacher,Subject / Designation,Phone\n1,Mr. Ravi Lal,Physics,9876500004\n',
  );
  const { output } = await importInto(dir, list, '--to', 'pages/staff.yaml#numbers');
  expect(output).toContain(
    'Columns: Name "Name of the Teacher", Designation "Subject / Designation", Mobile No. "Phone"',
  );
  expect(output).toContain('+ A3  Mr. Ravi Lal, Physics, 9876500004');
});

it('takes a class above the headings for a title, and no roll number for a class', async () => {
  const dir = school({ 'service/birthdays.csv': 'Name,Class,Birthday\n' });
  const list = officeFile('x.csv', 'Class X-A,,\nRoll,Name,DOB\n1,Asha Menon,5/4/2011\n');
  const { output } = await importInto(dir, list);
  expect(linesOf(output, '+')).toEqual(['+ A3  Asha Menon, 10 A, 5 April']);
});

it('names columns of a page that nothing fills, and leaves sums and numbers that ring the same', async () => {
  const dir = school({ 'pages/staff.yaml': page });
  const list = officeFile(
    'teachers.csv',
    'S.No.,Name,Mobile\n1,Harpreet Kaur,09876500003\n2,Ravi Lal,9876500004\nTotal,2,\n',
  );
  const { output } = await importInto(dir, list, '--to', 'pages/staff.yaml#numbers');
  expect(output).toContain(
    'Left blank: "Designation"; --columns "Designation=…" says which column of the file holds it\n',
  );
  expect(output).toContain('1 added, 0 changed, 1 as before');
  expect(linesOf(output, '!')).toEqual([
    '! teachers.csv, A4: "Total" is no name; leave the row out',
  ]);
});

it('takes only pupils of the classes away that the list has, and all that are named when told so', async () => {
  const rows = Array.from({ length: 50 }, (_, index) => `Pupil ${index} Lal,5 A,5 April`);
  const others = ['Tara Lal,5 B,6 May', 'Ravi Lal,,7 May', 'Dev Lal,5 A,8 May'];
  const dir = school({
    'service/birthdays.csv': `Name,Class,Birthday\n${[...rows, ...others].join('\n')}\n`,
  });
  const list = officeFile(
    'class-v.csv',
    'Name,Class,DOB\nAsha Menon,V A,5/4/2015\nDev Lal,V A,31/2/2015\n',
  );
  const { output } = await importInto(dir, list);
  expect(linesOf(output, '  not in this file: Pupil')).toHaveLength(20);
  expect(output).toContain('  not in this file: 30 more, which stay as they are\n');
  const removed = await importInto(dir, list, '--remove');
  expect(linesOf(removed.output, '- Pupil')).toHaveLength(50);
  // Dev Lal is there, in a row that can't be read.
  expect(linesOf(removed.output, '-')).toHaveLength(50);
  expect(removed.output).toContain(
    'Not taken away: 2 of classes that the file does not have; --remove-all takes these away too\n',
  );
  const all = await importInto(dir, list, '--remove-all', '--yes');
  expect(linesOf(all.output, '-')).toHaveLength(52);
  expect(read(dir, 'service/birthdays.csv')).toBe(
    'Name,Class,Birthday\nDev Lal,5 A,8 May\nAsha Menon,5 A,5 April\n',
  );
});

it('tells of a pupil who stands twice with different days, and takes both', async () => {
  const list =
    'Name,Class,DOB\nAsha Menon,V A,5/4/2015\nRavi Lal,V A,6/4/2015\nASHA MENON,V A,4/5/2015\n';
  const { output } = await importInto(school(), officeFile('list.csv', list));
  expect(output).toContain(
    'Note: A4: it has the name and class of A2; if that is the same, keep one of the two\n',
  );
  expect(output).toContain('3 added');
});

it('says where teachers go, and what to do where their page is not there', async () => {
  const unclear = await importInto(school(), fixture('staff.xlsx'));
  expect(unclear.errorOutput).toContain(
    'for teachers and any other table, the page that shows them: --to pages/staff.yaml#teachers',
  );
  const none = await importInto(school(), fixture('staff.xlsx'), '--to', 'pages/staff.yaml');
  expect(none.errorOutput).toContain(
    'there is no page content/pages/staff.yaml yet; make it first, with a block of the kind table or people',
  );
});

it('takes the designation and not the subject for it, and says where a row is most likely a heading', async () => {
  const dir = school({
    'pages/staff.yaml': staffPage.replace(
      /kind: people[\s\S]*/,
      'kind: table\n    id: teachers\n    caption: Teachers\n    columns: [Name, Designation]\n    rows: []\n',
    ),
  });
  const file = officeFile(
    'staff.csv',
    'S.No.,Name,Subject,Desig.\n1,Asha Menon,Physics,PGT\n,NON-TEACHING,,\n2,Ravi Lal,,Clerk\n',
  );
  const { output } = await importInto(dir, file, '--to', 'pages/staff.yaml#teachers');
  expect(linesOf(output, '+')).toEqual([
    '+ A2  Asha Menon, PGT',
    '+ A3  NON-TEACHING',
    '+ A4  Ravi Lal, Clerk',
  ]);
  expect(linesOf(output, 'Note')).toEqual([
    'Note: B3: nothing else stands in this row than "NON-TEACHING"; it is taken as a row, so leave it out where it is a heading',
  ]);
});

it('writes the first rows of a table a line each', async () => {
  const dir = school({
    'pages/staff.yaml': staffPage.replace(
      /kind: people[\s\S]*/,
      'kind: table\n    id: teachers\n    caption: Teachers\n    columns: [Name, Designation]\n    rows: []\n    notes: [Of June]\n',
    ),
  });
  const file = officeFile('staff.csv', 'Name,Desig.\nAsha Menon,PGT\nRavi Lal,\n');
  await importInto(dir, file, '--to', 'pages/staff.yaml#teachers', '--yes');
  expect(read(dir, 'pages/staff.yaml')).toContain(
    "    rows:\n      - [Asha Menon, PGT]\n      - [Ravi Lal, '']\n    notes: [Of June]\n",
  );
});

const feePage = (rows: string) =>
  staffPage.replace(
    /kind: people[\s\S]*/,
    `kind: table\n    id: fees\n    caption: Fees\n    columns: [Classes, For the year]\n    rows: ${rows}\n`,
  );

it('writes no rows over a fact that a table shows, and says where they stand', async () => {
  const page = feePage('{ fact: fees.yearly }');
  const dir = school({ 'pages/staff.yaml': page });
  const file = officeFile('fees.csv', 'Classes,For the year\nNursery,"30,000"\n');
  const { errorOutput } = await importInto(dir, file, '--to', 'pages/staff.yaml#fees', '--yes');
  expect(errorOutput).toBe(
    'content/pages/staff.yaml shows the fact "fees.yearly" here, and its rows stand in content/facts/fees.yaml; change them there\n',
  );
  expect(read(dir, 'pages/staff.yaml')).toBe(page);
});

it('takes names of columns of several words', async () => {
  const dir = school({ 'pages/staff.yaml': feePage('[]') });
  const file = officeFile('fees.csv', 'Class,"Tuition, yearly"\nNursery,"30,000"\n');
  const columns = ['--columns', 'Classes=Class,For the year=Tuition, yearly'];
  const { output } = await importInto(dir, file, '--to', 'pages/staff.yaml#fees', ...columns);
  expect(linesOf(output, '+')).toEqual(['+ A2  Nursery, 30,000']);
});

it('fills the people and the tables of a page', async () => {
  const dir = school({ 'pages/staff.yaml': page });
  const both = await importInto(dir, fixture('staff.xlsx'), '--to', 'pages/staff.yaml');
  expect(both.errorOutput).toContain(
    'write --to pages/staff.yaml#teachers or --to pages/staff.yaml#numbers',
  );
  await importInto(dir, fixture('staff.xlsx'), '--to', 'pages/staff.yaml#teachers', '--yes');
  await importInto(dir, fixture('staff.xlsx'), '--to', 'pages/staff.yaml#numbers', '--yes');
  const text = read(dir, 'pages/staff.yaml');
  expect(text).toContain('  # In the order of the office.\n');
  expect(text).toContain('role: Principal # since 2020\n        detail: M.A., B.Ed.\n');
  expect(text).toContain(
    "- [Harpreet Kaur, 'Physical **Education**', '+91 98765 00003']\n      - [Asha Rawat, Principal, +91 98765 00001]",
  );
  expect(faults(dir)).toEqual([]);
});

it('reads days over several cells and several days in one', async () => {
  const dir = school({ 'service/calendar.yaml': '[]\n' });
  await importInto(dir, fixture('calendar.xlsx'), '--to', 'calendar', '--yes');
  expect(read(dir, 'service/calendar.yaml')).toBe(
    [
      '- { title: Independence Day, date: 15 August 2026 }',
      '- { title: Gandhi Jayanti, date: 2 October 2026 }',
      '- { title: Half-yearly examination, date: 12 October 2026, until: 16 October 2026 }',
      '- { title: Teachers’ workshop, date: 30 September 2026, until: 1 October 2026 }',
      '- { title: बाल दिवस, date: 14 November 2026 }',
      '',
    ].join('\n'),
  );
});

it('takes the session of results that the title says, and tells of it', async () => {
  const results = (title: string) =>
    officeFile('results.csv', `${title}\nName,Class,%\nTara Joseph,X,91\n`);
  const { output } = await importInto(school(), results('ICSE RESULT 2025-26'));
  expect(output).toContain('Session of all rows: 2025-2026, as the title says; --set session=');
  expect(linesOf(output, '+')).toEqual(['+ A3  Tara Joseph, X, 2025-2026, 91']);
  const told = await importInto(school(), results('2025-26'), '--set', 'session=2024-2025');
  expect(linesOf(told.output, '+')).toEqual(['+ A3  Tara Joseph, X, 2024-2025, 91']);
  // The year alone may be of two sessions.
  const unclear = await importInto(school(), results('ICSE RESULT 2026'));
  expect(unclear.errorOutput).toContain('which column holds the session of the examination');
});

it('takes days with their hours and places for events, though nothing describes them; bare days for the calendar', async () => {
  const dir = school();
  const events = officeFile('days.csv', 'Date,Event,Time,Venue\n05-12-26,Sports,7:30 am,Stadium\n');
  expect((await importInto(dir, events, '--yes')).output).toContain('service/events.yaml');
  expect(read(dir, 'service/events.yaml')).toContain(
    '- { title: Sports, date: 5 December 2026, time: 7:30 am, venue: Stadium }',
  );
  expect(faults(dir)).toEqual([]);
  const days = officeFile('events.csv', 'Date,Event\n05-12-26,Sports\n');
  expect((await importInto(dir, days)).output).toContain('service/calendar.yaml');
});

it('takes class and session of results from the title of each table, where no column says them', async () => {
  const table = (title: string, name: string) => `${title}\nName,Percentage\n${name},91\n`;
  const both = (first: string, second: string) =>
    officeFile('results.csv', table(first, 'Tara Joseph') + table(second, 'Om Das'));
  const { output } = await importInto(school(), both('ICSE 2024-25', 'TOPPERS OF I.S.C. 2025-26'));
  expect(output).toContain('Class of all rows: XII, as "TOPPERS OF I.S.C. 2025-26" says');
  expect(output).toContain('Session of all rows: 2024-2025 or 2025-2026, as the titles say;');
  expect(linesOf(output, '+')).toEqual([
    '+ A3  Tara Joseph, X, 2024-2025, 91',
    '+ A6  Om Das, XII, 2025-2026, 91',
  ]);
  const told = await importInto(
    school(),
    both('Class X 2025-26', 'Std. XII'),
    ...['--set', 'session=2023-2024'],
  );
  expect(linesOf(told.output, '+')).toEqual([
    '+ A3  Tara Joseph, X, 2023-2024, 91',
    '+ A6  Om Das, XII, 2023-2024, 91',
  ]);
  const half = await importInto(school(), both('ISC 2025-26', 'Others'));
  expect(linesOf(half.output, '+')).toHaveLength(1);
  expect(half.output).toContain('! results.csv, A6: "class" is missing');
  const unclear = await importInto(school(), both('ICSE and ISC 2025-26', 'ISC'));
  expect(unclear.errorOutput).toContain('which column holds the class, X or XII');
});

it.each([
  ['birthdays', 'छात्र का नाम,कक्षा,वर्ग,जन्म तिथि\nआशा,५,अ,०५/०४/२०१४', 'आशा, 5 अ, 5 April'],
  ['toppers', 'नाम,कक्षा,सत्र,प्रतिशत\nआशा,१०,2025-26,९८.२', 'आशा, X, 2025-2026, 98.2'],
  ['calendar', 'दिनांक,अवकाश\n14 जनवरी 2027,मकर संक्रांति', 'मकर संक्रांति, 14 January 2027'],
  [
    'events',
    'दिनांक,कार्यक्रम,समय,स्थान,विवरण\n14/1/2027,मेला,10 बजे,मैदान,सब आएँ।',
    'मेला, 14 January 2027, 10 बजे, मैदान, सब आएँ।',
  ],
])('reads %s below headings in Hindi', async (list, table, row) => {
  const file = officeFile('list.csv', `${table}\n`);
  const { output } = await importInto(school(), file, '--to', list, '--no-page');
  expect(linesOf(output, '+')).toEqual([`+ A2  ${row}`]);
});

it('reads a table in UTF-16 without the mark at its beginning', async () => {
  const table = 'Name\tClass\tDate of Birth\nआशा मेनन\tV A\t5.4.14\n';
  const file = officeFile('birthdays.txt', Buffer.from(table, 'utf16le'));
  expect(linesOf((await importInto(school(), file)).output, '+')).toEqual([
    '+ A2  आशा मेनन, 5 A, 5 April',
  ]);
});

it.each(['windows-1252.csv', 'unicode-text.txt', 'pasted.tsv'])('reads %s', async (name) => {
  const { output } = await importInto(school(), fixture(name));
  expect(linesOf(output, '+')).toEqual([
    '+ A2  Zoë D’Souza, 5 A, 5 April',
    '+ A3  Ravi Lal, 12-A, 5 April',
    '+ A4  Meera "Mini" Nair, KG B, 1 June',
  ]);
});

it('keeps what was edited by hand until the file says something new in that place', async () => {
  const dir = school({ 'service/circulars.yaml': '[]\n' });
  const list = (title: string) =>
    officeFile('list.csv', `Number,Subject,Date\nGPS-1,${title},5/11/2026\nGPS-2,Fees,6/11/2026\n`);
  await importInto(dir, list('Winter unifrom'), '--yes');
  const path = join(dir, 'service/circulars.yaml');
  const edited = read(dir, 'service/circulars.yaml').replace('unifrom', 'uniform for all');
  writeFileSync(path, `# Ours\n${edited}`);
  const same = await importInto(dir, list('Winter unifrom'), '--yes');
  expect(same.output).toContain(
    'A2  kept: title Winter uniform for all, edited by hand (the file has Winter unifrom as before)',
  );
  expect(same.output).toContain('There is nothing to write.');
  const corrected = await importInto(dir, list('Winter uniform'), '--yes');
  expect(linesOf(corrected.output, '~')).toEqual([
    '~ A2  Winter uniform: title Winter uniform for all → Winter uniform (over what was edited by hand)',
  ]);
  expect(read(dir, 'service/circulars.yaml')).toBe(
    '# Ours\n- { title: Winter uniform, number: GPS-1, date: 5 November 2026 }\n- { title: Fees, number: GPS-2, date: 6 November 2026 }\n',
  );
});

it('tells of names of children with figures, brackets or parents, and takes them', async () => {
  const file = officeFile(
    'birthdays.csv',
    'Name,Class,Birthday\n1. Asha Menon,V,5 April\nRohan 2 Rawat,V,6 April\nIqbal Roy7,V,7 April\nSara (Mini) Das,V,8 April\nAnn Ao D/o T. Ao,V,9 April\n',
  );
  const { output } = await importInto(school(), file);
  const words =
    'has a figure, brackets or a parent, and is taken as it stands; correct it, unless the name is right';
  expect(linesOf(output, 'Note')).toEqual([
    `Note: A3: "Rohan 2 Rawat" ${words}`,
    `Note: A4: "Iqbal Roy7" ${words}`,
    `Note: A5: "Sara (Mini) Das" ${words}`,
    `Note: A6: "Ann Ao D/o T. Ao" ${words}`,
  ]);
  expect(linesOf(output, '+')).toHaveLength(5);
});

it('takes all pairs of options that stand several times', async () => {
  const file = officeFile('a.csv', 'Pupil,Born\nAsha Menon,5 April\n');
  const told = ['--columns', 'name=Pupil', '--columns', 'birthday=Born', '--set', 'class=V'];
  const { output } = await importInto(school(), file, '--to', 'birthdays', ...told);
  expect(linesOf(output, '+')).toEqual(['+ A2  Asha Menon, 5, 5 April']);
});

const born = (...rows: string[]) =>
  officeFile('birthdays.csv', ['Name,Class,Birthday', ...rows, ''].join('\n'));

/** A school with two imported birthdays, one of which was edited by hand. */
async function editedBirthdays(from: string, to: string) {
  const dir = school({ 'service/birthdays.yaml': '[]\n' });
  rmSync(join(dir, 'service/birthdays.csv'));
  await importInto(dir, born('Zoë Negi,V A,5 April', 'Ravi Lal,V A,6 April'), '--yes');
  const list = read(dir, 'service/birthdays.yaml');
  expect(list).toContain(from);
  writeFileSync(join(dir, 'service/birthdays.yaml'), list.replace(from, to));
  return dir;
}

it('does not double a child whose name was edited by hand', async () => {
  const dir = await editedBirthdays('Zoë', 'Zoe');
  const file = born('Zoë Negi,V A,5 April', 'Ravi Lal,V A,6 April');
  const { output } = await importInto(dir, file, '--remove', '--yes');
  expect(output).toContain(
    'A2  kept: name Zoe Negi, edited by hand (the file has Zoë Negi as before)',
  );
  expect(output).toContain('There is nothing to write.');
});

it('tells of a child that may be one of the list under another name', async () => {
  const other = await importInto(
    await editedBirthdays('Zoë Negi', 'Meera Iyer'),
    born('Zoë Negi,V A,5 April'),
  );
  expect(linesOf(other.output, 'Note')).toEqual([
    'Note: A2: it was imported before, and the list has it no more; look whether it stands there under another name, or was taken away',
  ]);
  expect(linesOf(other.output, '+')).toEqual(['+ A2  Zoë Negi, 5 A, 5 April']);
  const dir = school({
    'service/birthdays.yaml': '- { name: Asha Menon, class: V A, birthday: 7 May }\n',
  });
  rmSync(join(dir, 'service/birthdays.csv'));
  const file = born('Aasha Menon,5-A,07/05/2015', 'Usha Rao,V A,7 May');
  expect(linesOf((await importInto(dir, file)).output, 'Note')).toEqual([
    'Note: A2: the list has one with the same class and birthday and a name much like it; if that is the same, keep one of the two',
  ]);
});

it('marks a change over what was edited by hand, also of a day that tells the child', async () => {
  const dir = await editedBirthdays('6 April', '8 April');
  const { output } = await importInto(dir, born('Ravi Lal,V A,9 April', 'Zoë Negi,VI A,5 April'));
  expect(linesOf(output, '~')).toEqual([
    '~ A2  Ravi Lal: birthday 8 April → 9 April (over what was edited by hand)',
    '~ A3  Zoë Negi: class 5 A → 6 A',
  ]);
});

it('takes neither of two rows of one child, where one of them has a fault for now', async () => {
  const file = officeFile(
    'toppers.csv',
    'Name,Class,Session,Percent,Photo\nAsha Menon,X,2025-26,97,missing.jpg\nAsha Menon,X,2025-2026,79,\nRavi Lal,X,2025-26,91,\n',
  );
  const { output } = await importInto(school(), file, '--to', 'toppers');
  expect(linesOf(output, '!').map((line) => line.replace(/^.*csv, /, ''))).toEqual([
    'A2: the same as A3; keep one of the two',
    expect.stringMatching(/^E2: there is no file missing.jpg/),
    'A3: the same as A2; keep one of the two',
  ]);
  expect(linesOf(output, '+')).toHaveLength(1);
});
