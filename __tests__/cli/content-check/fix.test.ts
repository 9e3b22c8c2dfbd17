/** @jest-environment node */
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDiagnostic } from '../../../src/content/diagnostics';
import { suggestion } from '../../../src/content/nearest';
import { findDiagnostics } from '../../../src/cli/content-check/find-diagnostics';
import { fixContent } from '../../../src/cli/content-check/fix/fix-content';
import { changed, pageHead, removeContent, writeContent } from '../../content/content-folder';
import { copiedContent, isWritten, removeFolders } from '../support/copied-content';

afterAll(removeContent);

type Files = Record<string, string | Buffer | null>;

const diagnosticsOf = (dir: string) => findDiagnostics({ dir, own: false }).diagnostics;
const fixIn = (dir: string) => fixContent(dir, () => diagnosticsOf(dir));

/** Fixes such a folder: what was said, what is left, and how a file reads now. */
function fix(files: Files) {
  const dir = writeContent({ ...endedFiles(), ...files });
  const output = fixIn(dir);
  const left = diagnosticsOf(dir).map(formatDiagnostic);
  return { dir, output, left, text: (name: string) => readFileSync(join(dir, name), 'utf8') };
}

/** The files of the sound folder need no fixing. */
const endedFiles = (): Files => ({ 'pages/more.yaml': page('  - { kind: prose, text: A }\n') });
const page = (blocks: string) => pageHead('/More') + blocks;
const fee = (part: string, by: string) => changed('pages/fee.yaml', part, by);
const site = (part: string, by: string) => changed('site.yaml', part, by);
const mark = '\uFEFF';
const [open, close] = ['\u201c', '\u201d'];

const fixable: [string, Files, name: string, part: string, output: string][] = [
  [
    'an amount in brackets',
    {
      'pages/more.yaml': page(
        '  - { kind: table, caption: A, columns: [A, B], rows: [[I, ₹ 3,000]] }\n',
      ),
    },
    'pages/more.yaml',
    "rows: [[I, '₹ 3,000']]",
    "pages/more.yaml:7: ₹ 3,000 -> '₹ 3,000'",
  ],
  [
    'an at sign before a text',
    fee('title: Fee', 'title: @Fee'),
    'pages/fee.yaml',
    "title: '@Fee'",
    "pages/fee.yaml:2: @Fee -> '@Fee'",
  ],
  [
    'a tab in the indentation',
    fee('  - { kind', '\t- { kind'),
    'pages/fee.yaml',
    '\n  - { kind',
    'pages/fee.yaml:8: a tab -> 2 spaces',
  ],
  [
    'a tab below an item of a list',
    { 'facts/fees.yaml': 'rows:\n  - name: I\n\t\tamount: 1\n    due: 2\n' },
    'facts/fees.yaml',
    'I\n    amount: 1\n    due',
    'facts/fees.yaml:3: a tab -> 4 spaces',
  ],
  [
    'two tabs below each other',
    { 'facts/fees.yaml': 'a:\n\tb:\n\t\tc: 1\n' },
    'facts/fees.yaml',
    'a:\n  b:\n    c: 1\n',
    'facts/fees.yaml:3: a tab -> 4 spaces',
  ],
  [
    'a byte order mark',
    { 'facts/fees.yaml': `${mark}lateFine: 50\n` },
    'facts/fees.yaml',
    'lateFine: 50\n',
    'facts/fees.yaml:1: a byte order mark -> plain UTF-8',
  ],
  [
    'UTF-16',
    { 'facts/fees.yaml': Buffer.from(`${mark}name: स्कूल\n`, 'utf16le') },
    'facts/fees.yaml',
    'name: स्कूल\n',
    'facts/fees.yaml:1: UTF-16LE -> plain UTF-8',
  ],
  [
    'UTF-16 without a mark',
    { 'facts/fees.yaml': Buffer.from('name: स्कूल\n', 'utf16le') },
    'facts/fees.yaml',
    'name: स्कूल\n',
    'facts/fees.yaml:1: UTF-16LE -> plain UTF-8',
  ],
  [
    'the line ends of Windows',
    { 'facts/fees.yaml': 'a: 1\r\nb: 2\r\n' },
    'facts/fees.yaml',
    'a: 1\nb: 2\n',
    'facts/fees.yaml:1: 2 line ends of Windows -> plain',
  ],
  [
    'a last line that does not end',
    { 'facts/fees.yaml': 'a: 1\nb: 2' },
    'facts/fees.yaml',
    'b: 2\n',
    'facts/fees.yaml:2: no line end -> a line end',
  ],
  [
    'spaces at the end of a line',
    { 'facts/fees.yaml': 'a: 1  \nb: 2\n' },
    'facts/fees.yaml',
    'a: 1\nb: 2\n',
    'facts/fees.yaml:1: spaces at the end -> none',
  ],
  [
    'typographic quotes around a text with a colon',
    fee('title: Fee', `title: ${open}Fee: late${close}`),
    'pages/fee.yaml',
    "\ntitle: 'Fee: late'\n",
    `pages/fee.yaml:2: ${open}Fee: late${close} -> 'Fee: late'`,
  ],
  [
    'words in quotes at the beginning of a text',
    fee('title: Fee', 'title: "Revised" fees'),
    'pages/fee.yaml',
    `\ntitle: '"Revised" fees'\n`,
    `pages/fee.yaml:2: "Revised" fees -> '"Revised" fees'`,
  ],
  [
    'keys that begin with a capital',
    fee('title: Fee\nmenu', 'Title: Fee\nMenu'),
    'pages/fee.yaml',
    '\ntitle: Fee\nmenu: ',
    'pages/fee.yaml:2: Title -> title',
  ],
  [
    'a text with a colon',
    fee('title: Fee', 'title: Fee: the school’s'),
    'pages/fee.yaml',
    "\ntitle: 'Fee: the school’s'\n",
    "pages/fee.yaml:2: Fee: the school’s -> 'Fee: the school’s'",
  ],
  [
    'an apostrophe in single quotes',
    fee('title: Fee', "title: 'School's fee'"),
    'pages/fee.yaml',
    "\ntitle: 'School''s fee'\n",
    "pages/fee.yaml:2: 'School's fee' -> 'School''s fee'",
  ],
  [
    'a fact without quotes',
    fee('title: Fee', 'title: {{ fees.total }} in all'),
    'pages/fee.yaml',
    "\ntitle: '{{ fees.total }} in all'\n",
    "pages/fee.yaml:2: {{ fees.total }} in all -> '{{ fees.total }} in all'",
  ],
  [
    'a number that would lose its zero',
    site("number: '+91 00000 00000'", 'number: 01350000000'),
    'site.yaml',
    "number: '01350000000' }",
    "site.yaml:12: 01350000000 -> '01350000000'",
  ],
  [
    'a number that would lose its plus',
    site("number: '+91 00000 00000'", 'number: +910000000000'),
    'site.yaml',
    "number: '+910000000000' }",
    "site.yaml:12: +910000000000 -> '+910000000000'",
  ],
  [
    'yes where true belongs',
    fee('menu: Rules', 'menu: Rules\nnamesChildren: Yes # they are named'),
    'pages/fee.yaml',
    '\nnamesChildren: true # they are named\n',
    'pages/fee.yaml:4: Yes -> true',
  ],
  [
    'a mistyped key',
    fee('title:', 'titel:'),
    'pages/fee.yaml',
    '\ntitle: Fee\n',
    'pages/fee.yaml:2: titel -> title',
  ],
  [
    'a mistyped kind of block, in quotes',
    { 'pages/more.yaml': page("  - { kind: 'prsoe', text: A }\n") },
    'pages/more.yaml',
    "kind: 'prose'",
    'pages/more.yaml:7: prsoe -> prose',
  ],
  [
    'a mistyped word out of a few',
    { 'pages/more.yaml': page('  - { kind: notice, tone: infoo, text: A }\n') },
    'pages/more.yaml',
    'tone: info,',
    'pages/more.yaml:7: infoo -> info',
  ],
  [
    'a mistyped group of the menu',
    fee('menu: Rules', 'menu: Rulse'),
    'pages/fee.yaml',
    '\nmenu: Rules\n',
    'pages/fee.yaml:3: Rulse -> Rules',
  ],
];

describe.each(fixable)('%s', (_, files, name, part, output) => {
  it('is fixed and told, and a second run changes nothing', () => {
    const fixed = fix(files);
    expect(fixed.text(name)).toContain(part);
    expect(fixed.output).toContain(`content/${output}`);
    expect(fixed.left).toEqual([]);
    expect(fixIn(fixed.dir)).toEqual([]);
  });
});

it('fixes pages in folders of their own', () => {
  const { output, text } = fix({ 'pages/hostel/boys.yaml': `${pageHead('/Boys')}  []\r\n` });
  expect(output).toEqual(['content/pages/hostel/boys.yaml:1: 1 line end of Windows -> plain']);
  expect(text('pages/hostel/boys.yaml')).toBe(`${pageHead('/Boys')}  []\n`);
});

it('leaves the lock files of Office alone', () => {
  const { dir, output } = fix({ 'pages/~$fee.yaml': 'office' });
  expect(output).toEqual([]);
  expect(readFileSync(join(dir, 'pages/~$fee.yaml'), 'utf8')).toBe('office');
});

it('fixes what a broken line had hidden, and keeps comments, order and quotes', () => {
  const written = `# Fees, and what they are for\nb: "two" # kept\n\n# a comment\na: 0120\n`;
  const { output, text } = fix({
    'facts/words.yaml': written,
    ...fee('title: Fee', 'titel: Fee: all # of it\ntext: {{ fees.total }}'),
  });
  expect(text('facts/words.yaml')).toBe(written.replace('0120', "'0120'"));
  expect(output).toContain("content/facts/words.yaml:5: 0120 -> '0120'");
});

it.each([
  ['another language’s letters', { 'facts/words.yaml': Buffer.from('name: caf\xe9  ', 'latin1') }],
  ['marks of a merge', { 'facts/words.yaml': '<<<<<<< HEAD\na: 1  \n=======\na: 2\n>>>>>>> b' }],
  ['two words that were as near', { 'pages/more.yaml': page('  - { kind: xyz, text: A }\n') }],
  [
    'a fact without quotes in the middle of a line',
    { 'pages/more.yaml': page('  - { kind: prose, text: {{ fees.total }}, id: a }\n') },
  ],
  ['a wrong indent', fee('menu: Rules', '  menu: Rules')],
  ['a date', fee('2026-10-12', '12/10')],
  ['a key that would stand twice', fee('title: Fee', 'title: Fee\ntitel: Fees')],
  ['a hyphen above lines that are indented otherwise', fee('title: Fee', 'titles:\n-a: 1\n b: 2')],
  ['a zero within a text', { 'facts/words.yaml': `${'name: school\n'.repeat(9)}a: b\0\n` }],
  ['a quote that is open', fee('title: Fee', "title: 'Fee")],
  ['a text with a colon before a comment', fee('title: Fee', 'title: Fee: all # of it')],
] satisfies [string, Files][])('leaves %s to the editor', (_, files) => {
  const before = Object.entries(files);
  const { output, left, dir } = fix(files);
  expect(output).toEqual([]);
  expect(left).not.toEqual([]);
  for (const [name, bytes] of before) {
    expect(readFileSync(join(dir, name))).toEqual(Buffer.from(bytes));
  }
});

it('takes a word for another only where no second one is as near', () => {
  expect(suggestion('titel', ['title', 'lead', 'text'])).toBe('title');
  expect(suggestion('fate', ['date', 'rate', 'title'])).toBeUndefined();
  expect(suggestion('totle', ['title'])).toBe('title');
  expect(suggestion('tottle', ['title'])).toBeUndefined();
  expect(suggestion('tex', ['text'])).toBeUndefined();
});

it('changes nothing in the content of a school', () => {
  const dir = copiedContent('__tests__/fixtures/schools/pune-day-school/content', isWritten);
  expect(fixIn(dir)).toEqual([]);
  removeFolders();
});

it('keeps the white space of a text of several lines', () => {
  const text = 'a: |\n  one  \n  two\t\n\n  \tthree\nb: "x  \n  y"\n';
  expect(fix({ 'facts/words.yaml': text }).text('facts/words.yaml')).toBe(text);
});

it('keeps the line breaks of Markdown, and fixes the keys above it', () => {
  const [head = ''] = pageHead('/Mark').split('blocks:');
  const body = 'First line  \nsecond.\n\n```\n\tcode: 0120\n```\n';
  const { text, left } = fix({
    'pages/mark.md': `---\n${head.replace('title', 'titel')}---\n${body}`,
  });
  expect(text('pages/mark.md')).toBe(`---\n${head}---\n${body}`);
  expect(left).toEqual([]);
});

it('writes a file whole, with its rights, and leaves nothing beside it', () => {
  const dir = writeContent({ 'facts/words.yaml': 'a: 0120\n' });
  const file = join(dir, 'facts/words.yaml');
  chmodSync(file, 0o640);
  fixIn(dir);
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(readdirSync(join(dir, 'facts')).sort()).toEqual(['fees.yaml', 'words.yaml']);
});

it('says nothing of a folder that needs nothing', () => {
  const dir = writeContent();
  const before = readFileSync(join(dir, 'site.yaml'), 'utf8');
  writeFileSync(join(dir, 'notes.txt'), 'not looked at  ');
  expect(fixIn(dir)).toEqual([]);
  expect(readFileSync(join(dir, 'site.yaml'), 'utf8')).toBe(before);
});

it('fixes what has hidden other mistakes below it, and these', () => {
  const { output, left, text } = fix({
    'pages/more.yaml': page('\n  - kind: prose\n    text: Note: bring hats\n').replace(
      'blocks:',
      'blocks: []',
    ),
  });
  expect(output).toEqual([
    'content/pages/more.yaml:6: [] -> ',
    "content/pages/more.yaml:9: Note: bring hats -> 'Note: bring hats'",
  ]);
  expect(left).toEqual([]);
  expect(text('pages/more.yaml')).toContain("blocks: \n\n  - kind: prose\n    text: 'Note: bring");
});
