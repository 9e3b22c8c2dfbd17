/** @jest-environment node */
import { changed, load, pageHead, removeContent } from './content-folder';

afterAll(removeContent);

const fee = (part: string, by: string) => changed('pages/fee.yaml', part, by);
const site = (part: string, by: string) => changed('site.yaml', part, by);
/** The school's looks, with a mark. */
const brand = (colours: string, more = '') => ({
  'brand.yaml': `colours: ${colours}\n${more}\n`,
  'pictures/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
});
/** A second page with these blocks, written from line 7. */
const more = (blocks: string) => ({ 'pages/more.yaml': pageHead('/More') + blocks });
const table = (rows: string) =>
  more(`  - kind: table\n    caption: Fees\n    columns: [Class, Fee]\n    rows:\n${rows}`);
const prose = (text: string) => more(`  - { kind: prose, text: ${JSON.stringify(text)} }\n`);
const smart = String.fromCharCode(0x201c, 0x201d);

type Files = Record<string, string | Buffer | null>;

const seeded: [string, Files, string][] = [
  [
    'a wrong indent',
    fee('menu: Rules', '  menu: Rules'),
    'pages/fee.yaml:2:8: not valid YAML here: check the indentation',
  ],
  [
    'a tab',
    fee('menu: Rules', 'menu:\n\tname: Rules'),
    'pages/fee.yaml:4:1: a tab; indent with spaces',
  ],
  [
    'an unknown key',
    fee('title:', 'titel:'),
    'pages/fee.yaml:2:1: unknown key "titel"; did you mean "title"?',
  ],
  [
    'a colour that is none',
    brand("{ main: navy, accent: '#F2B134' }"),
    'brand.yaml:1:18: "navy" is not a colour; write # and six digits in quotes, such as',
  ],
  [
    'colours that can’t be read',
    brand("{ main: '#8FBF3F', accent: '#E91E63' }"),
    'brand.yaml:1:18: these colours can’t be read ("accent" on "brand.deep" has a contrast of 1.0:1 and needs 3:1); the nearest colours that can be read are main: \'#436000\', accent: \'#FF8098\'',
  ],
  [
    'an accent that can’t be read',
    brand("{ main: '#000000', accent: '#552200' }"),
    'brand.yaml:1:37: these colours can’t be read',
  ],
  [
    'typefaces that do not ship',
    brand("{ main: '#1F3A6E', accent: '#F2B134' }", 'type: poppins'),
    'brand.yaml:2:7: unknown word "poppins"; write one of: fraunces-mukta, poppins-hind',
  ],
  [
    'looks without a mark',
    { ...brand("{ main: '#1F3A6E', accent: '#F2B134' }"), 'pictures/mark.svg': null },
    'brand.yaml:1:1: content/pictures has no "mark.svg"',
  ],
  ['a missing field', site('code: HS\n', ''), 'site.yaml:2:1: "code" is missing; add it'],
  [
    'a key without a value',
    fee('title: Fee', 'title:'),
    'pages/fee.yaml:2:1: "title" has no value; write one',
  ],
  [
    'a date of another form',
    fee('2026-10-12', '12/10/2026'),
    'pages/fee.yaml:6:11: "12/10/2026" is not a date; write year, month and day',
  ],
  [
    'a day that does not exist',
    fee('2026-10-12', '2026-02-30'),
    'pages/fee.yaml:6:11: there is no such day as 2026-02-30',
  ],
  [
    'a cell too few',
    table('      - [I]\n'),
    'pages/more.yaml:11:9: rows[0] has 1 cells, the header has 2; add the missing cell',
  ],
  [
    'a cell too many',
    table('      - [I, 1, 2]\n'),
    'pages/more.yaml:11:9: rows[0] has 3 cells, the header has 2; remove a cell',
  ],
  [
    'a dead link',
    prose('See [fees](/Fees).'),
    'pages/more.yaml:7:31: no page has the path "/Fees"; did you mean "/Fee"?',
  ],
  [
    'a dead anchor',
    prose('See [fees](/Fee#late).'),
    'pages/more.yaml:7:31: the page /Fee has no anchor "#late"; give a block that',
  ],
  [
    'a missing picture',
    prose('![The school](dusk.webp)'),
    'pages/more.yaml:7:27: content/pictures has no "dusk.webp"; add the file',
  ],
  [
    'a missing paper',
    more('  - { kind: pdf, title: Form, file: from.pdf }\n'),
    'pages/more.yaml:7:37: content/papers has no "from.pdf"; did you mean "form.pdf"?',
  ],
  [
    'a path that stands twice',
    { 'pages/more.yaml': pageHead('/Fee') + '  - { kind: prose, text: A }\n' },
    'pages/more.yaml:1:7: the path /Fee is taken by content/pages/fee.yaml',
  ],
  [
    'a key that stands twice',
    fee('title: Fee', 'title: Fee\ntitle: Fees'),
    'pages/fee.yaml:3:1: the key "title" stands twice; keep one',
  ],
  [
    'a list where a text belongs',
    site('code: HS', 'code: [a, b]'),
    'site.yaml:4:7: "code" must be a text',
  ],
  [
    'a group where a text belongs',
    site('code: HS', 'code: { a: b }'),
    'site.yaml:4:7: "code" must be a text',
  ],
  [
    'a text where a list belongs',
    site('lines: [1 Road]', 'lines: 1 Road'),
    'site.yaml:11:19: "lines" must be a list, each item on a line',
  ],
  [
    'a word where a number belongs',
    site('founded: 1983', 'founded: long ago'),
    'site.yaml:6:10: "founded" must be a number, such as 1983',
  ],
  [
    'a description that is too long',
    fee('A description', 'A description '.repeat(20)),
    'pages/fee.yaml:5:14: the description has 354 characters; say less',
  ],
  [
    'unsafe HTML',
    prose('<script>alert(1)</script>'),
    'pages/more.yaml:7:27: HTML is not shown; write Markdown',
  ],
  [
    'an unsafe link',
    prose('[here](javascript:alert(1))'),
    'pages/more.yaml:7:27: "javascript:alert(1)" is not a link; write a path',
  ],
  [
    'front matter that does not end',
    { 'pages/more.md': '---\npath: /More\n\nText.\n' },
    'pages/more.md:1:1: the line --- that ends the keys of the page is missing',
  ],
  [
    'no front matter',
    { 'pages/more.md': 'Text.\n' },
    'pages/more.md:1:1: begin the file with a line ---',
  ],
  [
    'a mark of UTF-8 at the beginning',
    { 'pages/fee.yaml': `\uFEFF${fee('title: Fee', 'titel: Fee')['pages/fee.yaml']}` },
    'pages/fee.yaml:2:1: unknown key "titel"',
  ],
  [
    'lines that end as on Windows',
    {
      'pages/fee.yaml': String(fee('title: Fee', 'titel: Fee')['pages/fee.yaml']).replace(
        /\n/g,
        '\r\n',
      ),
    },
    'pages/fee.yaml:2:1: unknown key "titel"',
  ],
  [
    'the encoding of Windows',
    { 'facts/words.yaml': Buffer.from('a: one\nname: caf\xe9\n', 'latin1') },
    'facts/words.yaml:2:10: this character is not in UTF-8; save the file',
  ],
  [
    'UTF-16',
    { 'facts/words.yaml': Buffer.from('\uFEFFname: school\n', 'utf16le') },
    'facts/words.yaml:1:1: the file is no text in UTF-8; save it again',
  ],
  [
    'an empty file',
    { 'pages/more.yaml': '' },
    'pages/more.yaml:1:1: the file is empty; write it or remove it',
  ],
  [
    'a giant file',
    { 'facts/words.yaml': `a: ${'long '.repeat(300_000)}\n` },
    'facts/words.yaml:1:1: the file has 1.5 MB, more than any page or list',
  ],
  [
    'marks of a merge',
    fee('title: Fee', '<<<<<<< HEAD\ntitle: Fee\n=======\ntitle: Fees\n>>>>>>> main'),
    'pages/fee.yaml:2:1: two people changed this at the same time; keep one',
  ],
  [
    'smart quotes around a text with a colon',
    fee('title: Fee', `title: ${smart[0]}Fee: late${smart[1]}`),
    'pages/fee.yaml:2:8: typographic quotes are part of the text',
  ],
  [
    'an open quote',
    fee('title: Fee', "title: 'Fee"),
    'pages/fee.yaml:2:8: the quote that begins here has no end; close it',
  ],
  [
    'an apostrophe in single quotes',
    fee('title: Fee', "title: 'School's fee'"),
    'pages/fee.yaml:2:16: text behind a closing quote; write',
  ],
  [
    'yes for true',
    fee('menu: Rules', 'menu: Rules\nnamesChildren: yes'),
    'pages/fee.yaml:4:16: "namesChildren" must be true or false',
  ],
  [
    'a leading zero',
    site("number: '+91 00000 00000'", 'number: 0135000000'),
    'site.yaml:12:35: 0135000000 would be read as the number 135000000; put it in quotes',
  ],
  [
    'a number with an E',
    site("postcode: '248001'", 'postcode: 12e5'),
    'site.yaml:11:75: 12e5 would be read as the number 1200000; put it in quotes',
  ],
  [
    'an unknown kind of block',
    more('  - { kind: tabel, rows: [] }\n'),
    'pages/more.yaml:7:13: unknown kind of block "tabel"; did you mean "table"?',
  ],
  [
    'an unknown fact',
    prose('₹ {{ fees.latefine }}'),
    'pages/more.yaml:7:29: unknown fact "fees.latefine"; did you mean "fees.lateFine"?',
  ],
  [
    'a fact without quotes',
    fee('title: Fee', 'title: {{ fees.total }}'),
    'pages/fee.yaml:2:8: a value that begins with {{ needs quotes',
  ],
  [
    'a colon in a title',
    fee('title: Fee', 'title: Fee: how to pay'),
    'pages/fee.yaml:2:8: not valid YAML here: check the indentation, and put a text with a colon',
  ],
  [
    'an address without https',
    site('siteUrl: https://www.hill.example', 'siteUrl: www.hill.example'),
    'site.yaml:5:10: "www.hill.example" is not a web address; write it in full',
  ],
  [
    'an unknown group of the menu',
    fee('menu: Rules', 'menu: Rulse'),
    'pages/fee.yaml:3:7: navigation.yaml has no group "Rulse"; did you mean "Rules"?',
  ],
  [
    'a file with another ending',
    { 'pages/more.yml': pageHead('/More') },
    'pages/more.yml:1:1: files of pages end in .yaml or .md; rename it',
  ],
];

it.each(seeded)('tells of %s, once, at its place', (_, files, wanted) => {
  const { lines } = load(files);
  expect(lines).toEqual([expect.stringContaining(`content/${wanted}`)]);
});

it('takes a time without quotes as it was written', () => {
  const { lines, content } = load({
    'facts/hours.yaml': 'opens: 7:30\n',
    ...prose('From {{ hours.opens }} on.'),
  });
  expect(lines).toEqual([]);
  expect(JSON.stringify(content?.pages)).toContain('From 7:30 on.');
});
