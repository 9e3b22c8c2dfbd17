/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CellObject, utils, type WorkBook, type WorkSheet, write } from '@e965/xlsx';
import { parse } from 'yaml';
import { fixture, importInto, linesOf, officeFile, read, school, withoutTerminal } from './support';

withoutTerminal();

/** The cells and reasons of what was not read. */
const unread = (output: string) => linesOf(output, '!').map((line) => line.slice(2));

it('reads two tables of a sheet below each other, whatever the order of their columns, and names all else', async () => {
  const dir = school({ 'service/toppers.yaml': '[]\n' });
  const { output } = await importInto(dir, fixture('results.xlsx'), '--yes');
  expect(output).toContain('Note: read too: 1 hidden row, the first is 7\n');
  expect(linesOf(output, 'Not read')).toEqual([
    'Not read: "S.No."',
    'Not read: "ICSE"',
    'Not read: "Remarks"',
  ]);
  expect(unread(output)).toEqual([
    'results.xlsx, Result 2026!B8: "Average" is no name; leave the row out',
    'results.xlsx, Result 2026!C13: "absent" is no result in per cent; write it like 98.5, 98.5% or 496/500',
    'results.xlsx, Result 2026!A14: nothing else stands in this row; fill it in, or leave it out',
  ]);
  expect(parse(read(dir, 'service/toppers.yaml'))).toEqual(
    [
      ['कविता शर्मा', 'XII', 98.2, 'Science'],
      ['അനിത മേനോൻ', 'XII', 99.2, 'Science'],
      ['Dev Rao', 'XII', 98.2, 'Commerce'],
      ['Hidden Pupil', 'XII', 91],
      ['Asha Menon', 'X', 98.2],
    ].map(([name, of, division, stream]) => ({
      name,
      class: of,
      session: '2025-2026',
      division,
      ...(stream && { stream }),
    })),
  );
});

it('says where a second table stands beside the first one', async () => {
  const heads = 'Name,Class,Birthday';
  const file = officeFile(
    'birthdays.csv',
    `${heads},,${heads}\nAsha Menon,V,5 April,,Ravi Lal,VI,6 May\n`,
  );
  const { errorOutput } = await importInto(school(), file);
  expect(errorOutput).toContain(
    'Two tables stand side by side, the second one from E1. Put it below the first one, or into a sheet of its own.',
  );
});

it('reads the sheets of a workbook one after the other, when told so', async () => {
  const file = fixture('birthdays-classes.xlsx');
  const unclear = await importInto(school(), file);
  expect(unclear.errorOutput).toContain('Say which one: --sheet "V A", or --sheet all');
  const { output } = await importInto(school(), file, '--sheet', 'all');
  expect(output).toContain('Note: the sheet "Notes" is not read\n');
  expect(linesOf(output, '+')).toEqual([
    '+ V A!A2  Asha Menon, 5 A, 5 April',
    '+ V B!A2  Ravi Lal, 5 B, 5 May',
  ]);
});

it('names a row of sums once, and says to leave it out', async () => {
  const file = officeFile(
    'birthdays.csv',
    'S.No,Name,Class,DOB\n1,Asha Menon,V,5 April\nTotal Students,1,,\n',
  );
  expect(unread((await importInto(school(), file)).output)).toEqual([
    'birthdays.csv, A3: "Total Students" is no name; leave the row out',
  ]);
});

it('takes a class that the school has not, and tells of it once', async () => {
  const file = officeFile(
    'birthdays.csv',
    'Name,Class,Birthday\nAsha Menon,Q,5 April\nRavi Lal,Q,6 May\nTara Joseph,12345,7 May\n12345,V,7 May\n',
  );
  const { output } = await importInto(school(), file);
  expect(linesOf(output, 'Note').map((line) => line.split(' (')[0])).toEqual([
    'Note: B2: the school has no class "Q"',
    'Note: B4: the school has no class "12345"',
  ]);
  expect(unread(output)).toEqual(['birthdays.csv, A5: "12345" is no name; write the name again']);
});

it('tells of a topper of a class that the school has not', async () => {
  const file = officeFile('results.csv', 'Name,Class,Result\nIra Sen,XII Sci,91\n');
  const { output } = await importInto(school(), file, '--set', 'session=2025-2026');
  expect(linesOf(output, 'Note').map((line) => line.split(' (')[0])).toEqual([
    'Note: B2: the school has no class "XII"',
  ]);
});

it('takes no sum below a list for a pupil', async () => {
  const rows = ['Total', 'Class average:', 'Grand Total', 'Total students', 'औसत'].map(
    (name) => `${name},X,91`,
  );
  const file = officeFile(
    'results.csv',
    `Name,Class,Percentage\nTotal Das,X,92\n${rows.join('\n')}\n`,
  );
  const { output } = await importInto(
    school(),
    file,
    '--to',
    'toppers',
    '--set',
    'session=2025-2026',
  );
  expect(linesOf(output, '+')).toEqual(['+ A2  Total Das, X, 2025-2026, 92']);
  expect(unread(output)[0]).toBe('results.csv, A3: "Total" is no name; leave the row out');
  expect(unread(output)).toHaveLength(rows.length);
});

it('tells of notes at cells, which are not read, and of a sheet that macros hid', async () => {
  const sheet = utils.aoa_to_sheet([
    ['Name', 'Class', 'Birthday'],
    ['Asha Menon', 'V', '5 April'],
  ]);
  (sheet.C2 as CellObject).c = [{ a: 'Office', t: 'Left in March' }];
  const book = utils.book_new(sheet, 'V');
  book.Workbook = { Sheets: [{ Hidden: 2 }] };
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  const { output } = await importInto(school(), officeFile('birthdays.xlsx', bytes));
  expect(output).toContain('Note: not read: the notes of 1 cell, the first at C2\n');
  expect(output).toContain('the sheet is hidden\n');
  expect(linesOf(output, '+')).toEqual(['+ V!A2  Asha Menon, 5, 5 April']);
});

it('tells circulars apart that have one number in two sessions', async () => {
  const before = '- { title: Winter timings, number: Circular 12, date: 1 November 2025 }\n';
  const dir = school({ 'service/circulars.yaml': before });
  const file = officeFile(
    'circulars.csv',
    'Circular No,Date,Subject\nCircular 12,2/11/2026,Date sheet\nCircular 12,3/11/2026,Fees\n13,4/11/2026,Sports\n',
  );
  const { output } = await importInto(dir, file, '--yes');
  expect(unread(output)).toEqual([
    'circulars.csv, A2: a number, or a title on its day, names one circular of a session, and this one stands at A3 too; correct one of the two',
    'circulars.csv, A3: a number, or a title on its day, names one circular of a session, and this one stands at A2 too; correct one of the two',
  ]);
  expect(read(dir, 'service/circulars.yaml')).toBe(
    `${before}- { title: Sports, number: '13', date: 4 November 2026 }\n`,
  );
});

it('says that pupils stand in a second list, which stays as it is', async () => {
  const dir = school({
    'service/birthdays.csv': 'Name,Class,Birthday\nOm Lal,V,1 May\n',
    'service/birthdays.yaml': '[]\n',
  });
  const file = officeFile('pupils.csv', 'Name,Class,Birthday\nAsha Menon,V,5 April\n');
  const { output } = await importInto(dir, file, '--to', 'birthdays', '--yes');
  expect(output).toContain(
    'Note: content/service/birthdays.csv has pupils too, and stays as it is',
  );
  expect(read(dir, 'service/birthdays.csv')).toContain('Om Lal');
});

it('says what to do where the file of remembered columns is broken', async () => {
  const dir = school({ 'imports.yaml': 'birthdays: { name: [\n' });
  const file = officeFile('birthdays.csv', 'Name,Birthday\nAsha Menon,5 April\n');
  const { errorOutput } = await importInto(dir, file, '--yes');
  expect(errorOutput).toContain('content/imports.yaml can’t be read; correct it, or delete it');
  expect(read(dir, 'imports.yaml')).toBe('birthdays: { name: [\n');
});

it('takes "Std. X" and "X" for one class', async () => {
  const before =
    '- { name: Asha Menon, class: Std. X, birthday: 5 April }\n- { name: Ravi Lal, class: 9-B, birthday: 6 May }\n';
  const dir = school({ 'service/birthdays.yaml': before });
  const file = officeFile(
    'birthdays.csv',
    'Name,Class,DOB\nAsha Menon,X,5 April\nRavi Lal,Class IX B,6 May\nTara Joseph,Std X,7 May\n',
  );
  const { output } = await importInto(dir, file, '--yes', '--remove');
  expect(output).toContain('1 added, 0 changed, 2 as before, 0 removed');
  expect(read(dir, 'service/birthdays.yaml').startsWith(before)).toBe(true);
});

it('takes an error of a formula for no word where it was saved as a text', async () => {
  const file = officeFile('birthdays.csv', 'Name,Class,DOB\n#N/A,V,5/4/2015\nAsha,#REF!,Err:510\n');
  const { output } = await importInto(school(), file);
  expect(unread(output)).toEqual([
    'birthdays.csv, A2: its formula has an error (#N/A)',
    'birthdays.csv, B3: its formula has an error (#REF!)',
    'birthdays.csv, C3: its formula has an error (Err:510)',
  ]);
});

it('says of a line with an open quote what is wrong with it, whatever its first column is', async () => {
  const file = officeFile(
    'birthdays.csv',
    'No,Name,Class,DOB\n1,Asha Menon,V,5/4/2015\n2,"Ravi Lal,V,6/4/2015\n3,Tara Joseph,V,7/4/2015\n',
  );
  const { output } = await importInto(school(), file);
  expect(unread(output)).toEqual([
    'birthdays.csv, A3: this quote is not closed where the cell ends; leave it out, or put "…" around the whole cell',
  ]);
  expect(linesOf(output, '+')).toHaveLength(2);
});

it('tells of rows without a class, where a list has it once for all below', async () => {
  const file = officeFile(
    'birthdays.csv',
    'Class,Name,DOB\nV A,Asha Menon,5/4/2015\n,Ravi Lal,6/4/2015\n,Tara Joseph,7/4/2015\n',
  );
  const { output } = await importInto(school(), file);
  expect(linesOf(output, 'Note')).toEqual([
    'Note: A3: rows without a class are taken without one; where that of the row above is meant, fill it in',
  ]);
});

it('names what stands between two tables, and cells below no heading', async () => {
  const file = officeFile(
    'birthdays.csv',
    'Name,Class,DOB\nRavi,V,5/4/2015,extra\nOm;VII;7/4/2015\n\nHill School,,\nName,Class,DOB\nZoya,VIII,8/4/2015\n',
  );
  const { output } = await importInto(school(), file);
  expect(linesOf(output, 'Not read')).toEqual([
    'Not read: 1 cell below no heading, the first at D2',
    'Not read: "Om;VII;7/4/2015", "Hill School"',
  ]);
});

it('takes the class of all rows from the title above them or from the name of the sheet', async () => {
  const file = officeFile(
    'birthdays.csv',
    'Hill School,,\n"Class teacher: Ms. Roy, Class - V A",,\nName,DOB\nAsha Menon,5/4/2015\nClass : V - B\nName,DOB\nRavi Lal,6/4/2015\nClasses V to VIII\nName,DOB\nTara Joseph,7/4/2015\n',
  );
  const { output } = await importInto(school(), file);
  expect(linesOf(output, '+')).toEqual([
    '+ A4  Asha Menon, 5 A, 5 April',
    '+ A7  Ravi Lal, 5 B, 6 April',
    '+ A10  Tara Joseph, 7 April',
  ]);
  expect(linesOf(output, 'Not read')).toEqual(['Not read: "Classes V to VIII"']);
  expect(output).toContain('Class of all rows: 5 B, as "Class : V - B" says\n');
  expect(linesOf(output, 'Note')).toEqual([
    'Note: no column says the class, and the rows are taken without one; --set class=… gives it',
  ]);
});

it('puts the section of a column behind the class of all rows', async () => {
  const file = officeFile('birthdays.csv', 'Name,Sec,DOB\nAsha,A,5/4/2015\nRavi,,6/4/2015\n');
  const { output } = await importInto(school(), file, '--set', 'class=V');
  expect(linesOf(output, '+')).toEqual(['+ A2  Asha, 5 A, 5 April', '+ A3  Ravi, 5, 6 April']);
});

it('reads days whose month stands in a column of its own, or above them', async () => {
  const calendar = (text: string) =>
    importInto(
      school({ 'service/calendar.yaml': '[]\n' }),
      officeFile('holidays.csv', text),
      '--no-page',
    );
  const columns = await calendar(
    'Holidays 2027,,,\nS.No,Month,Date,Day,Occasion\n1,January,1,Friday,New Year\n2,,26,Tuesday,Republic Day\n' +
      '3,3,"22 & 23",Mon-Tue,Holi\n4,Oct,29/11/2027,Friday,Diwali\n',
  );
  expect(linesOf(columns.output, '+')).toEqual([
    '+ A3  New Year, 1 January 2027',
    '+ A4  Republic Day, 26 January 2027',
    '+ A5  Holi, 22 March 2027, 23 March 2027',
    // A whole day says more than the column beside it.
    '+ A6  Diwali, 29 November 2027',
  ]);
  const above = await calendar(
    'Date,Day,Occasion\nJANUARY 2027,,\n1,Friday,New Year\nFEB 2027,,\n15th,Monday,Basant Panchami\n',
  );
  expect(linesOf(above.output, '+')).toEqual([
    '+ A3  New Year, 1 January 2027',
    '+ A5  Basant Panchami, 15 February 2027',
  ]);
  const into = await calendar(
    'Calendar 2026-27,,\nMonth,Date,Activity\nMay,2 (Sat),Investiture\n,18 to 30 June,Summer vacation\n,"9, 16",Class\n',
  );
  expect(linesOf(into.output, '+')).toEqual([
    '+ A3  Investiture, 2 May 2026',
    '+ A4  Summer vacation, 18 May 2026, 30 June 2026',
  ]);
  expect(into.output).toContain('names days that do not follow each other');
  const years = await calendar(
    'Festival,Date,Month,Year\nDiwali,29,Oct,2027\nChristmas,25,12,27\n',
  );
  expect(linesOf(years.output, '+')).toEqual([
    '+ A2  Diwali, 29 October 2027',
    '+ A3  Christmas, 25 December 2027',
  ]);
});

it('reads days with the month first where their heading says so', async () => {
  const file = officeFile(
    'birthdays.csv',
    'Name,Class,DOB (MM/DD/YYYY)\nAsha Menon,V,04/25/2015\nRavi Lal,V,05/06/2015\n',
  );
  const { output } = await importInto(school(), file);
  expect(linesOf(output, '+')).toEqual([
    '+ A2  Asha Menon, 5, 25 April',
    '+ A3  Ravi Lal, 5, 6 May',
  ]);
});

it('takes the time of an event that stands behind its day', async () => {
  const file = officeFile(
    'events.csv',
    'Date,Until,Event,Details\n12/12/2026 09:30,12/12/2026 11:00,Meeting,Bring the card\n13/12/2026 00:00:00,,Fair,Come\n14/12/2026 2:00 PM,,Play,Come\n2026-12-15T04:30:00.000Z,,Race,Come\n',
  );
  const { output } = await importInto(
    school({ 'service/events.yaml': '[]\n' }),
    file,
    '--to',
    'events',
  );
  expect(linesOf(output, '+')).toEqual([
    '+ A2  Meeting, 12 December 2026, 12 December 2026, 09:30, Bring the card',
    '+ A3  Fair, 13 December 2026, Come',
    '+ A4  Play, 14 December 2026, 2:00 PM, Come',
    '+ A5  Race, 15 December 2026, 10:00 am, Come',
  ]);
});

it.each([
  ['विद्यार्थ्याचे नाव,इयत्ता,तुकडी,जन्मतारीख', '५ एप्रिल २०१५'],
  ['ছাত্রের নাম,শ্রেণি,বিভাগ,জন্ম তারিখ', '৫ এপ্রিল ২০১৫'],
  ['மாணவர் பெயர்,வகுப்பு,பிரிவு,பிறந்த தேதி', '5 ஏப்ரல் 2015'],
  ['കുട്ടിയുടെ പേര്,ക്ലാസ്,ഡിവിഷൻ,ജനന തീയതി', '5 ഏപ്രിൽ 2015'],
  ['طالب علم کا نام,جماعت,سیکشن,تاریخ پیدائش', '۵ اپریل ۲۰۱۵'],
])('reads headings and months of five languages: %s', async (headings, day) => {
  const file = officeFile('pupils.csv', `${headings}\nAsha Menon,5,A,${day}\n`);
  const { output } = await importInto(school(), file, '--to', 'birthdays');
  expect(linesOf(output, '+')).toEqual(['+ A2  Asha Menon, 5 A, 5 April']);
});

it.each(['Day,Month,Year', 'DD,MM,YYYY'])(
  'reads birthdays of three columns (%s), and guesses the month of no child',
  async (columns) => {
    const file = officeFile(
      'birthdays.csv',
      `Name,Class,${columns}\n` +
        'Asha Menon,V A,5,4,2015\nRavi Lal,V A,17,Nov,2015\nTara Joseph,V A,18,,2015\n' +
        'Dev Rao,V A,31,2,2015\n',
    );
    const { output } = await importInto(school(), file);
    expect(linesOf(output, '+')).toEqual([
      '+ A2  Asha Menon, 5 A, 5 April',
      '+ A3  Ravi Lal, 5 A, 17 November',
    ]);
    expect(unread(output)).toEqual([
      'birthdays.csv, C4: there is no such day; write it like 5 April or 05/04',
      'birthdays.csv, C5: there is no such day; write it like 5 April or 05/04',
    ]);
  },
);

/** A workbook of an office, its first sheet with these rows. */
function workbook(rows: unknown[][], change: (sheet: WorkSheet, book: WorkBook) => void) {
  const sheet = utils.aoa_to_sheet(rows);
  const book = utils.book_new(sheet, 'V');
  change(sheet, book);
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  return officeFile('birthdays.xlsx', bytes);
}

it('reads headings in two rows, and takes no name of a father for that of a child', async () => {
  const rows = [
    ['Birthdays'],
    ['S.No.', 'Student', '', 'Class', '', 'Birth', 'Father', ''],
    ['S.No.', 'First Name', 'Last Name', 'Std', 'Sec', 'Date', 'Name', 'Mobile'],
    [1, 'Asha', 'Menon', 'VI', 'A', '5-Apr-2014', 'K. Menon', '9876543210'],
    [2, 'Ravi', 'Lal', '6', 'B', '12.06.14', 'M. Lal', ''],
  ];
  const merges = ['B2:C2', 'D2:E2', 'G2:H2', 'A2:A3'].map((range) => utils.decode_range(range));
  const file = workbook(rows, (sheet) => {
    sheet['!merges'] = merges;
  });
  const dir = school();
  const { output } = await importInto(dir, file, '--yes');
  expect(linesOf(output, '+')).toEqual([
    '+ V!A4  Asha Menon, 6 A, 5 April',
    '+ V!A5  Ravi Lal, 6 B, 12 June',
  ]);
  expect(linesOf(output, 'Not read')).toEqual([
    'Not read: "S.No.", "Father Name", "Father Mobile"',
  ]);
  const again = await importInto(dir, file, '--yes');
  expect(again.output).toContain('0 added, 0 changed, 2 as before');
});

it('reads a second row of headings in a text, where nothing is merged', async () => {
  const file = officeFile(
    'birthdays.csv',
    'Student Name,Class details,,Date of Birth\n,Std,Sec,(dd/mm/yyyy)\nAsha Menon,V,A,5/4/2014\n',
  );
  const { output } = await importInto(school(), file);
  expect(linesOf(output, '+')).toEqual(['+ A3  Asha Menon, 5 A, 5 April']);
});

it('imports no name with a telephone number in it, and does not repeat it', async () => {
  const file = officeFile(
    'birthdays.csv',
    'Name,Class,DOB\nAsha Menon (98765-43210),V,5/4/2014\nRavi Lal r@mail.example,V,6/4/2014\nTara Sen 2,V,7/4/2014\n',
  );
  const { output } = await importInto(school(), file);
  const problem =
    'this name has a long number or an address of e-mail in it, which is not for everybody; write the name alone';
  expect(unread(output)).toEqual([
    `birthdays.csv, A2: ${problem}`,
    `birthdays.csv, A3: ${problem}`,
  ]);
  expect(linesOf(output, '+')).toEqual(['+ A4  Tara Sen 2, 5, 7 April']);
  expect(output).not.toMatch(/43210|r@/);
});

it('tells of a child who stands twice in other words', async () => {
  const file = officeFile(
    'birthdays.csv',
    'Name,Class,DOB\nAsha Menon,V,5/4/2014\n"MENON, ASHA",V,5/4/2014\nMiss Asha Menon (A103),V,5/4/2014\n',
  );
  const { output } = await importInto(school(), file);
  const twice = linesOf(output, 'Note').filter((line) => line.includes('keep one of the two'));
  expect(twice.map((line) => line.split(':')[1])).toEqual([' A3', ' A4']);
});

it('says which of several sheets is hidden, and which formula was never calculated', async () => {
  const rows = [
    ['Name', 'Class', 'Birthday'],
    ['Asha Menon', 'V', '5 April'],
    ['Ravi Lal', 'V', ''],
  ];
  const file = workbook(rows, (sheet, book) => {
    sheet.C3 = { t: 'n', f: 'DATE(2014,4,5)' };
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.slice(0, 2)), 'Left');
    book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
  });
  const { errorOutput } = await importInto(school(), file);
  expect(errorOutput).toContain(
    'It has several sheets: "V", "Left" (hidden). Say which one: --sheet "V", or --sheet all',
  );
  const { output } = await importInto(school(), file, '--sheet', 'V');
  expect(unread(output)).toEqual([
    'birthdays.xlsx, V!C3: this formula has no value in the file; open it in Excel or LibreOffice, and save it again',
  ]);
});

it('takes no pupil for a birthday whose status is not understood, and says what to write', async () => {
  const dir = school({ 'service/birthdays.yaml': '[]\n' });
  const here = ['Active', 'Promoted', 'RTE', '-', ''];
  const rows = [...here, 'On leave since May', 'Shifted to Delhi', 'A'].map(
    (status, index) => `Asha ${'ABCDEFGH'.charAt(index)}. Menon,V,${index + 1} April,${status}\n`,
  );
  const pupils = officeFile('pupils.csv', `Name,Class,DOB,Student Status\n${rows.join('')}`);
  const { output } = await importInto(dir, pupils, '--to', 'birthdays', '--yes');
  expect(unread(output)).toEqual([
    'pupils.csv, D7: "On leave since May" stands here, so the row is not taken; leave it out, or write "Studying" here if the child is at school',
    'pupils.csv, D8: "Shifted to Delhi" stands here, so the row is not taken; leave it out, or correct this',
    'pupils.csv, D9: "A" stands here, so the row is not taken; leave it out, or write "Studying" here if the child is at school',
  ]);
  expect(read(dir, 'service/birthdays.yaml').match(/Asha/g)).toHaveLength(here.length);
});

it('asks once of a column of whose words it is not sure, and takes those that are said to be at school', async () => {
  const words = ['SC', 'OBC', 'SC', 'General', 'EWS', 'OBC', 'SC', 'TC issued'];
  const rows = words.map(
    (word, at) => `Asha ${'ABCDEFGH'.charAt(at)}. Menon,V,${at + 1} May,${word}`,
  );
  const pupils = officeFile('pupils.csv', ['Name,Class,DOB,Status', ...rows, ''].join('\n'));
  const all = ['--to', 'birthdays'];
  const asked = await importInto(school(), pupils, ...all);
  expect(unread(asked.output)).toEqual([
    'pupils.csv, D: does the column "Status" say who has left? "SC" (3 rows), "OBC" (2 rows), "EWS" (1 row) may mean it, so these rows are not taken. Where all of them are at school, add --at-school "SC,OBC,EWS"; else write "Studying" for those who are, and leave the others out',
    expect.stringContaining('pupils.csv, D9: "TC issued" stands here'),
  ]);
  expect(asked.output).toContain('1 added, 0 changed, 0 as before, 0 removed; 7 rows left out');
  const dir = school();
  const told = ['--at-school', 'sc, OBC,EWS,TC issued', '--yes'];
  const taken = await importInto(dir, pupils, ...all, ...told);
  expect(taken.output).toContain('7 added, 0 changed, 0 as before, 0 removed; 1 row left out');
  // Also where nothing else is left to write.
  writeFileSync(join(dir, 'imports.yaml'), '{}\n');
  const said = await importInto(dir, pupils, ...all, ...told);
  expect(said.output).toContain(
    'To be remembered in imports.yaml: what was said of columns and of who is at school\nwritten  content/imports.yaml\n',
  );
  const again = await importInto(dir, pupils, ...all, '--yes');
  expect(again.output).toContain('There is nothing to write.');
  expect(again.output).toContain(
    'Note: at school, as imports.yaml says: sc, OBC, EWS, TC issued\n',
  );
  expect(again.output).toContain('0 added, 0 changed, 7 as before, 0 removed; 1 row left out');
  expect(parse(read(dir, 'imports.yaml'))).toEqual({
    birthdays: { atSchool: ['sc', 'OBC', 'EWS', 'TC issued'] },
  });
});

it.each([
  ['Obt. Marks,Max. Marks,Result', '491,500,PASS'],
  ['Result,Marks Obtained,Total Marks,Board %', 'PASS,491,500,98.2'],
  ['Max. Marks,%', '500,98.2'],
  ['Marks (500)', '491'],
])('reads results below the headings %s', async (head, row) => {
  const file = officeFile('toppers.csv', `Name,Class,${head}\nAsha Menon,X,${row}\n`);
  const { output } = await importInto(school(), file, '--set', 'session=2025-26');
  expect(linesOf(output, '+')).toEqual(['+ A2  Asha Menon, X, 2025-2026, 98.2']);
});

it('asks about a day beside a column with another weekday, and not about a row of several days', async () => {
  const dir = school({ 'service/calendar.yaml': '[]\n' });
  const days = officeFile(
    'days.csv',
    [
      'S.No.,Date,Day,Holiday',
      '1,26/01/2027,Monday,Republic Day',
      '2,25/12/2026,शुक्रवार,Christmas',
      '3,12-16 October 2026,Tue,Autumn break',
      '',
    ].join('\n'),
  );
  const { output } = await importInto(dir, days, '--to', 'calendar');
  expect(linesOf(output, 'Note: C')).toEqual([
    'Note: C2: 26 January 2027 is a Tuesday, and "Monday" stands here; which one is right?',
  ]);
});

it('reads a list of days in words, all in one column, and names what has no day', async () => {
  const dir = school({ 'service/calendar.yaml': '[]\n' });
  const days = officeFile(
    'days.csv',
    [
      'List of Holidays 2026',
      '26 January - Republic Day',
      '1. 12 to 16 October – Autumn break',
      'Holidays of winter',
      'Diwali (8 November)',
      'Friday 25/12/2026: Christmas',
      '',
    ].join('\n'),
  );
  const { output } = await importInto(dir, days, '--to', 'calendar', '--yes');
  expect(unread(output)).toEqual([
    'days.csv, A4: nothing else stands in this row; fill it in, or leave it out',
  ]);
  expect(parse(read(dir, 'service/calendar.yaml'))).toEqual([
    { title: 'Republic Day', date: '26 January 2026' },
    { title: 'Autumn break', date: '12 October 2026', until: '16 October 2026' },
    { title: 'Diwali', date: '8 November 2026' },
    { title: 'Christmas', date: '25 December 2026' },
  ]);
});

it('names the second of two tables that stand side by side', async () => {
  const dir = school({ 'service/calendar.yaml': '[]\n' });
  const days = officeFile(
    'days.csv',
    'Date,Holiday,Date,Function\n26/01/2026,Republic Day,12/02/2026,Sports Day\n',
  );
  const { errorOutput } = await importInto(dir, days, '--to', 'calendar', '--yes');
  expect(errorOutput).toContain(
    'Two columns are called "Date", A1 and C1. Where two tables stand side by side, put the second one below the first one',
  );
});

it('takes no pupil who has left for a birthday, and nobody who has not passed for a topper', async () => {
  const dir = school({ 'service/birthdays.yaml': '[]\n', 'service/toppers.yaml': '[]\n' });
  const pupils = officeFile(
    'pupils.csv',
    'Name,Gender,Class,DOB,Status\nAsha Menon,F,V,5 April,Active\nRavi Lal,M,V,6 May,TC Issued\n',
  );
  const { output } = await importInto(dir, pupils, '--to', 'birthdays', '--yes');
  expect(unread(output)).toEqual([
    'pupils.csv, E3: "TC Issued" stands here, so the row is not taken; leave it out, or correct this',
  ]);
  expect(read(dir, 'service/birthdays.yaml')).not.toContain('Ravi');
  // Who stands in the list from before goes with --remove.
  const before = '- { name: Ravi Lal, class: V, birthday: 6 May }\n';
  const known = school({ 'service/birthdays.yaml': before });
  await importInto(known, pupils, '--to', 'birthdays', '--yes', '--remove');
  expect(read(known, 'service/birthdays.yaml')).not.toContain('Ravi');
  const results = officeFile(
    'results.csv',
    'Name,Class,Session,Percent,Result\nAsha Menon,X,2025-26,96,Pass\nDev Rao,X,2025-26,35,Compartment\nOm Sen,X,2025-26,94,Comptt.\n',
  );
  const other = await importInto(dir, results, '--to', 'toppers', '--yes');
  expect(unread(other.output)).toEqual([
    'results.csv, E3: "Compartment" stands here, so the row is not taken; leave it out, or correct this',
    'results.csv, E4: "Comptt." stands here, so the row is not taken; leave it out, or correct this',
  ]);
  expect(read(dir, 'service/toppers.yaml')).not.toContain('Dev');
});

it.each([
  ['Std/Sec/Roll', ['V/A/12', 'V-A-12', '5 A 12', '5A/23', 'V Sec A Roll No. 9']],
  ['Class-Sec', ['V/A/12', 'Class V A 7', '5th-A-3', 'V (A) 12', 'V-A (12)']],
])('reads class and section without the roll number below "%s"', async (heading, written) => {
  const rows = written.map((grade, index) => `Pupil ${'ABCDE'[index]},${grade},${index + 1} April`);
  const file = officeFile('birthdays.csv', `Name,${heading},DOB\n${rows.join('\n')}\n`);
  const { output } = await importInto(school(), file, '--to', 'birthdays');
  expect(output).toContain(`class "${heading}"`);
  expect(linesOf(output, '+').map((line) => line.split(', ')[1])).toEqual(written.map(() => '5 A'));
});

it('names what is no class with its section, once, and a day in its place', async () => {
  const file = officeFile(
    'birthdays.csv',
    'Name,Class/Roll,DOB\nAsha Rao,V/10,5 April\nRavi Lal,VI/9,6 May\nTara Sen,5-6-12,7 May\n',
  );
  const { output } = await importInto(school(), file, '--to', 'birthdays');
  expect(linesOf(output, 'Note')).toEqual([
    'Note: B2: this is more than a class with its section, and is taken as it stands; write it like V A',
  ]);
  expect(unread(output)).toEqual([expect.stringMatching(/^birthdays.csv, B4: this is a day, /)]);
});

it.each([
  ['APRIL 2026', 'MAY 2026'],
  ['Month: April', 'Month : May'],
  ['Birthdays in April', 'Birthdays in May'],
  ['List for the month of April', 'May Birthdays'],
])('reads days below the title "%s" of a month', async (april, may) => {
  const days = `Date,Name,Class\n3,Asha Rao,V\n17th,Bina Lal,V\n`;
  const lists = [
    `${april}\n${days}${may}\nDate,Name,Class\n4,Ravi Sen,V\n`,
    `Date,Name,Class\n${april},,\n3,Asha Rao,V\n17th,Bina Lal,V\n${may},,\n4,Ravi Sen,V\n`,
    `Name,Class,Birthday\n${april},,\nAsha Rao,V,3\nBina Lal,V,17th\n${may},,\nRavi Sen,V,4\n`,
  ];
  for (const text of lists) {
    const { output } = await importInto(
      school(),
      officeFile('list.csv', text),
      '--to',
      'birthdays',
    );
    expect([...unread(output), ...linesOf(output, 'Not read')]).toEqual([]);
    expect(linesOf(output, '+').map((line) => line.split('  ')[1])).toEqual([
      'Asha Rao, 5, 3 April',
      'Bina Lal, 5, 17 April',
      'Ravi Sen, 5, 4 May',
    ]);
  }
});

it('reads days of sheets that are named by their months', async () => {
  const sheet = (...rows: unknown[][]) => utils.aoa_to_sheet([['Date', 'Name', 'Class'], ...rows]);
  const book = utils.book_new(sheet([3, 'Asha Rao', 'V'], ['17th', 'Bina Lal', 'V']), 'APRIL 2026');
  utils.book_append_sheet(book, sheet([4, 'Ravi Sen', 'V']), 'May');
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  const file = officeFile('birthdays.xlsx', bytes);
  const { output } = await importInto(school(), file, '--to', 'birthdays', '--sheet', 'all');
  expect(linesOf(output, '+')).toEqual([
    '+ APRIL 2026!A2  Asha Rao, 5, 3 April',
    '+ APRIL 2026!A3  Bina Lal, 5, 17 April',
    '+ May!A2  Ravi Sen, 5, 4 May',
  ]);
});

it('takes no month from above a title that is not understood', async () => {
  const text =
    'Holidays 2026\nDate,Occasion\nOCTOBER,\n2,Gandhi Jayanti\nClosed in November at the wish of all,\n5,Fair\n';
  const { output } = await importInto(
    school(),
    officeFile('holidays.csv', text),
    '--to',
    'calendar',
    '--no-page',
  );
  expect(linesOf(output, '+')).toEqual(['+ A4  Gandhi Jayanti, 2 October 2026']);
  expect(unread(output)).toEqual([
    expect.stringMatching(/A5: nothing else stands in this row/),
    expect.stringMatching(/A6: "5" is no day/),
  ]);
});

it('leaves out children who have left, however the office says so, and no child for what is said of a parent', async () => {
  const rows = [
    'Asha Rao,Farmer,Active,-,',
    'Bina Lal,Expired,Transferred from Delhi,,',
    'Chetan Sen,Farmer,TC taken on 12.05.2026,,',
    'Dev Roy,Farmer,Withdrawn w.e.f. 01/04/2026,,',
    'Esha Jain,Farmer,Name struck off,,',
    'Firoz Khan,Farmer,Deceased,,',
    'Gita Das,Farmer,Left school on 3 May,,',
    'Hari Om,Farmer,,TC/2026/14,',
    'Isha Roy,Farmer,,,12.05.2026',
    'Jai Dev,Farmer,नाम कटा,,',
    'Kavi Rao,Farmer,Passed-out,,',
    'Leela Sen,Farmer,Adm. cancelled,,',
    'Meena Lal,Farmer,Transferred to Section B,,',
    'Nila Rao,Farmer,Left - TC issued,,',
    'Om Sen,Farmer,Left (12/05/2026),,',
    'Pia Das,Farmer,Expelled,,',
    'Ravi Om,Farmer,L.C. taken,,',
    'Sara Roy,Farmer,Left-handed,,',
    'Tara Jain,Farmer,Long Leave,,',
  ].map((row, index) => `${row},V,${index + 1} April`);
  const head = "Name,Father's status,Status,TC No.,Date of Leaving,Class,Birthday";
  const file = officeFile('pupils.csv', [head, ...rows, ''].join('\n'));
  const { output } = await importInto(school(), file, '--to', 'birthdays');
  expect(linesOf(output, '+').map((line) => line.split(',')[0])).toEqual([
    '+ A2  Asha Rao',
    '+ A3  Bina Lal',
    '+ A14  Meena Lal',
    '+ A19  Sara Roy',
    '+ A20  Tara Jain',
  ]);
  expect(unread(output).map((line) => line.replace(/ stands here.*/, ''))).toEqual([
    'pupils.csv, C4: "TC taken on 12.05.2026"',
    'pupils.csv, C5: "Withdrawn w.e.f. 01/04/2026"',
    'pupils.csv, C6: "Name struck off"',
    'pupils.csv, C7: "Deceased"',
    'pupils.csv, C8: "Left school on 3 May"',
    'pupils.csv, D9: "TC/2026/14"',
    'pupils.csv, E10: "12.05.2026"',
    'pupils.csv, C11: "नाम कटा"',
    'pupils.csv, C12: "Passed-out"',
    'pupils.csv, C13: "Adm. cancelled"',
    'pupils.csv, C15: "Left - TC issued"',
    'pupils.csv, C16: "Left (12/05/2026)"',
    'pupils.csv, C17: "Expelled"',
    'pupils.csv, C18: "L.C. taken"',
  ]);
});

it('reads headings of two rows where the lower one names more', async () => {
  const text =
    'A School\nSl. No.,Student Details,,,Class,,DOB,Status\n,Name,PEN,Father’s Name,Std,Sec,,\n1,Asha Rao,201,Mr Rao,V,A,3 April,\n2,Bina Lal,202,Mr Lal,VI,A,4 April,TC issued\n';
  const { output } = await importInto(
    school(),
    officeFile('pupils.csv', text),
    '--to',
    'birthdays',
  );
  expect(linesOf(output, '+')).toEqual(['+ A4  Asha Rao, 5 A, 3 April']);
  expect(unread(output)).toEqual([expect.stringMatching(/H5: "TC issued" stands here/)]);
});

it('reads the parts of a name and of a day of birth below one heading each', async () => {
  const text =
    'sep=;\nName;;Class;;Date of Birth;;\nFirst;Surname;Std;Sec;Day;Month;Year\n' +
    'Mhonbeni;Kikon;VIII;A;4;Aug;2013\nTemsü;Ao;VII;;7;07;2014\nAnn;Jamir;VI;;31;6;2016\n';
  const { output } = await importInto(school(), officeFile('pupils.csv', text));
  expect(linesOf(output, '+')).toEqual([
    '+ A3  Mhonbeni Kikon, 8 A, 4 August',
    '+ A4  Temsü Ao, 7, 7 July',
  ]);
  expect(unread(output)).toEqual([expect.stringMatching(/E5: there is no such day/)]);
});

it('takes columns of the parts of a date, and a date in words, for no names and no days', async () => {
  const text = 'Name,Class,DD,MM,DOB,DOB (in words)\nAsha Rao,V,3,4,03.04.15,Third April\n';
  const { output } = await importInto(
    school(),
    officeFile('pupils.csv', text),
    '--to',
    'birthdays',
  );
  expect(linesOf(output, '+')).toEqual(['+ A2  Asha Rao, 5, 3 April']);
});

it('takes a dash for nothing where nothing is needed', async () => {
  const text = 'TC No,Student Name,Adm No,Date\n2,Bina Lal,-,–\n3,-,1003,4.4.2026\n';
  const { output } = await importInto(
    school(),
    officeFile('leavers.csv', text),
    '--to',
    'register',
  );
  expect(linesOf(output, '+')).toEqual(['+ A2  2, Bina Lal']);
  expect(unread(output)).toEqual(['leavers.csv, B3: "-" is no name; write the name again']);
});

it('reads a day before words in brackets, and tells of these', async () => {
  const text =
    'Holidays 2026-27\nS.No,Name of Festival,Date\n1,Gandhi Jayanti,2nd Oct (Gandhi Jayanti)\n2,Id,20 March 2027 (subject to moon)\n3,Puja,12-15 Oct (Dussehra)\n4,Fair,soon (perhaps)\n';
  const { output } = await importInto(
    school(),
    officeFile('holidays.csv', text),
    '--to',
    'calendar',
    '--no-page',
  );
  expect(linesOf(output, '+')).toEqual([
    '+ A3  Gandhi Jayanti, 2 October 2026',
    '+ A4  Id, 20 March 2027',
    '+ A5  Puja, 12 October 2026, 15 October 2026',
  ]);
  expect(output).toContain('Note: C4: "(subject to moon)" behind the day is left out\n');
  expect(unread(output)).toEqual([expect.stringMatching(/C6: "soon \(perhaps\)" is no day/)]);
});

it('takes columns From and To for days, or for hours where they hold these', async () => {
  const hours =
    'Event,Date,From,To,Details\nPTM,12.12.2026,9:00 AM,12:30 PM,Meet us.\nRun,15.12.2026,8.30,1.30 pm,Come.\nFair,16.12.2026 at 4:30 pm,,,Come.\n';
  const { output } = await importInto(school(), officeFile('events.csv', hours));
  expect(linesOf(output, '+')).toEqual([
    '+ A2  PTM, 12 December 2026, 9:00 AM–12:30 PM, Meet us.',
    '+ A3  Run, 15 December 2026, 8.30–1.30 pm, Come.',
    '+ A4  Fair, 16 December 2026, 4:30 pm, Come.',
  ]);
  const days = 'Event,From,To,Venue,Details\nCamp,12.12,15.12,Hall,Come.\n';
  const file = officeFile('events 2026-27.csv', days);
  const camp = await importInto(school(), file, '--to', 'events');
  expect(linesOf(camp.output, '+')).toEqual([
    '+ A2  Camp, 12 December 2026, 15 December 2026, Hall, Come.',
  ]);
});

it('reads days with the sign of a note, from a day on, and of which the first has no year', async () => {
  const text =
    'Holidays 2026-27\nDate,Holiday\n8 Nov 2026#,Diwali\nw.e.f. 1.4.2026,Session\n31 Dec & 1 Jan 2027,New Year\n30 Oct & 2 Nov 2026,Two\n* as seen,\n';
  const file = officeFile('holidays.csv', text);
  const { output } = await importInto(school(), file, '--to', 'calendar', '--no-page');
  expect(linesOf(output, '+')).toEqual([
    '+ A3  Diwali, 8 November 2026',
    '+ A4  Session, 1 April 2026',
    '+ A5  New Year, 31 December 2026, 1 January 2027',
  ]);
  expect(unread(output)).toEqual([
    expect.stringMatching(/A6: .* names days that do not follow each other/),
    expect.stringMatching(/A7: nothing else stands in this row/),
  ]);
});

it('takes no certificate that was cancelled into the register', async () => {
  const text =
    'TC No,Adm No,Name,DOI,Remarks\n1,11,Asha Rao,1.4.26,\n2,12,Ravi Lal,2.4.26,TC Cancelled\n3,13,Cancelled,,\n';
  const { output } = await importInto(school(), officeFile('tc.csv', text), '--to', 'register');
  expect(linesOf(output, '+')).toEqual(['+ A2  1, Asha Rao, 11, 1 April 2026']);
  expect(unread(output)).toEqual([
    expect.stringContaining('E3: "TC Cancelled" stands here, so the row is not taken'),
    expect.stringContaining('C4: "Cancelled" stands here, so the row is not taken'),
  ]);
});

it('tells of hours behind a day that the calendar does not show, which events keep', async () => {
  const text =
    'Date,Event\n"14 Nov 2026, 9.00 am",Fair\n15/11/2026 at 9 am to 1.30 pm,Run\n16/11/2026 00:00,Play\n';
  const file = officeFile('days.csv', text);
  const { output } = await importInto(school(), file, '--to', 'calendar', '--no-page');
  expect(linesOf(output, 'Note')).toEqual([
    'Note: A2: "9.00 am" behind the day is left out; --to events keeps the hours of a first day',
    expect.stringContaining('A3: "9 am to 1.30 pm" behind the day is left out'),
  ]);
  const events = await importInto(school(), file, '--to', 'events');
  expect(linesOf(events.output, '+')).toEqual([
    '+ A2  Fair, 14 November 2026, 9.00 am',
    '+ A3  Run, 15 November 2026, 9 am to 1.30 pm',
    '+ A4  Play, 16 November 2026',
  ]);
});

it('names the class of a day behind its title, and no number of the list before it', async () => {
  const text = 'Date,Event,Class\n5.12.2026,1 PTM,II\n5.12.2026,2 PTM,Nursery\n6.12.2026,3 Fair,\n';
  const file = officeFile('days.csv', text);
  const { output } = await importInto(school(), file, '--to', 'calendar', '--no-page');
  expect(linesOf(output, '+')).toEqual([
    '+ A2  PTM (Class II), 5 December 2026',
    '+ A3  PTM (Nursery), 5 December 2026',
    '+ A4  Fair, 6 December 2026',
  ]);
  const own = officeFile('own.csv', 'Date,Event\n5.12.2026,2. Holi\n6.12.2026,3 Day Camp\n');
  const other = await importInto(school(), own, '--to', 'calendar', '--no-page');
  expect(linesOf(other.output, '+')[0]).toBe('+ A2  Holi, 5 December 2026');
  const set = await importInto(school(), own, '--to', 'calendar', '--set', 'forClass=X');
  expect(linesOf(set.output, '+')[0]).toBe('+ A2  Holi (Class X), 5 December 2026');
});

it('says how a list is written that no table goes into', async () => {
  const file = officeFile('days.csv', 'Date,Title\n5.12.2026,Fair\n');
  const news = await importInto(school(), file, '--to', 'news');
  expect(news.errorOutput).toContain('npx school add news writes one, and npm run edit has a form');
  const others = await importInto(school(), file, '--to', 'testimonials');
  expect(others.errorOutput).toContain('no table is imported into "testimonials"; npm run edit');
});
