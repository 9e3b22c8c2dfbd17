import { pageHead } from '../content-folder';
import { brand, fee, more, prose, site, table, type Seeded } from './helpers';

/** Mistakes of writing, of types and of sizes. */
export const earlierMistakes: Seeded[] = [
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
    fee('2026-10-12', '10/12'),
    'pages/fee.yaml:6:11: "10/12" is not a date; write day, month and year',
  ],
  [
    'a day that does not exist',
    fee('2026-10-12', '2026-02-30'),
    'pages/fee.yaml:6:11: there is no such day as 2026-02-30',
  ],
  [
    'a cell too few',
    table('      - [I]\n'),
    'pages/more.yaml:11:9: row 1 has 1 cell, the header has 2; add the missing cell',
  ],
  [
    'a cell too many',
    table('      - [I, 1, 2]\n'),
    'pages/more.yaml:11:9: row 1 has 3 cells, the header has 2; quote a cell that has a comma',
  ],
  [
    'a broken link',
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
];
