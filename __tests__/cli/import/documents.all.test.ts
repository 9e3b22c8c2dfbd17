/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { findDiagnostics } from '../../../src/cli/content-check/find-diagnostics';
import { tableAddress } from '../../../src/cli/import/fetch-table';
import { descriptionOf, htmlToMarkdown } from '../../../src/cli/import/pages/html-to-markdown';
import { newsWords } from '../../../src/cli/import/wordpress/news-words';
import { plainPost } from '../../../src/cli/import/wordpress/post-html';
import { namesIn, removeFolders } from '../support/copied-content';
import { fixture, importInto, linesOf, officeFile, read, school } from './support';

const { isTTY } = process.stdin;
beforeAll(() => {
  process.stdin.isTTY = false;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  process.stdin.isTTY = isTTY;
  removeFolders();
});

const faults = (dir: string) => findDiagnostics({ dir, own: false }).diagnostics;

describe('a Word document that LibreOffice wrote', () => {
  it('is a page with its headings, lists, table and picture, and changes it when it is imported again', async () => {
    const dir = school();
    const { output } = await importInto(dir, fixture('hostel.docx'), '--yes');
    expect(output).toContain('Note: the link of "form on our computer" leads nowhere for visitors');
    expect(output).toContain('Note: Word says of 1 of the pictures not what they show');
    const text = read(dir, 'pages/hostel-life.md');
    expect(text).toContain('path: /HostelLife\ntitle: Hostel life\n');
    expect(text).toContain('**forty beds**');
    expect(text).toContain('## The day\n\n-   Rising bell at 5:30 am\n');
    expect(text).toContain(
      '| Room | Beds | Fee a term |\n| --- | --- | --- |\n| Cedar | 4 | ₹ 42,000 \\| with meals |\n| Oak | 2 | ₹ 58,000 / with meals |',
    );
    expect(text).toContain('The end \\<b> of \\*this\\* page.');
    expect(namesIn(join(dir, 'pictures/imported'))).toEqual(['hostel-1.png']);
    expect(faults(dir)).toEqual([]);
    // What a picture shows is written into the page by hand.
    const told = text.replace(/!\[Picture 1[^\]]*\]/, '![Forty beds in a row]');
    expect(told).not.toBe(text);
    writeFileSync(join(dir, 'pages/hostel-life.md'), told);
    const again = await importInto(dir, fixture('hostel.docx'), '--to', 'pages/hostel-life.md');
    expect(again.output).toContain('There is nothing to write.');
    const asNew = await importInto(dir, fixture('hostel.docx'), '--yes');
    expect(asNew.errorOutput).toBe(
      '--set path=…: /HostelLife is taken by content/pages/hostel-life.md; bring the document into that page with --to pages/hostel-life.md, or choose another address\n',
    );
  });
  it('has an address by the name of its file where its title has no Latin letters', async () => {
    const dir = school();
    const { output } = await importInto(dir, fixture('hostel-rules.docx'), '--yes');
    expect(linesOf(output, 'Note')).toEqual([
      'Note: of cells that are merged in a table the words stand in the first one; look at it',
      'Note: a picture (image/x-emf) can’t be shown by browsers and is left out; save it as PNG in Word',
    ]);
    const text = read(dir, 'pages/hostel-rules.md');
    expect(text).toContain('path: /HostelRules\ntitle: छात्रावास के नियम\n');
    expect(text).toContain('1.  First\n    -   Nested');
    expect(text).toContain('| I–V | ₹ 10,000 \\| quarterly |');
    expect(text).toContain('A child brings two blankets.\\[1\\]');
    expect(text).toContain('1.  Of wool, with the name sewn in.');
    expect(text).not.toContain('deleted words');
    expect(faults(dir)).toEqual([]);
  });
  it('keeps the columns of merged cells, the title and raised figures, and names what is struck out', async () => {
    const dir = school();
    const { output } = await importInto(dir, fixture('rules_by-hand.docx'), '--yes');
    expect(linesOf(output, 'Note').slice(0, 3)).toEqual([
      'Note: of cells that are merged in a table the words stand in the first one; look at it',
      'Note: the link of "bad" leads nowhere for visitors (javascript:alert(1)); its words stay',
      'Note: "struck" was struck out and is not any more; take it away if it no longer holds',
    ]);
    const text = read(dir, 'pages/rules-by-hand.md');
    expect(text).toContain('title: छात्रावास के नियम\n');
    expect(text).toContain(
      '| Class | Fee |  |\n| --- | --- | --- |\n|  | Term I | Term II |\n| VI–VIII | ₹ 12,000 | ₹ 12,000 |\n| IX \\| X | ₹ 30,000 |  |',
    );
    expect(text).toContain('x² struck');
    expect(text).toContain('Added: new words\n');
    expect(faults(dir)).toEqual([]);
  });
  it('is a letter of the Principal', async () => {
    const dir = school();
    const set = 'category=Principal,name=Dr. Asha Menon';
    const { output } = await importInto(
      dir,
      fixture('hostel.docx'),
      '--to',
      'messages',
      '--set',
      set,
      '--yes',
    );
    expect(output).toContain(
      'Note: a letter has no headings, pictures and tables; they are left out',
    );
    const letters = parse(read(dir, 'service/messages.yaml')) as {
      category: string;
      name: string;
      message: string;
    }[];
    const [letter] = letters.filter(({ category }) => category === 'Principal');
    expect(letter?.name).toBe('Dr. Asha Menon');
    expect(letter?.message).toMatch(
      /^<p>The hostel of the school has <strong>forty beds<\/strong>/,
    );
    expect(faults(dir)).toEqual([]);
  });
  it('is refused where it is damaged, or of an old Word', async () => {
    const cut = officeFile('cut.docx', readFileSync(fixture('hostel.docx')).subarray(0, 4000));
    expect((await importInto(school(), cut)).errorOutput).toContain('cut.docx: it is damaged');
    const old = officeFile('old.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'));
    expect((await importInto(school(), old)).errorOutput).toContain('save it as .docx');
  });
  it.each([
    ['is a text', 'Forty beds.', 'copy its text into a new one, save that as .docx, and import it'],
    ['is a PDF', '%PDF-1.7', 'this is a PDF, whatever its name says'],
  ])('is refused where it only has the name of one and %s', async (_, text, message) => {
    const { errorOutput } = await importInto(school(), officeFile('hostel.docx', text));
    expect(errorOutput).toContain(message);
  });
  it('is a table where it is a workbook by another name', async () => {
    const file = officeFile('list.docx', readFileSync(fixture('toppers.xlsx')));
    expect((await importInto(school(), file)).output).toContain('service/toppers.yaml');
  });
  it('is refused where it is locked', async () => {
    const container = Buffer.from('d0cf11e0a1b11ae1', 'hex');
    const parts = Buffer.from('EncryptedPackage', 'utf16le');
    const file = officeFile('hostel.docx', Buffer.concat([container, parts]));
    expect((await importInto(school(), file)).errorOutput).toContain(
      'hostel.docx: it is locked, and asks most likely for a password; save it again without',
    );
  });
});

it('takes lines in bold for headings where a document has none, and what looks like code for words', () => {
  const { markdown } = htmlToMarkdown(
    '<p><strong>Our rules</strong></p><p>Write {{ fees.total }} and &lt;i&gt;.</p><script>alert(1)</script><p><a href="javascript:alert(1)">here</a></p>',
    () => undefined,
  );
  expect(markdown).toBe('## Our rules\n\nWrite { { fees.total }} and \\<i>.\n\nhere');
});

it('makes a description of whole words, or none of too few', () => {
  expect(descriptionOf('## Hostel\n\nShort.')).toBe('');
  expect(descriptionOf('The hostel has **forty** beds. '.repeat(20))).toBe(
    'The hostel has forty beds. '.repeat(5).trim(),
  );
  const long = descriptionOf(`${'The hostel has **forty** beds and '.repeat(20)}`);
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(/^The hostel has forty beds and .*\w…$/);
});

it('makes a description of sentences, without lists and what leads to them', () => {
  const list = 'Bring with you:\n\n-   Birth certificate\n-   Aadhaar\n    card\n\n1.  Two photos';
  expect(
    descriptionOf(
      `Admission is open from 1 April.\n\n${list}\n\nDr. Asha Menon meets parents at the office.`,
    ),
  ).toBe('Admission is open from 1 April. Dr. Asha Menon meets parents at the office.');
  const doctor = `The school opens at eight each day, and the office at nine. Ask there for ${'x'.repeat(60)} Dr. ${'y'.repeat(40)}.`;
  expect(descriptionOf(doctor)).toBe('The school opens at eight each day, and the office at nine.');
});

it('imports a calendar of a phone: several days, what repeats, what is cancelled, by the clock of India', async () => {
  const dir = school({ 'service/calendar.yaml': '[]\n' });
  const { output } = await importInto(dir, fixture('phone.ics'), '--yes');
  expect(linesOf(output, '!')).toEqual(['! phone.ics, event 7: its day can’t be read']);
  expect(read(dir, 'service/calendar.yaml').split('\n')).toEqual([
    '- { title: Half-yearly examination, date: 12 October 2026, until: 16 October 2026 }',
    '- { title: "बाल दिवस, Children\'s Day", date: 14 November 2026, repeats: yearly }',
    '- { title: Parents meet the teachers, date: 5 December 2026 }',
    '- { title: Science club, date: 7 November 2026, repeats: weekly, repeatsUntil: 19 December 2026 }',
    "- { title: Parents' day at the library, date: 5 December 2026 }",
    "- { title: Parents' day at the library, date: 2 January 2027 }",
    "- { title: Parents' day at the library, date: 6 February 2027 }",
    '- { title: Picnic, date: 20 December 2026, cancelled: true }',
    '',
  ]);
  const events = await importInto(dir, fixture('phone.ics'), '--to', 'events');
  // Those without a description, too.
  expect(linesOf(events.output, '+')).toHaveLength(8);
  expect(events.output).toContain(
    '+ event 3  Parents meet the teachers, 5 December 2026, 1:00 am to 2:00 am, School hall, Classes VI to VIII, in the hall.\n',
  );
});

describe('a WordPress export', () => {
  it('gives news, pages and redirects, and names what it leaves out', async () => {
    const dir = school();
    const { output } = await importInto(dir, fixture('wordpress.xml'), '--yes');
    expect(linesOf(output, '!')).toEqual([
      '! wordpress.xml, post 400 "A draft": not published (draft), so it is left out',
      '! wordpress.xml, page 401 "For staff": it has a password, so it is left out; its old address leads nowhere, unless a page names it at redirectFrom',
    ]);
    expect(output).toContain('40 added, 0 changed, 0 as before, 0 removed');
    expect(output).toMatch(
      /^Note: pictures in 26 posts are left out without --fetch \(posts 101, 102, /m,
    );
    expect(output).toContain(
      'Note: page 301: a picture is left out without --fetch: https://www.old-school.example/wp-content/uploads/gate.png',
    );
    expect(output).toContain(
      'Note: page 303: it links to the older site: https://www.old-school.example/wp-content/uploads/fees.pdf',
    );
    const { moved } = parse(read(dir, 'navigation.yaml')) as {
      moved: { from: string; to: string }[];
    };
    expect(moved).toEqual(
      expect.arrayContaining([
        { from: '/?p=101', to: '/News?year=all&q=Science%20fair%202023' },
        { from: '/2023/06/tree-planting-1', to: '/News?year=all&q=Tree%20planting%202023' },
        // Printed and sent by its number, as WordPress answers it.
        { from: '/?p=102', to: '/News?year=all&q=Tree%20planting%202023' },
        { from: '/?page_id=300', to: '/AboutUs' },
        { from: '/about-us', to: '/AboutUs' },
        { from: '/हम', to: '/Page302' },
      ]),
    );
    expect(moved.filter(({ from }) => from === '/?p=101')).toHaveLength(1);
    expect(output).toMatch(/^Note: \d+ of these have a question mark: .* show the front page$/m);
    expect(read(dir, 'pages/fees-2.md')).toContain('the rules are [there](/Rules)');
    expect(faults(dir)).toEqual([]);
    const again = await importInto(dir, fixture('wordpress.xml'), '--yes');
    expect(again.output).toContain('0 added, 0 changed, 40 as before');
    expect(again.output).toContain('There is nothing to write.');
  });
  it('asks the older site alone for pictures, by https, and only when told', async () => {
    const dir = school();
    const picture = await sharp({
      create: { width: 40, height: 30, channels: 3, background: '#124' },
    })
      .jpeg()
      .toBuffer();
    const asked: string[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
      asked.push(String(address));
      return Promise.resolve(
        new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } }),
      );
    });
    await importInto(dir, fixture('wordpress.xml'));
    expect(asked).toEqual([]);
    await importInto(dir, fixture('wordpress.xml'), '--yes', '--fetch');
    expect(asked.length).toBeGreaterThan(10);
    expect(namesIn(join(dir, 'service/pictures/news'))).toContain('science-fair-0-101.jpg');
    expect(read(dir, 'pages/rules.md')).toContain(
      '![The gate of the school](imported/gate-301.jpg)',
    );
    expect(
      asked.filter((address) => !address.startsWith('https://www.old-school.example/')),
    ).toEqual([]);
    expect(faults(dir)).toEqual([]);
  });
  it('asks by http where an older site has no certificate, and says why no picture came', async () => {
    const dir = school();
    const picture = await sharp({
      create: { width: 40, height: 30, channels: 3, background: '#124' },
    })
      .jpeg()
      .toBuffer();
    jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
      const url = String(address);
      if (url.startsWith('https:')) return Promise.reject(new TypeError('no certificate'));
      if (url.includes('stage')) return Promise.resolve(new Response('', { status: 404 }));
      const init = { headers: { 'content-type': 'image/jpeg' } };
      return Promise.resolve(new Response(new Uint8Array(picture), init));
    });
    const plainSite = readFileSync(fixture('wordpress.xml'), 'utf8').replaceAll('https:', 'http:');
    const { output } = await importInto(dir, officeFile('old.xml', plainSite), '--yes', '--fetch');
    expect(namesIn(join(dir, 'service/pictures/news'))).toContain('art-exhibition-27-128.jpg');
    expect(output).toMatch(/a picture could not be fetched \(status 404\): http:\S+stage\.jpg/);
    expect(faults(dir)).toEqual([]);
  });
  it('refuses one that is cut off, and one with entities of its own', async () => {
    const whole = readFileSync(fixture('wordpress.xml'), 'utf8');
    const cut = officeFile('cut.xml', whole.slice(0, 30_000));
    expect((await importInto(school(), cut)).errorOutput).toContain(
      'cut.xml: it is no WordPress export that can be read',
    );
    const bomb = whole
      .replace('<rss ', '<!DOCTYPE rss [<!ENTITY a "x"><!ENTITY b "&a;&a;&a;">]><rss ')
      .replace('<language>en-IN', '<language>&b;');
    expect((await importInto(school(), officeFile('bomb.xml', bomb))).errorOutput).toContain(
      'bomb.xml: it is no WordPress export',
    );
  });
});

it('takes what is around the words of a post away, and names what is lost', () => {
  const { html, shortcodes } = plainPost(
    '<!-- wp:x -->First.\nSecond.\n\n[vc_row][gallery ids="1,2"]Third.[/vc_row]',
  );
  expect(html).toBe('<p>First.<br>Second.</p>\n<p>Third.</p>');
  expect(shortcodes).toEqual(['gallery']);
  const films = plainPost(
    'Seen:\n\n[embed]https://films.example/7[/embed]\n\nhttps://youtu.be/a1\n\n<p><a href="/x">https://youtu.be/b2</a></p>',
  );
  expect(films.html).toContain('https://youtu.be/b2</a>');
  expect(films.html).not.toMatch(/films|a1/);
  expect(films.shortcodes).toEqual(['embed https://films.example/7', 'embed https://youtu.be/a1']);
});

it('cuts long news behind a sentence', () => {
  const { words, isCut } = newsWords('One sentence of a report. '.repeat(100), '');
  expect(isCut).toBe(true);
  expect(words).toMatch(/report\.$/);
});

describe('the address of a table', () => {
  const answer = (body: string, init: ResponseInit) =>
    jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(body, init));
  it('is that of the CSV of a Google Sheet', () => {
    expect(tableAddress('https://docs.google.com/spreadsheets/d/abc-123_x/edit?gid=7#gid=7')).toBe(
      'https://docs.google.com/spreadsheets/d/abc-123_x/export?format=csv&gid=7',
    );
    const published = 'https://docs.google.com/spreadsheets/d/e/2PACX/pub?output=csv';
    expect(tableAddress(published)).toBe(published);
    expect(() => tableAddress('http://sheets.example/a.csv')).toThrow('has to begin with https://');
  });
  it('is read like a file', async () => {
    answer('Name,DOB\nAsha Menon,5 April\n', { headers: { 'content-type': 'text/csv' } });
    const { output } = await importInto(school(), 'https://sheets.example/birthdays.csv');
    expect(output).toContain('+ A2  Asha Menon, 5 April');
  });
  it('leads to no page, to no other protocol, and to nothing endless', async () => {
    answer('<html>Sign in</html>', { headers: { 'content-type': 'text/html' } });
    const page = await importInto(school(), 'https://sheets.example/a');
    expect(page.errorOutput).toContain(
      'the address gives a page and no table; in Google Sheets choose File, Share',
    );
    answer('', { status: 302, headers: { location: 'http://sheets.example/b' } });
    expect((await importInto(school(), 'https://sheets.example/a')).errorOutput).toContain(
      'has to begin with https://',
    );
    answer('x'.repeat(26_000_000), { headers: { 'content-type': 'text/csv' } });
    expect((await importInto(school(), 'https://sheets.example/a')).errorOutput).toContain(
      'more than 25 MB',
    );
  });
});

it('writes links as a page may have them, and keeps the words of the others', () => {
  const links = [
    '<a href="http://www.board.example/a b">the board</a>',
    '<a href="mailto:office@school.example">us</a>',
    '<a href="mailto:office at school">the office</a>',
    '<a href="tel:0471 232 0000">ring</a>',
    '<a href="tel:reception">reception</a>',
    '<a href="C:/Users/office/fees.pdf">fees</a>',
  ];
  const { markdown, notes } = htmlToMarkdown(`<p>${links.join(' ')}</p>`, () => undefined);
  expect(markdown).toBe(
    '[the board](https://www.board.example/a%20b) [us](mailto:office@school.example) the office [ring](tel:+914712320000) reception fees',
  );
  expect(notes).toHaveLength(3);
});
