/** @jest-environment node */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDiagnostic } from '../../src/content/diagnostics';
import { dataDiagnostics } from '../../src/content-service/dataset/data-diagnostics';
import { loadDataset } from '../../src/content-service/dataset/dataset';
import { birthdayRecords } from '../../src/content-service/kinds/birthdays';
import { frozenClock } from '../../src/content-service/school-year/clock';
import { possibleNamesIn } from '../../src/cli/content-stale/possible-names-in';
import type { PlainDate } from '../../src/lib/dates/plain-date';
import { cleanUp, newApp, newFolder } from './support/app';
import { photo, writeFiles } from './support/photos';

jest.setTimeout(60_000);
afterAll(cleanUp);

function withFiles(files: Record<string, string | Buffer>): string {
  const dataDir = newFolder();
  writeFiles(dataDir, files);
  return dataDir;
}

const told = (dataDir: string) =>
  dataDiagnostics(dataDir).map((one) =>
    formatDiagnostic(one)
      .replace(/^[^:]*\//, '')
      .replace(/as \S*\//, 'as '),
  );

const recordsOf = (dataDir: string, day: PlainDate) =>
  birthdayRecords(loadDataset(dataDir).birthdays, day);
const namesOf = (dataDir: string, day: PlainDate) =>
  recordsOf(dataDir, day).map(({ name }) => name);

const rows = `- { name: Asha Menon, class: V A, birthday: 14 November 2014 }
- { name: Ravi Lal, birthday: 14/11 }
- { name: मीरा जोशी, class: नर्सरी, birthday: 2021-11-14 }
- { name: Kabir Gill, class: VI B, birthday: 15th Nov }
- { name: Leap Thapa, class: VII A, birthday: 29 February 2012 }
`;

it('names those of the day alone, in the order of the list', () => {
  const dataDir = withFiles({ 'birthdays.yaml': rows });
  expect(told(dataDir)).toEqual([]);
  expect(recordsOf(dataDir, '2026-11-14')).toEqual([
    {
      _id: 'birthday-2026-11-14-asha-menon',
      name: 'Asha Menon',
      class: 'V A',
      attachments: [],
    },
    { _id: 'birthday-2026-11-14-ravi-lal', name: 'Ravi Lal', class: '', attachments: [] },
    expect.objectContaining({ name: 'मीरा जोशी', class: 'नर्सरी' }),
  ]);
  expect(namesOf(dataDir, '2026-11-15')).toEqual(['Kabir Gill']);
  expect(namesOf(dataDir, '2026-11-16')).toEqual([]);
  expect(namesOf(dataDir, '2027-02-28')).toEqual(['Leap Thapa']);
  expect(namesOf(dataDir, '2028-02-28')).toEqual([]);
  expect(namesOf(dataDir, '2028-02-29')).toEqual(['Leap Thapa']);
});

it('reads no year of birth: it is in nothing that the program holds', () => {
  const dataDir = withFiles({
    'birthdays.yaml': rows,
    'birthdays.csv': 'Name,DOB\nTara Sen,14-11-2013\n',
  });
  const { birthdays } = loadDataset(dataDir);
  expect(birthdays).toHaveLength(6);
  expect(JSON.stringify(birthdays)).not.toMatch(/\d{4}/);
});

it('repeats no year of birth in what it says of a fault', () => {
  const dataDir = withFiles({
    'birthdays.yaml': `- { name: Asha, birthday: 31/04/2014 }
- { name: Ravi, birthday: 04/25/2014 }
- { name: Tara, birthday: 41734 }
- { name: Meera, birthday: in 2014 }
- { name: Arun, birthday: 2014 }
`,
  });
  const faults = told(dataDir);
  expect(faults).toEqual([
    'birthdays.yaml:1:27: this is no day of any month; write it like 5 April or 05/04',
    'birthdays.yaml:2:27: the month stands first here; write the day first, like 25/04, in all rows',
    'birthdays.yaml:3:27: this is how Excel counts days; give the column the format of a date there, and save again',
    'birthdays.yaml:4:28: this is no day of any month; write it like 5 April or 05/04',
    'birthdays.yaml:5:27: this is no day of any month; write it like 5 April or 05/04',
  ]);
  expect(faults.join('\n')).not.toContain('2014');
});

it('leaves out what can’t be read, names it, and takes no other row with it', () => {
  const dataDir = withFiles({
    'birthdays.yaml': `- { name: Asha Menon, birthday: 14 November }
- { name: "???? ??", birthday: 14 November }
- { name: Ravi Lal, birthday: 14 November, photo: ravi.jpg }
- { name: Tara Sen, brithday: 14 November }
- Meera Joshi, 14 November
- { name: Arun Rao, birthday: 14 November, class: [V, A] }
`,
    'birthdays.csv': 'Name,Birthday\nKabir Gill,14 November\nasha menon,14/11/2014\n',
  });
  expect(told(dataDir)).toEqual([
    'birthdays.csv:3:1: the same name, class and birthday as birthdays.yaml:1; remove one of the two',
    'birthdays.yaml:2:11: this name has no letters; save the file as "CSV UTF-8", or write the name again',
    expect.stringMatching(/^birthdays\.yaml:3:51: "ravi\.jpg" isn't a path under pictures\/ or /),
    'birthdays.yaml:4:21: unknown key "brithday"; did you mean "birthday"?',
    expect.stringMatching(/^birthdays\.yaml:5:3: item 5 must be a group of keys: name, class, /),
    `birthdays.yaml:6:51: "class" must be a text; write it without brackets: V A; where they are meant, in quotes: '[V, A]'`,
  ]);
  expect(namesOf(dataDir, '2026-11-14')).toEqual(['Asha Menon', 'Ravi Lal', 'Kabir Gill']);
});

it('names a class of which a spreadsheet has made a day, in the table and in YAML', () => {
  const problem =
    'this is a day, which spreadsheets make of 1-6 and 6-1; give the column the format "Text", and write the class again';
  const dataDir = withFiles({
    'birthdays.yaml': '- { name: Ravi Lal, class: 1-Jun, birthday: 5 April }\n',
    'birthdays.csv': 'Name,Class,Birthday\nAsha Rao,1-Jun,5 April\nTara Sen,VI-1,5 April\n',
  });
  expect(told(dataDir)).toEqual([
    `birthdays.csv:2:10: ${problem}`,
    `birthdays.yaml:1:28: ${problem}`,
  ]);
});

it('tells two pupils of one name apart', () => {
  const dataDir = withFiles({
    'birthdays.csv': 'Name,Class,Birthday\nAsha Rao,V A,5 April\nAsha Rao,VI B,5 April\n',
  });
  expect(told(dataDir)).toEqual([]);
  expect(recordsOf(dataDir, '2026-04-05').map(({ _id }) => _id)).toEqual([
    'birthday-2026-04-05-asha-rao',
    'birthday-2026-04-05-asha-rao-vi-b',
  ]);
});

it.each([
  [
    'a file that is no list',
    'birthdays.yaml',
    'families: []\n',
    /birthdays\.yaml:1:1: the file must be a list/,
  ],
  [
    'a table without headings',
    'birthdays.csv',
    'Asha,V A,5 April\n',
    /birthdays\.csv:1:1: the first line must name/,
  ],
  ['an empty table', 'birthdays.csv', '\uFEFF\r\n', /birthdays\.csv:1:1: the file is empty/],
  [
    'a workbook',
    'birthdays.csv',
    'PK\u0003\u0004\u0014\u0000',
    /birthdays\.csv:1:1: this is a workbook and no CSV/,
  ],
  [
    'the marks of a merge',
    'birthdays.csv',
    'Name,DOB\n<<<<<<< HEAD\nAsha,5 April\n',
    /birthdays\.csv:2:1: two people changed this/,
  ],
])('starts no service with %s', async (_what, name, text, fault) => {
  const dataDir = withFiles({ [name]: text });
  await expect(newApp({ dataDir })).rejects.toThrow(fault);
});

it('starts with rows that can’t be read, and says at its start which', async () => {
  const lines: { first?: string[] }[] = [];
  const write = (line: string) => lines.push(JSON.parse(line) as (typeof lines)[number]);
  const dataDir = withFiles({
    'birthdays.csv': 'Name,Class,DOB\nAsha Menon,V A,14-11-2014\nRavi Lal,V A,31-04-2014\n',
  });
  const app = await newApp({ dataDir, logger: { level: 'warn', stream: { write } } });
  await app.listen();
  const reply = await app.inject('/api/birthdays/DHS');
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.json<{ name: string }[]>().map(({ name }) => name)).toEqual(['Asha Menon']);
  expect(lines.flatMap(({ first = [] }) => first)).toEqual([
    expect.stringMatching(/birthdays\.csv:3:14: this is no day of any month; write it like /),
  ]);
  expect(JSON.stringify(lines)).not.toContain('2014');
});

it('sends a photo on the day alone, and nothing of a child who was withdrawn', async () => {
  const root = newFolder();
  copyFileSync('content/site.yaml', join(root, 'site.yaml'));
  const [asha, ravi] = ['pictures/people/asha.jpg', 'pictures/people/1 (2).jpg'];
  const jpeg = await photo().jpeg().toBuffer();
  const rule = '{ name: full, picture: photo }';
  writeFiles(root, {
    'privacy.yaml': `birthdays: ${rule}\ntoppers: ${rule}\ncouncil: ${rule}\nalbums: { shown: true }\nwithdrawn:\n  - { name: Ravi Lal, files: ["${ravi}"] }\n`,
    'service/birthdays.csv': `Name;DOB;Photo\nAsha Menon;14-11;${asha}\nLal Ravi;14-11;${ravi}\nRAVI LAL;14-11;${ravi}\n`,
    [`service/${asha}`]: jpeg,
    [`service/${ravi}`]: jpeg,
  });
  const siteFile = join(root, 'site.yaml');
  const dataDir = join(root, 'service');
  const on = async (day: string, url: string) => {
    const now = frozenClock(`${day}T09:00:00+05:30`);
    return (await newApp({ siteFile, dataDir, now })).inject(url);
  };
  const sent = await on('2026-11-14', '/api/birthdays/DHS');
  expect(sent.json<{ name: string }[]>().map(({ name }) => name)).toEqual(['Asha Menon']);
  const photoOfAsha = await on('2026-11-14', `/api/image/${asha}`);
  expect([photoOfAsha.statusCode, photoOfAsha.headers['cache-control']]).toEqual([200, 'no-store']);
  const others = [
    await on('2026-11-15', `/api/image/${asha}`),
    await on('2026-11-14', `/api/image/${encodeURIComponent(ravi)}`),
  ];
  expect(others.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
});

it('names a photo that is not there, and the row is shown', () => {
  const dataDir = withFiles({
    'birthdays.csv': 'Name,DOB,Photo\nAsha Menon,5 April,pictures/people/asha.jpg\n',
  });
  expect(told(dataDir)).toEqual([
    'birthdays.csv:2:20: there is no pictures/people/asha.jpg; add the file or correct its name',
  ]);
  expect(namesOf(dataDir, '2026-04-05')).toEqual(['Asha Menon']);
});

it('asks about a name that may be that of a withdrawn child, at its cell', () => {
  const root = newFolder();
  const rule = '{ name: full, picture: photo }';
  writeFiles(root, {
    'privacy.yaml': `birthdays: ${rule}\ntoppers: ${rule}\ncouncil: ${rule}\nalbums: { shown: true }\nwithdrawn:\n  - { name: Tara Anne Joseph }\n`,
    'service/birthdays.csv': 'Class,Name,DOB\nV A,"Joseph, Tara",14-11-2014\nV A,Asha Menon,5/4\n',
  });
  expect(possibleNamesIn(root).map(({ line, column }) => [line, column])).toEqual([[2, 5]]);
});
