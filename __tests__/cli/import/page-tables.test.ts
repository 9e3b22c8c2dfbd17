/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { staffPage } from './staff-page';
import { importInto, linesOf, officeFile, read, school, withoutTerminal } from './support';

withoutTerminal();

/** A school with a table of these columns on a page. */
const withTable = (columns: string) =>
  school({
    'pages/staff.yaml': staffPage.replace(
      /kind: people[\s\S]*/,
      `kind: table\n    id: list\n    caption: A list\n    columns: [${columns}]\n    rows: []\n`,
    ),
  });

const importList = (dir: string, text: string, ...options: string[]) =>
  importInto(dir, officeFile('list.csv', text), '--to', 'pages/staff.yaml#list', ...options);

it('takes several rows of one route, and knows each again when it changes', async () => {
  const dir = withTable('Route, Stop, Fare');
  const rows = 'Route,Stop,Fare\n1,Clock Tower,1200\n1,Bus Stand,1400\n2,Rajpur,900\n';
  const first = await importList(dir, `${rows}2,Rajpur,900\n`, '--yes');
  expect(linesOf(first.output, '!')).toEqual([
    expect.stringContaining('A5: the same as A4; keep one of the two'),
  ]);
  const path = join(dir, 'pages/staff.yaml');
  writeFileSync(path, read(dir, 'pages/staff.yaml').replace(/'900'/, "'950'"));
  const { output } = await importList(dir, rows.replace('1400', '1500'));
  expect(linesOf(output, '~')).toEqual(['~ A3  1: Fare 1400 → 1500']);
  expect(output).toContain('0 added, 1 changed');
  expect(output).toMatch(/kept.*950/);
});

it('tells of two rows of one name in a table of people', async () => {
  const rows = 'Name,Post\nR. Banerjee,PGT\nA. Rao,PGT\nR. Banerjee,PRT\n';
  const { output } = await importList(withTable('Name, Post'), rows);
  expect(output).toContain(
    'Note: A4: it has the same "Name" as A2; if that is the same, keep one of the two\n',
  );
});

it('shows a dash in the place of a phone number as it stands', async () => {
  const rows = 'Name,Mobile\nBishop Lobo,-\nNominee,N.A.\nA. Roy,98765\n';
  const { output } = await importList(withTable('Name, Mobile'), rows);
  expect(linesOf(output, '+')).toEqual(['+ A2  Bishop Lobo, -', '+ A3  Nominee, N.A.']);
  expect(linesOf(output, '!')).toEqual([expect.stringContaining('B4: "98765"')]);
});

it('reads people by Hindi headings, and a name of two columns as no blank one', async () => {
  const dir = school({ 'pages/staff.yaml': staffPage });
  const hindi = officeFile('staff.csv', 'क्र.सं.,नाम,पदनाम,योग्यता\n1,श्रीमती गीता,शिक्षिका,बी.एड.\n');
  const { output } = await importInto(dir, hindi, '--to', 'pages/staff.yaml#teachers');
  expect(linesOf(output, '+')).toEqual(['+ A2  श्रीमती गीता, शिक्षिका, बी.एड.']);
  const apart = officeFile('staff.csv', 'First Name,Last Name,Post\nRina,Shah,PGT\n');
  const two = await importInto(dir, apart, '--to', 'pages/staff.yaml#teachers');
  expect(linesOf(two.output, 'Left blank')).toEqual([
    'Left blank: "detail"; --columns "detail=…" says which column of the file holds it',
  ]);
});

it('says of the name of a department among people that it stands alone', async () => {
  const dir = school({ 'pages/staff.yaml': staffPage });
  const rows = 'Name,Post\nSCIENCE,\nAsha Rao,PGT\n';
  const { output } = await importInto(
    dir,
    officeFile('staff.csv', rows),
    '--to',
    'pages/staff.yaml#teachers',
  );
  expect(linesOf(output, '!')).toEqual([
    '! staff.csv, A2: nothing else stands in this row; fill it in, or leave it out',
  ]);
});

it('brings a list of films of YouTube into the videos', async () => {
  const rows =
    'S.No,Event,Date,YouTube Link\n1,Annual Day,13.12.2025,https://youtu.be/abcdefghijk?t=42\n' +
    '2,Fair,28/11/2025,youtu.be/abcdefghijl\n3,Two,28/11/2025,https://youtu.be/a https://youtu.be/b\n' +
    '4,Own,28/11/2025,https://studio.youtube.com/video/abcdefghijm/edit\n5,None,28/11/2025,https://www.youtube.com/watch?v=\n';
  const dir = school();
  const { output } = await importInto(dir, officeFile('films.csv', rows), '--yes');
  expect(linesOf(output, '!')).toEqual([
    expect.stringContaining('D4: "https://youtu.be/a https://youtu.be/b" is not a web address'),
    expect.stringContaining('opens for its owner alone; write https://youtu.be/abcdefghijm'),
    expect.stringContaining('D6: "https://www.youtube.com/watch?v=" names no video; write what'),
  ]);
  const written = read(dir, 'service/videos.yaml');
  expect(written).toContain(
    'title: Annual Day, date: 13 December 2025, videoUrl: https://youtu.be/abcdefghijk?t=42 }',
  );
  expect(written).toContain('videoUrl: https://youtu.be/abcdefghijl }');
});

it('takes a list of links for videos where they lead to some', async () => {
  const frame = '"<iframe src=""https://www.youtube.com/embed/abcdefghijk""></iframe>"';
  const dir = school();
  const rows = `Event,Date,Link\nAnnual Day,13.12.2025,${frame}\n`;
  const { output } = await importInto(dir, officeFile('links.csv', rows), '--yes');
  expect(output).toContain('links.csv → content/service/videos.yaml');
  expect(read(dir, 'service/videos.yaml')).toContain(
    'videoUrl: https://www.youtube.com/watch?v=abcdefghijk }',
  );
  const others = 'Event,Date,Link\nAnnual Day,13.12.2025,https://forms.example/a\n';
  const told = await importInto(dir, officeFile('forms.csv', others), '--yes');
  expect(told.output).not.toContain('videos.yaml');
});

it('takes two posts of one person for two', async () => {
  const dir = school({ 'pages/staff.yaml': staffPage });
  const rows = 'Name,Position,House\nAarav S,Head Boy,Red\nAarav S,Captain,Red\n';
  const file = officeFile('council.csv', rows);
  const { output } = await importInto(dir, file, '--to', 'pages/staff.yaml#teachers', '--yes');
  expect(linesOf(output, '+')).toHaveLength(2);
  expect(output).toContain('Note: A3: it has the same "name" as A2');
  const again = await importInto(dir, file, '--to', 'pages/staff.yaml#teachers');
  expect(again.output).toContain('0 added, 0 changed, 2 as before');
});

it('reads committees and former pupils by their own headings', async () => {
  const dir = school({ 'pages/staff.yaml': staffPage });
  const to = ['--to', 'pages/staff.yaml#teachers'];
  const members = officeFile('smc.csv', 'Name of the Member,Occupation\nB. Roy,Advocate\n');
  const committee = await importInto(dir, members, ...to);
  expect(linesOf(committee.output, '+')).toEqual(['+ A2  B. Roy, Advocate']);
  const alumni = officeFile('old.csv', 'Alumni,Batch,Present Occupation\nR. Roy,1998,Doctor\n');
  const former = await importInto(dir, alumni, ...to);
  expect(linesOf(former.output, '+')).toEqual(['+ A2  R. Roy, Doctor, 1998']);
});

it('takes no staff with days of birth for pupils, unless the file is called so', async () => {
  const text = 'Name,Designation,DOB,Mobile\nR. Roy,PGT,1.1.1980,9800000006\n';
  const staff = await importInto(school(), officeFile('staff.csv', text));
  expect(staff.errorOutput).toContain("It isn't clear what the rows are");
  const birthdays = await importInto(school(), officeFile('birthdays.csv', text));
  expect(linesOf(birthdays.output, '+')).toEqual(['+ A2  R. Roy, 1 January']);
});

it('says where to write headings, also below a title', async () => {
  const text =
    'Holidays 2026-27\n\n1.\tGandhi Jayanti\t02.10.2026\tFriday\n2.\tDussehra\t20.10.2026\tTuesday\n';
  const file = officeFile('days.txt', text);
  const { errorOutput } = await importInto(school(), file, '--to', 'calendar');
  expect(errorOutput).toContain(
    'No row names the columns; write one above A3, with a name for each: title, date',
  );
});

it('reads the first and the last day of a vacation by Hindi headings', async () => {
  const file = officeFile('vacation.csv', 'अवकाश,दिनांक से,दिनांक तक\nदशहरा,20.10.2026,25.10.2026\n');
  const { output } = await importInto(school(), file, '--to', 'calendar', '--no-page');
  expect(linesOf(output, '+')).toEqual(['+ A2  दशहरा, 20 October 2026, 25 October 2026']);
});

it('takes the first of two phones that rings, and says so', async () => {
  const rows = 'Name,Mobile\nA. Roy,12 / 98000 00006 / 98000 00007\nB. Roy,"012 / 34, 56 78910"\n';
  const { output } = await importList(withTable('Name, Mobile'), rows);
  expect(linesOf(output, '+')).toEqual(['+ A2  A. Roy, 98000 00006']);
  expect(output).toMatch(
    /Note: B2: .* is more than one number; .*; here 98000 00006 alone is taken/,
  );
  expect(linesOf(output, '!')).toEqual([expect.stringContaining('B3: ')]);
});

it('takes no row for one of a table by its number alone, and no units below the headings', async () => {
  const dir = withTable('Sl. No., Class, Fee');
  const other = await importList(dir, 'S.No.,Stop,Fare\n1,Clock Tower,1200\n2,Rajpur,900\n');
  expect(other.errorOutput).toContain('It isn\'t clear which column holds "Class"');
  const fees = await importList(dir, 'S.No.,Class,Fee\n,(in Rs.),₹\n1,I,1200\n2,II,1200\n');
  expect(fees.output).toContain('Not read: "(in Rs.) ₹"\n');
  expect(linesOf(fees.output, '+')).toEqual(['+ A3  1, I, 1200', '+ A4  2, II, 1200']);
});

it('keeps two columns of one heading apart', async () => {
  const dir = withTable('Class, Tuition, Total, Bus, Total');
  const rows = ['VI,900', 'VII,950']
    .map((row) => `Class,Tuition,Total,Bus,Total\n${row},1000,200,1200\n`)
    .join('');
  await importList(dir, rows, '--yes');
  expect(read(dir, 'pages/staff.yaml')).toContain(
    "- [VI, '900', '1000', '200', '1200']\n      - [VII, '950', '1000', '200', '1200']\n",
  );
  const { output } = await importList(dir, rows.replace('1200', '1300'));
  expect(linesOf(output, '~')).toEqual(['~ A2  VI: Total 2 1200 → 1300']);
});

it('reads the columns of a table whose headings stand in two rows', async () => {
  const rows = 'Class,Tuition Fee,,Total\n,Monthly,Quarterly,\nI-V,3000,9000,34000\n';
  const dir = withTable('Class, Tuition Fee Monthly, Tuition Fee Quarterly, Total');
  const { output } = await importList(dir, rows);
  expect(linesOf(output, '+')).toEqual(['+ A3  I-V, 3000, 9000, 34000']);
  expect(linesOf(output, '!')).toEqual([]);
});
