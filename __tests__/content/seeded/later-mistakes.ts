import { pageHead } from '../content-folder';
import { fee, more, prose, site, smart, table, type Seeded } from './helpers';

/** Mistakes of values, links and files. */
export const laterMistakes: Seeded[] = [
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
    'pages/more.md:1:1: begin the file with a line of three hyphens, ---, the keys',
  ],
  [
    'front matter below four hyphens',
    { 'pages/more.md': '----\ntitle: More\n---\n\nText.\n' },
    'pages/more.md:1:1: begin the file with a line of three hyphens, ---, the keys',
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
    'words in quotes at the beginning of a text',
    fee('title: Fee', 'title: "Revised" fees of 2027'),
    `pages/fee.yaml:2:18: text behind a closing quote; put the whole text in quotes: '"Revised" fees of 2027'`,
  ],
  [
    'a number sign in a text',
    fee('title: Fee', 'title: Fee #2 # for now'),
    "pages/fee.yaml:2:8: what follows # is read as a comment; put the whole text in quotes: 'Fee #2 # for now'",
  ],
  ...['@Fee', '%Fee', '`Fee`', '[New] Fee', '{New} Fee', '> Fee', '- Fee', '& Fee'].map(
    (title): Seeded => [
      `the text ${title}`,
      fee('title: Fee', `title: ${title}`),
      `pages/fee.yaml:2:8: a text that begins with ${title[0]} needs quotes: '${title}'`,
    ],
  ),
  [
    'a colon in a cell',
    table('      - [VI: to X, 3000]\n'),
    "pages/more.yaml:11:10: item 1 must be a text; a text with a colon needs quotes: 'VI: to X'",
  ],
  [
    'a cell that ends with a colon',
    table('      - - VI:\n        - 3000\n'),
    "pages/more.yaml:11:11: item 1 must be a text; a text with a colon needs quotes: 'VI:'",
  ],
  [
    'a group within a group in a cell',
    table('      - [{ VI: { X: } }, 3000]\n'),
    'pages/more.yaml:11:10: item 1 must be a text',
  ],
  [
    'a cell with a hyphen alone',
    table('      - - VI\n        - -\n'),
    "pages/more.yaml:12:11: item 2 must be a text; a hyphen alone needs quotes: '-'",
  ],
  [
    'yes for true',
    fee('menu: Rules', 'menu: Rules\nnamesChildren: yes'),
    'pages/fee.yaml:4:16: "namesChildren" must be true or false',
  ],
  [
    'a leading zero',
    site("number: '+91 00000 00000'", 'number: 01350000000'),
    'site.yaml:12:35: 01350000000 would be read as the number 1350000000; put it in quotes',
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
    'site.yaml:5:10: "www.hill.example" is not a web address; write https://www.hill.example',
  ],
  [
    'an unknown group of the menu',
    fee('menu: Rules', 'menu: Rulse'),
    'pages/fee.yaml:3:7: navigation.yaml has no group "Rulse"; did you mean "Rules"?',
  ],
  [
    'a last date that stands where a list of them belongs',
    more(`  - kind: fee-planner
    session: '2027'
    periods: [{ name: Term I, months: Apr–Jul, due: 10 April }]
    rows: [{ name: I, amount: 18600 }]
`),
    'pages/more.yaml:9:53: "due" must be a list of days: [{ by: 10 May }]',
  ],
  [
    'a picture within a text',
    {
      'pages/more.md': `---\n${pageHead('/More').replace('blocks:\n', '')}---\n\n![Boys](data:image/png;base64,iVBORw0KGgo=)\n`,
    },
    'pages/more.md:9:1: this picture stands within the text; save it as a file in content/pictures',
  ],
  [
    'a hyphen without a block',
    more('  -\n'),
    'pages/more.yaml:7:4: not a block; begin it with "- kind: …"',
  ],
  [
    'a column without a name',
    more('  - { kind: table, caption: Fees, columns: [~], rows: [[I]] }\n'),
    'pages/more.yaml:7:45: item 1 has no value',
  ],
  [
    'a file with another ending',
    { 'pages/more.yml': pageHead('/More') },
    'pages/more.yml:1:1: files of pages end in .yaml or .md; rename it',
  ],
];
