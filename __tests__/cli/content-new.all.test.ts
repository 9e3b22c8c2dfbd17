/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import sharp from 'sharp';
import { loadDataset } from '../../src/content-service/dataset/dataset';
import { eventRecords } from '../../src/content-service/kinds/events';
import { kinds, makeNew, type NewOptions } from '../../src/cli/content-new/make-new';
import { school } from '../../src/cli/program';
import { findDiagnostics } from '../../src/cli/content-check/find-diagnostics';
import { phonePhoto } from '../support/phone-photo';
import { type Ended, runCommand } from '../support/run-command';
import {
  copiedContent,
  namesIn,
  newFolder,
  removeFolders,
  samplePicture,
  smallPdf,
} from './support/copied-content';

// A photo of a phone, and all of the content, take their time on a busy machine.
jest.setTimeout(120_000);

const { isTTY } = process.stdin;
let office: string;
beforeAll(async () => {
  process.stdin.isTTY = false;
  office = newFolder();
  process.env.INIT_CWD = office;
  smallPdf(join(office, 'Bus routes.pdf'));
  await phonePhoto(join(office, 'IMG 1.JPG'), [3200, 2400]);
  samplePicture(join(office, 'two.webp'));
  writeFileSync(join(office, 'Locked.pdf'), '%PDF-1.7 trailer << /Encrypt 9 0 R >>');
  writeFileSync(join(office, 'page.pdf'), '<!doctype html>');
  writeFileSync(join(office, 'page.html'), '<!doctype html>');
  writeFileSync(join(office, 'Bus stops.xls'), '<html><table><tr><td>Stop</td></tr></table>');
  for (const name of ['Date sheet.docx', 'Marks.XLSX', 'All forms.zip']) {
    writeFileSync(join(office, name), 'PK\x03\x04 what an office program writes');
  }
});
afterAll(() => {
  process.stdin.isTTY = isTTY;
  removeFolders();
});

/** What the command does with these options where there is no terminal, without a Node of its own. */
async function run(dir: string, kind: NewOptions['kind'], ...options: string[]): Promise<Ended> {
  const pairs = options.flatMap((word, index) =>
    index % 2 === 0 ? [[word.replace(/^--/, ''), options[index + 1] ?? '']] : [],
  );
  const output: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => output.push(line));
  const given = Object.fromEntries(pairs) as Record<string, string>;
  try {
    await makeNew({ kind, given, dir, own: false });
    return { status: 0, output: output.join('\n'), errorOutput: '' };
  } catch (error) {
    return { status: 1, output: output.join('\n'), errorOutput: String((error as Error).message) };
  } finally {
    log.mockRestore();
  }
}

const read = (dir: string, name: string) => readFileSync(join(dir, name), 'utf8');
const faults = (dir: string) => findDiagnostics({ dir, own: false }).diagnostics;

/** A school with short lists and few pages, where it is all the same which: to check the sample takes a second. */
const smallSchool = '__tests__/fixtures/schools/pune-day-school/content';

/** All lines of the original stand in the new text, in order, and how many more there are. */
function linesAdded(dir: string, name: string, original = 'content'): string[] {
  const before = read(resolve(original), name).split('\n');
  const after = read(dir, name).split('\n');
  let next = 0;
  const added = after.filter((line) => {
    if (line !== before[next]) return true;
    next += 1;
    return false;
  });
  expect(next).toBe(before.length);
  return added;
}

it('writes a page, in the form of the guide', async () => {
  const dir = copiedContent(smallSchool);
  const description = 'The hostel of the school: rooms, rules, and how to apply for a place in it.';
  const { status, output } = await run(
    dir,
    'page',
    ...['--title', "The girls' hostel: a home", '--menu', 'joining'],
    ...['--description', description, '--text', 'It has **forty** beds.'],
  );
  expect(output).toMatch(/^written {2}content\/pages\/the-girls-hostel-a-home\.md\n/);
  expect(output).toContain('at /TheGirlsHostelAHome');
  expect(status).toBe(0);
  expect(read(dir, 'pages/the-girls-hostel-a-home.md')).toMatch(
    new RegExp(
      `^---\npath: /TheGirlsHostelAHome\ntitle: "The girls' hostel: a home"\nkind: static\nmenu: Joining\n` +
        `description: '${description}'\nreviewed: \\d{4}-\\d\\d-\\d\\d\n---\n\nIt has \\*\\*forty\\*\\* beds\\.\n$`,
    ),
  );
  expect(faults(dir)).toEqual([]);
});

// The command checks what it has written itself, as `faults` does, and undoes it where there is a fault.
it('adds news above the others, with a picture that is made fit and a paper', async () => {
  const original = copiedContent(smallSchool);
  writeFileSync(
    join(original, 'service/news.yaml'),
    '- title: The library is open\n  date: 9 September 2026\n  description: All day.\n',
  );
  const dir = copiedContent(original);
  const { status, output } = await run(
    dir,
    'news',
    ...['--title', 'Café opens: come!', '--date', '14 November 2026', '--description', "It's new."],
    ...['--picture', 'IMG 1.JPG', '--document', 'Bus routes.pdf'],
  );
  expect(output).toContain('written  content/service/news.yaml\n');
  expect(status).toBe(0);
  expect(linesAdded(dir, 'service/news.yaml', original)).toEqual([
    "- title: 'Café opens: come!'",
    '  date: 14 November 2026',
    "  description: It's new.",
    '  images: [pictures/news/cafe-opens-come.jpg]',
    '  attachments: [papers/news/cafe-opens-come.pdf]',
  ]);
  expect(read(dir, 'service/news.yaml').split('\n')[0]).toBe("- title: 'Café opens: come!'");
  const photo = join(dir, 'service/pictures/news/cafe-opens-come.jpg');
  const { width, height, exif } = await sharp(photo).metadata();
  expect({ width, height, exif }).toEqual({ width: 2250, height: 3000, exif: undefined });
});

it('adds an event, with a picture that is there already', async () => {
  const dir = copiedContent(smallSchool);
  samplePicture(join(dir, 'service/pictures/walk.webp'));
  const { status } = await run(
    dir,
    'event',
    ...['--title', 'Kite day', '--date', '9 May 2026', '--time', '7:30'],
    ...[
      '--venue',
      'Main courtyard',
      '--description',
      'Bring a kite.',
      '--picture',
      'pictures/walk.webp',
    ],
  );
  expect(status).toBe(0);
  expect(linesAdded(dir, 'service/events.yaml', smallSchool)).toEqual([
    '- { title: Kite day, date: 9 May 2026, time: 7:30, venue: Main courtyard, description: Bring a kite., images: [pictures/walk.webp] }',
  ]);
});

it('adds a circular in the form of the others, with its paper', async () => {
  const dir = copiedContent(smallSchool);
  const { status } = await run(
    dir,
    'circular',
    ...['--title', 'Bus routes and stops', '--date', '2026-11-14', '--document', 'Bus routes.pdf'],
  );
  expect(status).toBe(0);
  expect(linesAdded(dir, 'service/circulars.yaml', smallSchool)).toEqual([
    '- { title: Bus routes and stops, date: 2026-11-14, attachments: [papers/circulars/bus-routes-and-stops.pdf] }',
  ]);
});

it('takes a document that is locked, and says that visitors may not open it', async () => {
  const dir = copiedContent(smallSchool);
  const { status, output } = await run(
    dir,
    'circular',
    ...['--title', 'Date sheet', '--date', '2026-11-14', '--document', 'Locked.pdf'],
  );
  expect(status).toBe(0);
  expect(output).toContain(
    'papers/circulars/date-sheet.pdf: it is locked, and may ask for a password before it opens',
  );
});

it('adds a circular that says itself what it is of, and needs a paper otherwise', async () => {
  const dir = copiedContent(smallSchool);
  const closed = ['circular', '--title', 'Rain', '--date', '14/11/2026'] as const;
  const { status } = await run(dir, ...closed, '--description', 'The school is closed today.');
  expect(status).toBe(0);
  expect(linesAdded(dir, 'service/circulars.yaml', smallSchool)).toEqual([
    '- { title: Rain, date: 14/11/2026, description: The school is closed today. }',
  ]);
  const without = await run(dir, ...closed);
  expect(without.status).toBe(1);
  expect(without.errorOutput).toContain('--document: an answer is needed');
});

it('writes the number and the classes of a circular', async () => {
  const dir = copiedContent(smallSchool);
  const { status, output } = await run(
    dir,
    'circular',
    ...['--title', 'Trip to the zoo', '--number', '2026/7', '--date', '14/11/2026'],
    ...['--classes', '6 to 8', '--document', 'Bus routes.pdf'],
  );
  expect({ status, output }).toMatchObject({ status: 0 });
  expect(linesAdded(dir, 'service/circulars.yaml', smallSchool)).toEqual([
    '- { title: Trip to the zoo, number: 2026/7, date: 14/11/2026, classes: 6 to 8, attachments: [papers/circulars/trip-to-the-zoo.pdf] }',
  ]);
});

it.each([
  ['Date sheet.docx', 'docx'],
  ['Marks.XLSX', 'xlsx'],
  ['All forms.zip', 'zip'],
])('takes %s as a document, as the service sends it', async (file, ending) => {
  const dir = copiedContent(smallSchool);
  const { status, errorOutput } = await run(
    dir,
    'circular',
    ...['--title', 'Half-yearly', '--date', '14 Nov 2026', '--document', file],
  );
  expect({ status, errorOutput }).toEqual({ status: 0, errorOutput: '' });
  const [added = ''] = linesAdded(dir, 'service/circulars.yaml', smallSchool);
  expect(added).toContain(`attachments: [papers/circulars/half-yearly.${ending}]`);
  expect(faults(dir)).toEqual([]);
});

it.each([
  ['14/11/2026', '16-11-26', '9.00 a.m. – 12.30 p.m.'],
  ["14th Nov '26", 'November 16, 2026', '0930 hrs'],
  ['2026-11-14', '2026-11-16', '0930'],
  ['14.11.2026', '16 Nov. 2026', 'from 10.30 am'],
])('takes an event of several days as an office writes them: %s, %s, %s', async (...written) => {
  const [date, until, time] = written;
  const dir = copiedContent(smallSchool);
  const { status, errorOutput } = await run(
    dir,
    'event',
    ...['--title', 'Camp', '--date', date, '--until', until, '--time', time],
    ...['--description', 'Bring a tent.'],
  );
  expect({ status, errorOutput }).toEqual({ status: 0, errorOutput: '' });
  const [first] = parse(read(dir, 'service/events.yaml')) as object[];
  expect(first).toEqual({ title: 'Camp', date, until, time, description: 'Bring a tent.' });
  const sent = eventRecords(loadDataset(join(dir, 'service')).events, '2026-11-14', 4);
  expect(sent.find(({ title }) => title === 'Camp')).toMatchObject({
    date: '2026-11-14',
    until: '2026-11-16',
    time,
  });
});

it('adds a notification that ends by itself, with a link, a picture and a document', async () => {
  const dir = copiedContent(smallSchool);
  const { status, errorOutput } = await run(
    dir,
    'notification',
    ...['--title', 'Closed tomorrow', '--description', 'Heavy rain is forecast.'],
    ...['--until', '20/11/2026 4 pm', '--url', '/ContactUs', '--picture', join(office, 'two.webp')],
    ...['--document', join(office, 'Bus routes.pdf')],
  );
  expect({ status, errorOutput }).toEqual({ status: 0, errorOutput: '' });
  const [first] = parse(read(dir, 'service/notifications.yaml')) as object[];
  expect(first).toEqual({
    title: 'Closed tomorrow',
    publishUntil: '20/11/2026 4 pm',
    images: ['pictures/notifications/closed-tomorrow.webp'],
    description: 'Heavy rain is forecast.',
    url: '/ContactUs',
    urlTitle: 'Read more',
    attachments: ['papers/notifications/closed-tomorrow.pdf'],
  });
  expect(faults(dir)).toEqual([]);
});

it('adds a line of the ticker to a list that has none yet, and a video', async () => {
  const dir = copiedContent(smallSchool);
  rmSync(join(dir, 'service/highlights.yaml'), { force: true });
  const line = await run(
    dir,
    'highlight',
    '--title',
    'Admissions are open',
    '--until',
    '31/1/2027',
    '--url',
    '/Criteria',
  );
  expect(line.status).toBe(0);
  expect(parse(read(dir, 'service/highlights.yaml'))).toEqual([
    { title: 'Admissions are open', publishUntil: '31/1/2027', url: '/Criteria' },
  ]);
  const words = ['--title', 'The relay', '--date', '2026-11-14'];
  const studio = 'https://studio.youtube.com/video/abcdefghijk/edit';
  const refused = await run(dir, 'video', ...words, '--url', studio);
  expect(refused.errorOutput).toContain('write https://youtu.be/abcdefghijk');
  const { output } = await run(dir, 'video', ...words, '--url', 'https://youtu.be/abcdefghijk');
  expect(output).toContain('at /VideoGallery');
  expect((parse(read(dir, 'service/videos.yaml')) as object[])[0]).toEqual({
    title: 'The relay',
    date: '2026-11-14',
    videoUrl: 'https://youtu.be/abcdefghijk',
  });
  expect(faults(dir)).toEqual([]);
});

it('has an option for each question', () => {
  const asked = Object.values(kinds).flatMap(({ questions }) => questions.map(({ name }) => name));
  const add = school.commands.find((one) => one.name() === 'add');
  const names = add?.options.map((option) => option.attributeName());
  expect(new Set(names)).toEqual(new Set([...asked, 'dir']));
});

it.each([
  ['June', '2026-05-20', '2024-2025'],
  ['June', '2026-06-20', '2025-2026'],
  ['January', '2026-03-20', '2025'],
  ['April', '2026-05-20', '2025-2026'],
])('offers the session that has ended where sessions begin in %s, on %s', (month, day, session) => {
  const dir = newFolder();
  writeFileSync(join(dir, 'site.yaml'), `sessionFrom: ${month}\n`);
  const question = kinds.topper.questions.find(({ name }) => name === 'session');
  jest.useFakeTimers({ now: new Date(`${day}T09:00:00+05:30`) });
  expect(question?.fallback?.({}, dir)).toBe(session);
  jest.useRealTimers();
});

it('asks for the classes and streams of a topper that site.yaml names, else for the usual ones', () => {
  const dir = newFolder();
  const [grade, stream] = ['class', 'stream'].map((asked) =>
    kinds.topper.questions.find(({ name }) => name === asked),
  );
  writeFileSync(join(dir, 'site.yaml'), 'name: A\n');
  expect(grade?.choices?.(dir)).toEqual(['X', 'XII']);
  expect(stream?.choices?.(dir)).toContain('Commerce');
  writeFileSync(
    join(dir, 'site.yaml'),
    'examinations: [{ class: XII, name: ISC }, { class: X, name: ICSE }]\nstreams: [Arts]\n',
  );
  expect(grade?.choices?.(dir)).toEqual(['X', 'XII']);
  expect(stream?.choices?.(dir)).toEqual(['Arts']);
  writeFileSync(join(dir, 'site.yaml'), 'examinations: [{ class: X, name: ICSE }]\n');
  expect(grade?.choices?.(dir)).toEqual(['X']);
});

it('adds a birthday without its year, and the class in the words of the school, to its table', async () => {
  const dir = copiedContent(smallSchool);
  const { status, output } = await run(
    dir,
    'birthday',
    ...['--name', 'Asha Menon', '--class', 'class v a', '--birthday', '05/04/2014'],
  );
  expect([status, output]).toEqual([0, expect.stringContaining('content/service/birthdays.csv\n')]);
  const options = ['--name', 'Ravi Lal', '--birthday', '6th Apr', '--picture', 'two.webp'];
  await run(dir, 'birthday', ...options);
  expect(read(dir, 'service/birthdays.csv').trim().split('\n').slice(-2)).toEqual([
    'Asha Menon,5 A,5 April,',
    'Ravi Lal,,6 April,pictures/people/ravi-lal.webp',
  ]);
  expect(namesIn(join(dir, 'service'))).not.toContain('birthdays.yaml');
  expect(faults(dir)).toEqual([]);
  const { errorOutput } = await run(dir, 'birthday', '--name', 'A', '--birthday', '31 April');
  expect(errorOutput).toContain('this is no day of any month; write it like 5 April or 05/04');
});

it('adds a birthday to a list that has none yet', async () => {
  const dir = copiedContent(smallSchool);
  rmSync(join(dir, 'service/birthdays.csv'));
  await run(dir, 'birthday', '--name', 'Asha Menon', '--birthday', '5/4/2014');
  await run(dir, 'birthday', '--name', 'Ravi Lal', '--class', 'X-B', '--birthday', '6th Apr');
  expect(read(dir, 'service/birthdays.yaml')).toBe(
    '- { name: Asha Menon, birthday: 5 April }\n- { name: Ravi Lal, class: 10 B, birthday: 6 April }\n',
  );
});

it('adds an album with all photos of a folder', async () => {
  const dir = copiedContent(smallSchool);
  const { status } = await run(
    dir,
    'album',
    ...['--title', 'Kite day', '--date', '14 May 2026', '--description', 'Wind!', '--photos', '.'],
  );
  expect(status).toBe(0);
  expect(linesAdded(dir, 'service/albums.yaml', smallSchool)).toEqual([
    '- { id: kite-day, title: Kite day, date: 14 May 2026, description: Wind!, folder: pictures/albums/kite-day }',
  ]);
  expect(namesIn(join(dir, 'service/pictures/albums/kite-day'))).toEqual(['001.jpg', '002.webp']);
});

it('takes no photo that is named after a withdrawn child, since its new name would not say so', async () => {
  const dir = copiedContent(smallSchool);
  writeFileSync(join(dir, 'privacy.yaml'), 'withdrawn: [{ name: Asha Menon }]\n');
  const photos = newFolder();
  for (const name of ['Asha Menon (1).webp', 'IMG_1.webp']) samplePicture(join(photos, name));
  const common = ['--title', 'Kite day', '--date', '14 May 2026', '--description', 'Wind!'];
  const { output } = await run(dir, 'album', ...common, '--photos', photos);
  expect(output).toContain('! 1 photo named after a child who is withdrawn, or may be');
  expect(namesIn(join(dir, 'service/pictures/albums/kite-day'))).toEqual(['001.webp']);
  const picture = join(photos, 'Asha Menon (1).webp');
  const { errorOutput } = await run(dir, 'news', ...common, '--picture', picture);
  expect(errorOutput).toContain('--picture: this file is named after a child who is withdrawn');
});

it('keeps all photos of a folder and all albums apart, whatever the script of their names', async () => {
  const dir = copiedContent(smallSchool);
  const photos = newFolder();
  for (const [index, name] of ['दिन', 'रात', 'IMG (1)', 'IMG-1'].entries()) {
    const background = { r: index * 60, g: 0, b: 0 };
    const photo = sharp({ create: { width: 60, height: 40, channels: 3, background } });
    await photo.toFile(join(photos, `${name}.jpg`));
  }
  const answers = ['--date', '14 May 2026', '--description', 'Wind!', '--photos', photos];
  for (const title of ['होली', 'दीपावली']) await run(dir, 'album', '--title', title, ...answers);
  const albums = namesIn(join(dir, 'service/pictures/albums')).filter((name) => /^new-/.test(name));
  expect(albums).toHaveLength(2);
  for (const name of albums) {
    expect(namesIn(join(dir, 'service/pictures/albums', name))).toEqual(
      [1, 2, 3, 4].map((n) => `00${n}.jpg`),
    );
  }
  expect(faults(dir)).toEqual([]);
});

it('adds a topper behind those who did as well', async () => {
  const dir = copiedContent();
  const { status, output } = await run(
    dir,
    'topper',
    ...['--name', 'Asha Rana', '--class', 'Class 12', '--stream', '1', '--percent', '98.5'],
    ...['--session', '2025-26'],
  );
  expect(output).toContain('at /ISCToppers.');
  expect(status).toBe(0);
  const list = parse(read(dir, 'service/toppers.yaml')) as { name: string; division: number }[];
  const names = list.slice(2, 5).map(({ name }) => name);
  expect(names).toEqual(['Meher Gill', 'Asha Rana', 'Arjun Thapliyal']);
  expect(linesAdded(dir, 'service/toppers.yaml')).toEqual([
    '- { name: Asha Rana, class: XII, session: 2025-2026, division: 98.5, stream: Science }',
  ]);
});

it('tells every wrong answer at once, with what to write, and writes nothing', async () => {
  const dir = copiedContent(smallSchool);
  const before = read(dir, 'service/news.yaml');
  const { status, errorOutput } = await run(
    dir,
    'news',
    ...['--title', ' ', '--date', '31 June 2026', '--description', 'A.', '--picture', 'none.jpg'],
  );
  expect(errorOutput.split('\n')).toEqual([
    '--title: an answer is needed, for example: Six new classrooms',
    '--date: there is no such day as 31 June 2026; write it like 14 November 2026, 14/11/2026 or 2026-11-14',
    '--picture: there is no file none.jpg; write where the picture is, such as ~/Pictures/picnic.jpg',
  ]);
  expect(status).toBe(1);
  expect(read(dir, 'service/news.yaml')).toBe(before);
});

it.each<[[NewOptions['kind'], ...string[]], string]>([
  [['page', '--title', 'Fee', '--path', '/fee'], '/fee is taken by content/pages/fee.yaml'],
  [['page', '--title', 'A', '--path', 'hostel'], 'write letters, digits and hyphens after a slash'],
  [['page', '--title', 'A', '--menu', 'Abuot'], 'did you mean "About"?'],
  [['page', '--title', 'A', '--description', 'Short.'], 'say more, 50 to 160 are shown'],
  [
    ['circular', '--title', 'A', '--document', 'two.webp'],
    'two.webp is a picture; answer the question for a picture, or print it as a PDF',
  ],
  [['circular', '--title', 'A', '--document', 'page.pdf'], 'this is not a PDF; export it again'],
  [['circular', '--title', 'A', '--document', 'page.html'], 'this is a web page; save the page as'],
  [
    ['event', '--title', 'A', '--date', '14/11/2026', '--until', '12/11/2026'],
    '--until: it ends before it begins (2026-11-14); exchange the two days',
  ],
  [
    ['circular', '--title', 'A', '--classes', 'VI to XX'],
    '--classes: the school has no class "VI to XX" (site.yaml lists ',
  ],
  [['album', '--title', 'A', '--photos', 'none'], 'there is no folder none'],
  [['topper', '--name', 'A', '--class', 'XI'], 'did you mean'],
  [['topper', '--name', 'A', '--class', 'X', '--percent', '101'], '--percent: it must be 100 or'],
  [
    ['event', '--title', 'A', '--date', '5-7 April 2027', '--description', 'B.'],
    '"5-7 April 2027" is several days; write 5 April 2027 here, and 7 April 2027 as the last day (--until)',
  ],
  [['circular', '--title', 'A', '--document', 'Bus stops.xls'], 'open it in Excel, and save it as'],
  [['news', '--venue', 'Hall'], '--venue belongs to another kind; news takes --title, --date,'],
])('tells what is wrong with %j', async (args, words) => {
  const { status, errorOutput } = await run('content', ...args);
  expect(errorOutput).toContain(words);
  expect(status).toBe(1);
});

it('undoes what would leave a fault, and tells it', async () => {
  const dir = copiedContent(smallSchool);
  const { status, errorOutput } = await run(
    dir,
    'page',
    ...['--title', 'Hostel', '--text', 'See [there](/Nowhere).'],
    ...['--description', 'The hostel of the school: rooms, rules, and how to apply for a place.'],
  );
  expect(errorOutput).toMatch(
    /^Nothing was written:\ncontent\/pages\/hostel\.md: no page has the path/,
  );
  expect(status).toBe(1);
  expect(namesIn(join(dir, 'pages'))).toEqual(namesIn(join(smallSchool, 'pages')));
});

describe('in a terminal', () => {
  const ask = (dir: string, lines: readonly string[], ...args: string[]) =>
    runCommand('src/cli/school.ts', ['add', ...args, '--dir', dir], {
      before: `
        import { Readable } from 'node:stream';
        const typed = Readable.from(${JSON.stringify(lines.map((line) => `${line}\n`))});
        Object.defineProperty(process, 'stdin', { value: Object.assign(typed, { isTTY: true }) });`,
    });

  it('asks for what the options have not told, and again after a wrong answer', async () => {
    const dir = copiedContent(smallSchool);
    const lines = ['Asha Rana', 'XI', '1', '980', '98', '2024-25', ''];
    const { status, output } = await ask(dir, lines, 'topper');
    expect(output).toContain('The class\n  1 X\n> ');
    expect(output).toContain('"XI" can\'t be chosen');
    expect(output).toContain('> it must be 100 or less; write marks with their sum');
    expect(output).toContain('The session of the examination');
    expect(output).not.toContain('The stream');
    expect(status).toBe(0);
    expect(linesAdded(dir, 'service/toppers.yaml', smallSchool)).toEqual([
      '- { name: Asha Rana, class: X, session: 2024-2025, division: 98 }',
    ]);
  });

  it('writes nothing when it is left', async () => {
    const dir = copiedContent(smallSchool);
    const { status, errorOutput } = await ask(dir, ['Asha Rana'], 'topper');
    expect(errorOutput).toBe('It was left before the end; nothing was written.\n');
    expect(status).toBe(1);
    expect(read(dir, 'service/toppers.yaml')).toBe(read(smallSchool, 'service/toppers.yaml'));
  });
});

it('adds the first item to a list that is empty', async () => {
  const dir = copiedContent(smallSchool);
  writeFileSync(join(dir, 'service/news.yaml'), '# News.\n[]\n');
  const words = ['--title', 'Café: open', '--date', '14 November 2026', '--description', 'Come.'];
  expect((await run(dir, 'news', ...words)).status).toBe(0);
  expect(read(dir, 'service/news.yaml')).toBe(
    "# News.\n- title: 'Café: open'\n  date: 14 November 2026\n  description: Come.\n",
  );
});
