/** @jest-environment node */
import { readYaml } from '../../src/content/read-yaml';
import { changed, load, pageHead, removeContent } from './content-folder';

afterAll(removeContent);

/** The faults of a folder with one more page, whose blocks begin on line 7. */
const faultsOf = (blocks: string) =>
  load({ 'pages/a.yaml': `${pageHead('/A')}${blocks.replace(/^\n/, '')}` }).lines;

/** What the first block of such a page became. */
const htmlOf = (blocks: string) => {
  const { content, lines } = load({
    'pages/a.yaml': `${pageHead('/A')}${blocks.replace(/^\n/, '')}`,
  });
  expect(lines).toEqual([]);
  const [block] = content?.pages.find(({ path }) => path === '/A')?.blocks ?? [];
  return block && 'html' in block ? block.html : undefined;
};

describe('facts', () => {
  it('fills them in, in every format', () => {
    const blocks = `
  - kind: prose
    text: >-
      {{ fees.lateFine | money }}; {{fees.total|number}}; {{ fees.from | date }};
      {{ fees.months | list }}; {{ fees.lateFine }}; {{ site.phones.0.number }};
      {{ fees.total | money }}
`;
    expect(htmlOf(blocks)).toBe(
      '<p>₹\u00a050; 1,00,000; 14\u00a0Nov 2026; May, July and March; 50; <a href="tel:+910000000000" dir="ltr" data-short="">+91 00000 00000</a>; ₹\u00a01,00,000</p>',
    );
  });

  it('tells a mistake of site.yaml there alone, and not where texts name what it hides', () => {
    const page = `${pageHead('/A')}
  - { kind: prose, text: 'Call {{ site.phones.0.number }}, {{ site.motto.text }} or {{ site.name.0 }}.' }
`;
    const site = changed(
      'site.yaml',
      "[{ label: Office, number: '+91 00000 00000' }]",
      '0141 2760001',
    );
    expect(load({ ...site, 'pages/a.yaml': page }).lines).toEqual([
      expect.stringContaining('unknown fact "site.name.0"'),
      'content/site.yaml:12:9: "phones" must be a list, each item on a line that begins with "- "',
    ]);
  });

  it('tells the other mistakes of a file beside a number that is misread', () => {
    const phones = "[{ label: Office, number: '+91 00000 00000' }]";
    const site = changed('site.yaml', phones, '[{ label: Office, number: +910000000000, ext: 7 }]');
    expect(load(site).lines).toEqual([
      expect.stringMatching(/^content\/site\.yaml:12:35: \+910000000000 would be read as/),
      expect.stringMatching(/^content\/site\.yaml:12:50: unknown key "ext"/),
    ]);
  });

  it('writes small numbers in words, and one above twenty in figures', () => {
    const { content, lines } = load({
      'facts/school.yaml': 'houses: 4\nclassrooms: 104\n',
      'pages/a.yaml': `${pageHead('/A')}
  - kind: prose
    text: >-
      {{ school.houses | Words }} houses, {{ school.houses | words }} captains,
      {{ school.classrooms | words }} rooms
`,
    });
    expect(lines).toEqual([]);
    expect(content?.pages[0]?.blocks[0]).toMatchObject({
      html: '<p>Four houses, four captains, 104 rooms</p>',
    });
  });

  it('takes a whole value', () => {
    const { content, lines } = load({
      'pages/a.yaml': `${pageHead('/A')}
  - { kind: table, caption: Fees, columns: [Class, Fee], rows: { fact: fees.rows } }
`,
    });
    expect(lines).toEqual([]);
    expect(content?.pages[0]?.blocks[0]).toMatchObject({ rows: [['I\u00a0to\u00a0V', '1']] });
  });

  it('says at its own place what is wrong with a fact', () => {
    const blocks = `
  - kind: prose
    text: |
      Within the fold {{ fees.latefin }},
      and {{ fees.lateFine | mony }} {{ fees.lateFine | date }}
      and {{ fees.months }} and {{ fees.lateFine
  - { kind: prose, text: 'One {{ fess.lateFine }}' }
  - { kind: table, caption: x, columns: [a], rows: { fact: fees.row } }
`;
    expect(faultsOf(blocks)).toEqual([
      'content/pages/a.yaml:9:23: unknown fact "fees.latefin"; did you mean "fees.lateFine"?',
      'content/pages/a.yaml:10:11: unknown format "mony"; did you mean "money"?',
      'content/pages/a.yaml:10:38: the format date needs a day, such as 2026-11-14; fees.lateFine is not',
      'content/pages/a.yaml:11:11: the fact fees.months is a list or a group; write {{ fees.months | list }}, or take it whole with { fact: fees.months }',
      'content/pages/a.yaml:11:33: not a fact; write it like {{ fees.lateFine | money }}',
      'content/pages/a.yaml:12:31: unknown fact "fess.lateFine"; did you mean "fees.lateFine"?',
      'content/pages/a.yaml:13:60: unknown fact "fees.row"; did you mean "fees.rows"?',
    ]);
  });

  it('points into the file of facts when the fault stands there', () => {
    const { lines } = load({
      'facts/ages.yaml': 'rows:\n  - [Playgroup, "3"]\n  - [Nursery]\nblank:\n"a b": 1\n',
      'pages/a.yaml': `${pageHead('/A')}  - kind: table
    caption: Ages
    columns: [Class, Age]
    rows: { fact: ages.rows }
`,
    });
    expect(lines).toEqual([
      'content/facts/ages.yaml:3:5: row 2 has 1 cell, the header has 2; add the missing cell or remove a column',
      'content/facts/ages.yaml:4:1: "blank" has no value; write one or remove it',
      'content/facts/ages.yaml:5:1: "a b" can\'t be named in a text; write a letter, then letters and digits',
    ]);
  });

  it('follows facts in facts, but not in a circle', () => {
    const facts = "a: 'an {{ more.b }}'\nb: apple\nc: '{{ more.d }}'\nd: '{{ more.c }}'\n";
    const blocks = `${pageHead('/A')}  - { kind: prose, text: '{{ more.a }}' }\n`;
    const { content, lines } = load({ 'facts/more.yaml': facts, 'pages/a.yaml': blocks });
    expect(content?.pages[0]?.blocks[0]).toMatchObject({ html: '<p>an apple</p>' });
    expect(lines).toEqual([
      'content/facts/more.yaml:3:5: the fact more.d speaks of itself',
      'content/facts/more.yaml:4:5: the fact more.c speaks of itself',
    ]);
  });

  it('knows that a fact at the start of a value needs quotes', () => {
    expect(faultsOf('  - kind: prose\n    text: {{ fees.lateFine }}\n')).toEqual([
      "content/pages/a.yaml:8:11: a value that begins with {{ needs quotes: '{{ … }}'",
    ]);
  });
});

it.each([
  ['{Notice, closed}', 'Notice, closed'],
  ['[Notice]', 'Notice'],
  ['[Notice, 2026]', 'Notice, 2026'],
])('says how to write the text %s', (written, inside) => {
  expect(faultsOf(`  - kind: prose\n    text: ${written}\n`)).toEqual([
    `content/pages/a.yaml:8:11: "text" must be a text; write it without brackets: ${inside}; where they are meant, in quotes: '${written}'`,
  ]);
});

describe('Markdown', () => {
  it('becomes safe, well-set HTML', () => {
    const blocks = `
  - kind: prose
    text: |
      "Yes," she said -- 'tis ₹ 500 a year since '83... [*"Fees"*](/Fee) \`it's\`
      <https://other.example>
`;
    expect(htmlOf(blocks)).toBe(
      '<p>“Yes,” she said – ‘tis ₹\u00a0500 a year since ’83… <a href="/Fee"><em>“Fees”</em></a> ' +
        '<code>it\'s</code>\n<a href="https://other.example" rel="noopener">https://other.example</a></p>',
    );
  });

  it('says at its own place what a text must not hold', () => {
    const blocks = `
  - kind: prose
    text: |
      # Title
      Some <b>bold</b> words.

      A picture ![](dawn.webp) in a line.

      ![The school](dwan.webp)

      An empty [](/Fee) link and a note[^1].

      [^1]: Here.
`;
    expect(faultsOf(blocks)).toEqual([
      'content/pages/a.yaml:9:7: one # is the page’s title; begin with ##',
      'content/pages/a.yaml:10:12: HTML is not shown; write Markdown: **words**',
      'content/pages/a.yaml:12:17: a picture needs a paragraph of its own, or an image block',
      'content/pages/a.yaml:12:17: alternative text is missing; say what the picture shows: ![A girl reading](dawn.webp)',
      'content/pages/a.yaml:14:7: content/pictures has no "dwan.webp"; did you mean "dawn.webp"?',
      'content/pages/a.yaml:16:16: the link to /Fee has no words; write [words to click](/Fee)',
      'content/pages/a.yaml:16:40: footnotes are not shown; write the note into the text',
      'content/pages/a.yaml:18:7: footnotes are not shown; write the note into the text',
    ]);
  });

  it('loses no cell of a table, and no table', () => {
    const blocks = `
  - kind: prose
    text: |
      | Class | Fee |
      | --- | ---: |
      | I | 500 |
      | II | 600 | per term |

      | Class | Fee | Note |
      | --- | --- |
      | I | 500 | per term |
`;
    expect(faultsOf(blocks)).toEqual([
      'content/pages/a.yaml:12:18: this row has 3 cells and its table 2 columns, so that the rest would be lost; add the column to the first two rows, or write \\| for a bar within the words',
      'content/pages/a.yaml:14:7: this is not read as a table: its first row and the line of dashes below need as many cells as each other',
    ]);
  });

  it('tells rows that are read as no table', () => {
    const blocks = `
  - kind: prose
    text: |
      | Class | Fee |
      | I | 500 |

      Class\tFee\tNote
      I\t500\tper term

      Phone:\t0422-2570001
      E-mail:\toffice@hillview.example

      Class | Fee
      I | 500

      One line | with a bar
`;
    expect(faultsOf(blocks)).toEqual([
      'content/pages/a.yaml:9:7: this is not read as a table: write a line of dashes below its first row, such as | --- | --- |',
      expect.stringMatching(/^content\/pages\/a\.yaml:12:7: these rows would run together: /),
      expect.stringMatching(/^content\/pages\/a\.yaml:18:7: this is not read as a table: /),
    ]);
  });

  it('takes one line in a cell, whatever the line begins with', () => {
    const { content, lines } = load({
      'pages/a.yaml': `${pageHead('/A')}  - kind: table
    caption: Cells
    columns: [One]
    rows:
      - ['1. first']
      - ['- ']
      - ['# **5** [fees](/Fee)']
      - [a & b < c]
      - ["one\\n\\ntwo"]
`,
    });
    expect(content?.pages[0]?.blocks[0]).toMatchObject({
      rows: [
        ['1. first'],
        ['-'],
        ['# <strong>5</strong> <a href="/Fee">fees</a>'],
        ['a &#x26; b &#x3C; c'],
        [expect.any(String)],
      ],
    });
    expect(lines).toEqual([
      'content/pages/a.yaml:15:11: only words, links and emphasis fit here; write one line',
    ]);
  });

  it('knows line and column in a Markdown page, behind a fact too', () => {
    const { lines } = load({
      'pages/a.md': `---
${pageHead('/A')}  - { kind: prose, text: '[one](/Nowhere)' }
---

Text {{ fees.total | money }} and [two](/Elsewhere).
Then [three](/Fee#late-fin).
`,
    });
    expect(lines).toEqual([
      'content/pages/a.md:8:27: no page has the path "/Nowhere"; write where it is now, and "redirectFrom: [/Nowhere]" on the page that was renamed, or remove the link',
      'content/pages/a.md:11:35: no page has the path "/Elsewhere"; write where it is now, and "redirectFrom: [/Elsewhere]" on the page that was renamed, or remove the link',
      'content/pages/a.md:12:6: the page /Fee has no anchor "#late-fin"; did you mean "#late-fine"?',
    ]);
  });
});

it.each([
  ['- title: Fair\n\tdate: 6 April 2026\n', '2:2 a tab; indent with spaces'],
  ['- title: Fair\n-title: Holiday\n', '2:1 an item of a list has a space behind its hyphen: "- "'],
  ["- title: 'Parents' day'\n", '1:20 text behind a closing quote'],
])('says of %j what is wrong there', (text, expected) => {
  const [first] = readYaml('news.yaml', text).diagnostics;
  expect(`${first?.line}:${first?.column} ${first?.message}`).toContain(expected);
});
