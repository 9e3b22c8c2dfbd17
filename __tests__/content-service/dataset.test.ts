/** @jest-environment node */
import { copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDiagnostic, type Diagnostic } from '../../src/content/diagnostics';
import { DatasetError, loadDataset } from '../../src/content-service/dataset/dataset';
import { checkData, dataDiagnostics } from '../../src/content-service/dataset/data-diagnostics';
import { birthdayRecords } from '../../src/content-service/kinds/birthdays';
import { cleanUp, newFolder } from './support/app';

// Starting an app, or reading all the data, takes seconds on a busy machine.
jest.setTimeout(60_000);

const real = 'content/service';

/** A diagnostic as it is printed, with the bare name of its file. */
const inFolder = (diagnostic: Diagnostic) => formatDiagnostic(diagnostic).replace(/^[^:]*\//, '');

/** The faults of the real data with some files written anew. */
function diagnosticsWith(files: Record<string, string>): string[] {
  const folder = newFolder();
  for (const name of readdirSync(real).filter((one) => one.endsWith('.yaml'))) {
    copyFileSync(join(real, name), join(folder, name));
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  try {
    loadDataset(folder);
    return [];
  } catch (error) {
    if (!(error instanceof DatasetError)) throw error;
    return error.diagnostics.map(inFolder);
  }
}

afterAll(cleanUp);

it('takes the real data without a fault', () => {
  expect(diagnosticsWith({})).toEqual([]);
});

it('tells of a text that its # cuts, and still serves the list', () => {
  const folder = newFolder();
  const text = '- { title: "A", date: 3 May 2026, description: A }\n';
  writeFileSync(
    join(folder, 'news.yaml'),
    `${text}- title: We are #1\n  date: 3 May 2026\n  description: A\n`,
  );
  expect(dataDiagnostics(folder).map(inFolder)).toEqual([
    expect.stringContaining(
      "news.yaml:2:10: what follows # is read as a comment; put the whole text in quotes: 'We are #1'",
    ),
  ]);
  expect(loadDataset(folder).news).toHaveLength(2);
});

it('names no file that is missing, and gives every album its photos', () => {
  expect(dataDiagnostics(real)).toEqual([]);
  const data = loadDataset(real);
  for (const { folder } of data.albums) {
    expect(data.photosIn(folder).length).toBeGreaterThanOrEqual(6);
    expect(data.photosIn(folder).length).toBeLessThanOrEqual(14);
  }
});

it('sends titles and descriptions without the marks of pasted messages, and with their addresses', () => {
  const folder = newFolder();
  writeFileSync(
    join(folder, 'news.yaml'),
    '- { title: "*Annual Day*", date: 3 May 2026, description: "*Dear Parents,* fill in [the _form_](https://forms.example/a) in time." }\n',
  );
  expect(loadDataset(folder).news).toEqual([
    {
      title: 'Annual Day',
      date: '3 May 2026',
      description: 'Dear Parents, fill in the form (https://forms.example/a) in time.',
    },
  ]);
});

it('reads a day with its weekday, and names one that has another', () => {
  const news = (date: string) => ({
    'news.yaml': `- { title: A, description: B, date: '${date}' }\n`,
  });
  expect(diagnosticsWith(news('Monday, 13th of April 2026'))).toEqual([]);
  expect(diagnosticsWith(news('सोमवार, 13 अप्रैल 2026'))).toEqual([]);
  expect(diagnosticsWith(news('Friday, 13 April 2026'))).toEqual([
    expect.stringMatching(/^news\.yaml:1:37: 13 April 2026 is a Monday, and not as "Friday, 13/),
  ]);
});

it.each(['X', '10th', 'X-A', 'Class 10', '"10"', '10', 'Std. X B', 'कक्षा 10'])(
  'reads the class of a topper in %s',
  (written) => {
    const folder = newFolder();
    const topper = `- { name: Asha Menon, class: ${written}, session: 2025-2026, division: 98 }\n`;
    writeFileSync(join(folder, 'toppers.yaml'), topper);
    expect(loadDataset(folder).toppers).toEqual([expect.objectContaining({ class: 'X' })]);
  },
);

it.each([
  ['division: 98.2%', 98.2],
  ["division: '९८.२'", 98.2],
  ['division: 491/500', 98.2],
  ['division: 98.2 per cent (Best of 4)', 98.2],
  ['division: 491', ':1:63: "division" must be 100 or less; write marks with their sum, such as'],
  ['division: First', ':1:63: "division" must be the result in per cent, such as 98.5, or marks'],
  ['percentage: 98', ':1:53: unknown key "percentage"; did you mean "division"?'],
])('reads the result of a topper in %s', (written, expected) => {
  const folder = newFolder();
  const topper = `- { name: Asha Menon, class: X, session: 2025-2026, ${written} }\n`;
  writeFileSync(join(folder, 'toppers.yaml'), topper);
  if (typeof expected === 'number') {
    expect(loadDataset(folder).toppers).toEqual([expect.objectContaining({ division: expected })]);
  } else expect(() => loadDataset(folder)).toThrow(expected);
});

it.each(['XII Science', 'IX', '11th', 'X and XII', 'All'])(
  'names the class of a topper in %s',
  (written) => {
    const topper = `- { name: Asha Menon, class: ${written}, session: 2025-2026, division: 98 }\n`;
    expect(diagnosticsWith({ 'toppers.yaml': topper })).toEqual([
      expect.stringMatching(`^toppers\\.yaml:1:30: unknown word "${written}"`),
    ]);
  },
);

it('says which text a comma has cut', () => {
  const news =
    "- { title: A, date: Friday, 11 December 2026, description: Seniors, juniors, the band's }\n";
  const quoted = "description: 'Seniors, juniors, the band''s'; else remove it";
  expect(diagnosticsWith({ 'news.yaml': news })).toEqual([
    expect.stringMatching(/^news\.yaml:1:21: "Friday" isn't a day/),
    `news.yaml:1:29: unknown key "11 December 2026"; where a comma has cut it from its text, put that in quotes: date: 'Friday, 11 December 2026'; else remove it`,
    `news.yaml:1:69: unknown key "juniors"; where a comma has cut it from its text, put that in quotes: ${quoted}`,
    `news.yaml:1:78: unknown key "the band's"; where a comma has cut it from its text, put that in quotes: ${quoted}`,
  ]);
});

it('says that a colon without a blank behind it ends no key in brackets', () => {
  const news = '- {title:Fair, date:1 May 2026, description: Come.}\n';
  expect(diagnosticsWith({ 'news.yaml': news })).toEqual([
    'news.yaml:1:4: unknown key "title:Fair"; write a blank behind the colon: title: Fair',
    'news.yaml:1:16: unknown key "date:1 May 2026"; write a blank behind the colon: date: 1 May 2026',
  ]);
});

it('says what to do with the address of a file', () => {
  const news =
    "- { title: A, description: B, date: 3 May 2026, images: ['https://drive.example/x'] }\n";
  expect(diagnosticsWith({ 'news.yaml': news })).toEqual([
    expect.stringMatching(
      /^news\.yaml:1:58: "https:\/\/drive\.example\/x" is an address; download/,
    ),
  ]);
});

it('takes the days of a season as other days, and names those of one year', () => {
  const line = (from: string, until: string) => ({
    'highlights.yaml': `- { title: A, from: ${from}, until: ${until} }\n`,
  });
  expect(diagnosticsWith(line('16th Nov', 'Feb 15'))).toEqual([]);
  expect(diagnosticsWith(line('25/11/2026', '10 Dec 2026'))).toEqual([
    expect.stringMatching(
      /^highlights\.yaml:1:21: .* for once "publishFrom: 2026-11-25" in its place$/,
    ),
    expect.stringMatching(
      /^highlights\.yaml:1:40: .* for once "publishUntil: 2026-12-10" in its place$/,
    ),
  ]);
});

it('tells every fault of every file at once, with its line and column', () => {
  const diagnostics = diagnosticsWith({
    'news.yaml': [
      '- title: A',
      '  date: 31 November 2026',
      '  descriptoin: B',
      '  description: " "',
      '- title: C',
      '  date: 2 May 2026',
      '  description: D',
      '  images: [../secret.webp]',
    ].join('\n'),
    'videos.yaml': '- title: A\n  date: 1 May 2026\n  videoUrl: http://videos.example/a\n',
  });
  expect(diagnostics).toEqual([
    expect.stringMatching(
      /^news\.yaml:2:9: there is no such day as 31 November 2026; write it like 14 /,
    ),
    'news.yaml:3:3: unknown key "descriptoin"; did you mean "description"?',
    expect.stringMatching(/^news\.yaml:4:16: "description" is blank; write a value, for example /),
    expect.stringMatching(/^news\.yaml:8:12: "\.\.\/secret\.webp" isn't a path under pictures/),
    expect.stringMatching(
      /^videos\.yaml:3:13: "http:\/\/videos\.example\/a" begins with http, .*; write https:\/\/ /,
    ),
  ]);
});

it('refuses a result that a spreadsheet has written as a part of one', () => {
  const topper = '- { name: Tara Joseph, class: X, session: 2025-2026, division: 0.985 }\n';
  expect(diagnosticsWith({ 'toppers.yaml': topper })).toEqual([
    'toppers.yaml:1:64: "division" must be 1 or more',
  ]);
});

it('refuses a picture whose notes would be served with it', () => {
  const images = 'images: [pictures/news/dawn.GIF]';
  const news = `- title: A\n  date: 2 May 2026\n  description: B\n  ${images}\n`;
  expect(diagnosticsWith({ 'news.yaml': news })).toEqual([
    expect.stringMatching(/^news\.yaml:4:12: .* is a GIF, .*; save it as WebP, JPEG or PNG$/),
  ]);
});

it.each([
  ['no YAML', '- title: "A\n', /^news\.yaml:\d+:\d+: /],
  ['a map for a list', 'title: A\n', /^news\.yaml:1:1: the file must be a list, each item /],
  ['nothing', '', /^news\.yaml:1:1: the file is empty; write it/],
  [
    'a list for a title',
    '- title: [A, B]\n  date: 1 May 2026\n  description: A\n',
    /^news\.yaml:1:10: "title" must be a text/,
  ],
  [
    'a missing key',
    '- title: A\n  date: 1 May 2026\n',
    /^news\.yaml:1:3: "description" is missing; add it, for example/,
  ],
])('tells of %s', (_what, text, fault) => {
  expect(diagnosticsWith({ 'news.yaml': text })).toEqual([expect.stringMatching(fault)]);
});

it('takes a school that has no list of a kind, or none at all', () => {
  const data = loadDataset(newFolder());
  expect([data.news, data.albums, data.birthdays]).toEqual([[], [], []]);
  expect(birthdayRecords(data.birthdays, '2026-11-14')).toEqual([]);
});

it('tells of a file that no list is made of', () => {
  expect(diagnosticsWith({ 'evnts.yaml': '[]' })).toEqual([
    'evnts.yaml:1:1: there is no list of this name; did you mean "events"?',
  ]);
});

it('tells where a list names the certificate of a pupil', () => {
  const folder = newFolder();
  const file = 'papers/certificates/e1587e4a.pdf';
  const register = `- { admission: A/1, name: Asha Menon, file: ${file} }\n`;
  writeFileSync(join(folder, 'register.yaml'), register);
  writeFileSync(join(folder, 'highlights.yaml'), `- title: A\n  attachments: [${file}]\n`);
  expect(checkData(folder).notSent).toContainEqual({
    file: expect.stringMatching(/\/highlights\.yaml:2:17$/) as string,
    message:
      `${file} is a pupil's certificate in register.yaml and is not sent to everybody; ` +
      'name another file, or take the certificate out of the register',
  });
});

it('tells where a missing picture is named', () => {
  const folder = newFolder();
  const video = '- title: A\n  date: 1 May 2026\n  videoUrl: https://videos.example/a\n';
  writeFileSync(join(folder, 'videos.yaml'), video);
  writeFileSync(join(folder, 'highlights.yaml'), '- title: A\n  attachments: [papers/none.pdf]\n');
  const diagnostics = dataDiagnostics(folder).map(inFolder);
  expect(diagnostics).toContain(
    'highlights.yaml:2:17: there is no papers/none.pdf; add the file or correct its name',
  );
});
