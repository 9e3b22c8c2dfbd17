/** @jest-environment node */
import { formatDiagnostic } from '../../src/content/diagnostics';
import { dataDiagnostics } from '../../src/content-service/dataset/data-diagnostics';
import { loadDataset } from '../../src/content-service/dataset/dataset';
import { birthdayRecords } from '../../src/content-service/kinds/birthdays';
import { addDays } from '../../src/lib/dates/plain-date';
import { cleanUp, newFolder } from './support/app';
import { writeFiles } from './support/photos';

afterAll(cleanUp);

/** A folder whose table of birthdays has these bytes, and what is told of it. */
function withTable(table: string | Buffer) {
  const dataDir = newFolder();
  writeFiles(dataDir, { 'birthdays.csv': table });
  const told = dataDiagnostics(dataDir).map((one) =>
    formatDiagnostic(one)
      .replace(/^[^:]*birthdays\.csv:/, '')
      .replace(/as \S*\//, 'as '),
  );
  return { told, rows: () => loadDataset(dataDir).birthdays };
}

/** Names in four scripts, each another one. */
const given = ['Asha', 'Ravi', 'मीरा', 'অর্ণব', 'கார்த்திக்', 'Zoë', "D'Arcy", 'Md.', 'किरण', 'Tenzin'];
const family = [
  'Menon',
  'Lal',
  'जोशी',
  'সেন',
  'முருகன்',
  "D'Souza",
  'Bhutia',
  'Rao',
  'कुमार',
  'Khan',
];
const middle = ['Rani', 'कुमारी', 'চন্দ্র'];
const pupils = middle.flatMap((m) => given.flatMap((g) => family.map((f) => `${g} ${m} ${f}`)));

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (number: number) => String(number).padStart(2, '0');

/** The birthday of a pupil in one of the forms of an office, and as it is kept. */
function birthdayOf(index: number): { written: string; kept: string } {
  const [day, month, year] = [1 + (index % 28), 1 + (index % 12), 2008 + (index % 14)];
  const forms = [
    `${day} ${months[month - 1]}`,
    `${two(day)}/${two(month)}/${year}`,
    `${day}-${month}`,
    `${year}-${two(month)}-${two(day)}`,
    `${two(day)}-${months[month - 1]}-${String(year).slice(2)}`,
    `${two(day)}.${two(month)}.${year}`,
  ];
  return { written: forms[index % forms.length] ?? '', kept: `--${two(month)}-${two(day)}` };
}

const classes = ['Nursery A', 'LKG-B', 'I-A', 'VI', '10th B', 'XII Science', 'कक्षा 5', ''];

const lineOf = (name: string, index: number) =>
  [index + 1, name, classes[index % classes.length], birthdayOf(index).written].join(',');
const lines = pupils.map(lineOf);
const heading = 'S.No.,Name of Student,Class & Sec,D.O.B. (DD/MM/YYYY)';

it('reads 300 pupils with names in four scripts', () => {
  expect(new Set(pupils).size).toBe(300);
  const { told, rows } = withTable([heading, ...lines].join('\n'));
  expect(told).toEqual([]);
  const birthdays = rows();
  expect(birthdays.map(({ name, birthday }) => [name, birthday])).toEqual(
    pupils.map((name, index) => [name, birthdayOf(index).kept]),
  );
  const year = Array.from({ length: 366 }, (_, index) => addDays('2028-01-01', index));
  const shown = year.flatMap((day) => birthdayRecords(birthdays, day).map(({ name }) => name));
  expect(shown.sort()).toEqual([...pupils].sort());
});

it('names ten seeded faults at their line and column, and shows all other rows', () => {
  const seeded = [...lines];
  seeded[10] = '11,,VI,5 April';
  seeded[40] = '41,Asha Sen,VI,31 April 2014';
  seeded[70] = '71,Ravi Sen,VI,';
  seeded[100] = '101,"Tara Sen,VI,5 April';
  seeded[130] = '131,Menon, Tara,VI,5 April';
  seeded[160] = '161,Tara Sen,VI,04/25/2014';
  seeded[190] = '191,???? ??,VI,5 April';
  seeded[220] = '221,Arun "Sen",VI,41734';
  seeded[250] = '251,"Arun" Sen,VI,5 April';
  seeded[299] = seeded[0] ?? '';
  const { told, rows } = withTable([heading, ...seeded, 'Total: 300'].join('\n'));
  expect(told).toEqual(
    [
      '12:4: "name" is missing; add it, for example "Asha Menon"',
      '42:16: this is no day of any month; write it like 5 April or 05/04',
      '72:16: "birthday" is missing; add it, for example "5 April"',
      '102:5: this quote is not closed where the cell ends; leave it out, or put "…" around the whole cell',
      '132:20: more cells than columns; put a text that holds a "," in quotes',
      '162:17: the month stands first here; write the day first, like 25/04, in all rows',
      '192:5: this name has no letters; save the file as "CSV UTF-8", or write the name again',
      '222:19: this is how Excel counts days; give the column the format of a date there, and save again',
      '252:5: this quote is not closed where the cell ends; leave it out, or put "…" around the whole cell',
      '301:1: the same name, class and birthday as birthdays.csv:2; remove one of the two',
      '302:1: "birthday" is missing; add it, for example "5 April"',
      '302:1: "name" is missing; add it, for example "Asha Menon"',
    ].map((one) => expect.stringContaining(one) as string),
  );
  expect(rows()).toHaveLength(300 - 10);
});

const expected = [
  { name: 'Zoë Fernandes, Jr.', class: 'V A', birthday: '--04-05' },
  { name: 'मीरा जोशी', class: 'VI', birthday: '--11-14' },
];

it('reads what Excel saves in Europe: a mark, semicolons, quotes and line ends of Windows', () => {
  const text = [
    'Student Name;Class;Section;Date of Birth;Photo',
    '"Zoë Fernandes, Jr.";V;A;05-04-2014;',
    'मीरा जोशी;VI;;14/11/2013;',
    ';;;;',
  ];
  const { told, rows } = withTable(`\uFEFF${text.join('\r\n')}\r\n`);
  expect(told).toEqual([]);
  expect(rows()).toEqual(expected);
});

it.each<[string, (text: string) => Buffer]>([
  ['UTF-16, as "Unicode Text"', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 of the other order', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['UTF-8', (text) => Buffer.from(text)],
])('reads tabs in %s', (_what, encode) => {
  const text =
    'Pupil\tStd & Div\tBirthday\r\nZoë Fernandes, Jr.\tV A\t5th Apr\r\nमीरा जोशी\tVI\t14 Nov\r\n';
  const { told, rows } = withTable(encode(text));
  expect(told).toEqual([]);
  expect(rows()).toEqual(expected);
});

it('reads Windows-1252, and the line in which Excel names its delimiter', () => {
  const text = 'sep=;\r\nNAME;D O B\r\nZoë D’Souza;5/4\r\n';
  const bytes = Buffer.from(text.replace('’', '\x92'), 'latin1');
  const { told, rows } = withTable(bytes);
  expect(told).toEqual([]);
  expect(rows()).toEqual([{ name: 'Zoë D’Souza', birthday: '--04-05' }]);
});

it('puts a name together from its parts, and takes a heading on two lines', () => {
  const { told, rows } = withTable(
    'First Name,Middle Name,Last Name,Grade,Sec,"Date of\nBirth"\nAsha,,Menon,V A,A,5 April\nRavi,Kumar,Lal,X,B,6 April\n',
  );
  expect(told).toEqual([]);
  expect(rows()).toEqual([
    { name: 'Asha Menon', class: 'V A', birthday: '--04-05' },
    { name: 'Ravi Kumar Lal', class: 'X B', birthday: '--04-06' },
  ]);
});

it('takes headings in Hindi', () => {
  const { told, rows } = withTable('क्रमांक,छात्र का नाम,कक्षा,जन्म तिथि\n1,मीरा जोशी,VI,14/11/2013\n');
  expect(told).toEqual([]);
  expect(rows()).toEqual([expected[1]]);
});

it('names what stands above the headings, and columns that are not read', () => {
  const { told, rows } = withTable(
    [
      'Hillview School,,,,,',
      '',
      "Name,Father's Name,Class,Birthdy,,Date of Birth",
      'Asha Menon,Arun Menon,V A,,x,5 April',
    ].join('\n'),
  );
  expect(told).toEqual([
    '1:1: above the headings, so it is not read; remove this line',
    '3:6: the column "Father\'s Name" is not read; remove it, so that the file holds no more of pupils than is needed',
    '3:26: the column "Birthdy" is not read; did you mean "Birthday"?',
    '3:34: this column has no heading; write one, or remove it',
  ]);
  expect(rows()).toEqual([{ name: 'Asha Menon', class: 'V A', birthday: '--04-05' }]);
});

it.each([
  [
    'Name;Class\nAsha;V A\n',
    '1:1: no column holds the birthday; call one "Birthday" or "Date of Birth"',
  ],
  ['Class,DOB\nV A,5 April\n', '1:1: no column holds the name; call one "Name"'],
  [
    'Asha,5 April\n',
    '1:1: the first line must name the columns, such as: Name,Class,Birthday,Photo',
  ],
  ['Name,Name,DOB\nAsha,,5 April\n', '1:6: a second column "Name"; keep one of the two'],
])('tells of the headings of %p', (text, message) => {
  expect(withTable(text).told).toEqual([message]);
});

it('finds each line again after an open quote, however many there are', () => {
  const open = (index: number) => `"Pupil ${index},V A,5 April`;
  const text = Array.from({ length: 400 }, (_, index) =>
    index % 2 ? open(index) : `Pupil no ${index},V A,5 April`,
  );
  const { told, rows } = withTable(`Name,Class,DOB\n${text.join('\n')}`);
  expect(told).toHaveLength(200);
  expect(rows()).toHaveLength(200);
});
