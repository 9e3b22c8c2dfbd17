/** @jest-environment node */
import { formatDiagnostic } from '../../src/content/diagnostics';
import { dataDiagnostics } from '../../src/content-service/dataset/data-diagnostics';
import { loadDataset } from '../../src/content-service/dataset/dataset';
import { cleanUp, newApp, newFolder } from './support/app';
import { writeFiles } from './support/photos';

jest.setTimeout(60_000);
afterAll(cleanUp);

const news = '- { title: A, date: 1 May 2026, description: B }\n';

function withFiles(files: Record<string, string>): string {
  const dataDir = newFolder();
  writeFiles(dataDir, files);
  return dataDir;
}

const told = (dataDir: string) =>
  dataDiagnostics(dataDir).map((one) => formatDiagnostic(one).replace(/^[^:]*\//, ''));

it.each([
  ['news.yml', 'not read, since its name is another one; rename it to "news.yaml"'],
  ['News.yaml', 'not read, since its name is another one; rename it to "news.yaml"'],
  ['news.YAML', 'not read, since its name is another one; rename it to "news.yaml"'],
  ['news.yaml.txt', 'not read, since its name is another one; rename it to "news.yaml"'],
  ['circulars.txt', 'not read, since its name is another one; rename it to "circulars.yaml"'],
  ['evnts.yaml', 'there is no list of this name; did you mean "events"?'],
  [
    'Birthdays.csv',
    'not read, since its name is another one; where it lists birthdays, rename it to "birthdays.csv"',
  ],
  [
    'DOB list.tsv',
    'not read, since its name is another one; where it lists birthdays, rename it to "birthdays.csv"',
  ],
  [
    'birthdays.csv.txt',
    'not read, since its name is another one; where it lists birthdays, rename it to "birthdays.csv"',
  ],
  [
    'birthdays.xlsx',
    'not read; take it away from here, and bring it in: npx school import "birthdays.xlsx"',
  ],
  ['news.csv', 'not read; take it away from here, and bring it in: npx school import "news.csv"'],
  ['birthdays.yml', 'not read, since its name is another one; rename it to "birthdays.yaml"'],
  ['minutes.docx', 'not read; take it away from here'],
  ['photos', 'not read; take it away from here'],
])('names %s, which is not read', (name, message) => {
  const dataDir = withFiles(name === 'photos' ? { 'photos/1.jpg': '' } : { [name]: news });
  expect(told(dataDir)).toEqual([`${name}:1:1: ${message}`]);
});

it.each(['news.yml', 'news (1).yaml', 'Copy of news.yaml', 'news - Copy.yaml', 'news.yaml.bak'])(
  'says of %s that the list itself is read',
  (name) => {
    const dataDir = withFiles({ 'news.yaml': news, [name]: news });
    expect(told(dataDir)).toEqual([
      `${name}:1:1: not read, since only "news.yaml" is; put what is new into that one, and take this one away`,
    ]);
  },
);

it('says of a second table that the first one is read', () => {
  const dataDir = withFiles({ 'birthdays.csv': 'Name,DOB\n', 'birthdays (1).csv': 'Name,DOB\n' });
  expect(told(dataDir)).toEqual([
    'birthdays (1).csv:1:1: not read, since only "birthdays.csv" is; put what is new into that one, and take this one away',
  ]);
});

it('says nothing of what systems and programs leave, and of the guide', () => {
  const left = ['.DS_Store', '._news.yaml', 'Thumbs.db', 'desktop.ini', '~$news.docx', 'README.md'];
  const dataDir = withFiles({
    'news.yaml': news,
    ...Object.fromEntries(left.map((name) => [name, 'x'])),
  });
  expect(told(dataDir)).toEqual([]);
  expect(loadDataset(dataDir).news).toHaveLength(1);
});

it('starts no service whose lists are not all read, and names each such file', async () => {
  const dataDir = withFiles({
    'news.yml': news,
    'circulars.yaml.txt': '[]',
    'events (1).yaml': '[]',
  });
  await expect(newApp({ dataDir })).rejects.toThrow(
    /circulars\.yaml\.txt:1:1: [\s\S]+events \(1\)\.yaml:1:1: [\s\S]+news\.yml:1:1: /,
  );
});

it('tells at its start of what else lies there', async () => {
  const lines: { msg: string; first?: string[] }[] = [];
  const write = (line: string) => lines.push(JSON.parse(line) as (typeof lines)[number]);
  const dataDir = withFiles({
    'news.yaml': news,
    'circulars.yaml.txt': '[]',
    'pictures/a.HEIC': 'x',
  });
  const app = await newApp({ dataDir, logger: { level: 'warn', stream: { write } } });
  await app.listen();
  expect(lines.flatMap(({ first = [] }) => first)).toEqual([
    expect.stringMatching(/circulars\.yaml\.txt:1:1: not read, .+ rename it to "circulars\.yaml"$/),
    expect.stringMatching(/pictures\/a\.HEIC:1:1: HEIC can’t be shown by browsers; /),
  ]);
});

it.each([
  [
    `news:\n  ${news}`,
    'must be a list, each item on a line that begins with "- "; remove the line "news:" above its items',
  ],
  ['# None yet.\n', 'must be a list, each item on a line that begins with "- ", or [] for none'],
])('says how to mend a file that is no list: %j', (text, message) => {
  expect(told(withFiles({ 'news.yaml': text }))).toEqual([`news.yaml:1:1: the file ${message}`]);
});

it('names the keys of an event where one is none of them', () => {
  const event = '- { title: A, date: 1 May 2026, description: B, place: Hall }\n';
  expect(told(withFiles({ 'events.yaml': event }))).toEqual([
    expect.stringMatching(/^events\.yaml:1:49: unknown key "place"; did you mean "venue"/),
  ]);
});
