/** @jest-environment node */
import { applyFixes } from '../../src/cli/content-check/fix/apply-fixes';
import { readYaml } from '../../src/content/read-yaml';

const item = '- title: Fair\n  date: 14 November 2026\n';

const read = (text: string) => readYaml('news.yaml', text);
const told = (text: string) =>
  read(text).diagnostics.map(({ line, column, message }) => `${line}:${column}: ${message}`);
/** What a text holds after its fixes. */
const fixed = (text: string) => {
  const fixes = read(text).diagnostics.flatMap(({ fix }) => fix ?? []);
  return read(applyFixes('news.yaml', text, fixes).text).source.value;
};

const bullet = (sign: string) =>
  `${sign} begins no item of a list; write a hyphen and a blank: "- "`;
const blank = 'a no-break blank, or another one that YAML takes for a letter; write a plain one';
const hyphen = 'an item of a list has a space behind its hyphen: "- "';
const noItems = '[] means that the list has no items; remove it, so that those written here count';
const colon = 'behind "date" belong a plain colon and a blank: "date: "';

describe('marks that YAML does not know', () => {
  it.each([
    ['a bullet', item.replace('-', '•'), `1:1: ${bullet('"•"')}`],
    ['a dash', item.replace('-', '–'), `1:1: ${bullet('"–"')}`],
    ['a star', item.replace('-', '*'), `1:1: ${bullet('"*"')}`],
    ['a bullet of Word', item.replace('- ', '\uf0b7\t'), `1:1: ${bullet('a bullet')}`],
    ['an indent of no-break blanks', item.replace('  date', '\u00a0\u00a0date'), `2:1: ${blank}`],
    ['one behind a hyphen', item.replace('- ', '-\u00a0'), `1:2: ${blank}`],
    ['one behind a colon', item.replace('date: ', 'date:\u2009'), `2:8: ${blank}`],
    ['nothing behind a colon', item.replace('date: ', 'date:'), `2:7: ${colon}`],
    ['a wide colon', item.replace('date: ', 'date：'), `2:7: ${colon}`],
    ['an equals sign', item.replace('date: ', 'date = '), `2:7: ${colon}`],
    ['a hyphen without a blank', item.replace('- ', '-'), `1:1: ${hyphen}`],
    ['the [] of a new list above its items', `# News\n[]\n\n${item}`, `2:1: ${noItems}`],
    ['the [] of a new list below them', `${item}[]\n`, `3:1: ${noItems}`],
  ])('are named alone, and mended: %s', (_what, text, message) => {
    expect(told(text)).toEqual([message]);
    expect(fixed(text)).toEqual([{ title: 'Fair', date: '14 November 2026' }]);
  });

  it('are named in a later item, too', () => {
    expect(told(item + item.replace('-', '•'))).toEqual([`3:1: ${bullet('"•"')}`]);
  });

  it('are hyphens that are all of a value, in a line and behind a key', () => {
    const alone = "a hyphen alone begins a list; put it in quotes: '-'";
    const text = 'rows:\n  - [VI, -, -, 300]\nlate: -\nfine: 5\n';
    expect(told(text)).toEqual([`2:10: ${alone}`, `3:7: ${alone}`]);
    expect(fixed(text)).toEqual({ rows: [['VI', '-', '-', 300]], late: '-', fine: 5 });
  });

  it('leave the empty list of an item above another item alone', () => {
    const colonIn = 'check the indentation, and put a text with a colon in quotes';
    expect(told('- title: A\n  images: []\n- title: B: C\n')).toEqual([
      expect.stringContaining(`3:10: not valid YAML here: ${colonIn}`),
    ]);
  });

  it('stand in texts as they are written', () => {
    const text =
      '- title: "• Fair"\n  description: |\n    • date:\u00a014 November\n    – place:Hall\n';
    expect(told(text)).toEqual([]);
    expect(read(text).source.value).toEqual([
      { title: '• Fair', description: '• date:\u00a014 November\n– place:Hall\n' },
    ]);
  });
});

it.each(['&Fun day', '&Music', '*Fun*', '! Important', '!Important notice', '? Why'])(
  'asks for quotes around what begins with a sign of YAML, and loses nothing of it: %s',
  (text) => {
    const message = `a text that begins with ${text[0]} needs quotes: '${text}'`;
    const yaml = `- title: ${text}\n  date: 14 November 2026\n`;
    expect(told(yaml)).toEqual([`1:10: ${message}`]);
    expect(fixed(yaml)).toEqual([{ title: text, date: '14 November 2026' }]);
  },
);

it.each([
  ['- [Nursery, [Form](a.pdf), I]', '[Form](a.pdf)'],
  ['- [Nursery, see [Form](a.pdf)]', 'see [Form](a.pdf)'],
  ['- { class: Nursery, form: [Form](a.pdf) }', '[Form](a.pdf)'],
  ['- [Form](a.pdf), and more', '[Form](a.pdf), and more'],
  ['- [Nursery, **free**]', '**free**'],
  ['- [Nursery, "Late" fee]', '"Late" fee'],
  ['- [Nursery, @home, I]', '@home'],
])('asks for quotes around one text of a list in brackets: %s', (line, text) => {
  expect(told(`${line}\n`)).toEqual([
    expect.stringMatching(/a text that (?:begins|holds) .* needs/),
  ]);
  expect(told(`${line}\n`)[0]).toContain(`needs quotes: '${text}'`);
  expect(JSON.stringify(fixed(`${line}\n`))).toContain(JSON.stringify(text));
});

it('takes a name for what stands twice as YAML means it', () => {
  const { diagnostics, source } = read('- { by: &day 10 May }\n- { by: *day }\n');
  expect(diagnostics).toEqual([]);
  expect(source.value).toEqual([{ by: '10 May' }, { by: '10 May' }]);
});

it('tells the cause of an error, and not what follows from it', () => {
  expect(told('- title: Fair\ndate: 14 November 2026\n')).toEqual([
    '2:1: not valid YAML here: check the indentation, which is not that of the lines above',
  ]);
  expect(told(item.replace('  date', '\tdate'))).toEqual(['2:2: a tab; indent with spaces']);
  expect(told('description: |\n    Dear parents,\n\tWelcome.\n')).toEqual([
    '3:1: a tab; indent with spaces',
  ]);
  expect(told(`${item}---\n${item}`)).toEqual([
    '3:1: a line --- or ... ends the file, and what follows is not read; remove that line',
  ]);
});

it('points at the quote that has no end, not at the next one', () => {
  const text = item.replace('Fair', '"Fair').replace('14', '"14').replace('2026', '2026"');
  expect(told(text)).toEqual(['1:10: the quote that begins here has no end; close it']);
});

it.each([
  ['a tab behind a hyphen', item.replace('- ', '-\t'), '1:2: a tab; indent with spaces'],
  [
    'a bracket without an end',
    `classes: [VI, VII\n${item.replace(/^- /, '').replace('  ', '')}`,
    '2:1: a bracket above this line has no end; write "]" behind the last of its values',
  ],
  [
    'a line of another indent',
    `${item}   venue: Hall\n`,
    '2:9: not valid YAML here: check the indentation, and put a text with a colon in quotes',
  ],
])('tells one thing of %s', (_what, text, message) => {
  expect(told(text)).toEqual([message]);
});

it('takes no number of a house or class for a comment', () => {
  expect(told('venue: Hall # 2\norder: 3 # 4 before\nowner: Office # for now\n')).toEqual([
    "1:8: what follows # is read as a comment; put the whole text in quotes: 'Hall # 2', or a comment on a line of its own",
  ]);
});

describe('what YAML forbids, in words of an office', () => {
  it.each([
    ["- { title: Notice: closed, date: '1 May' }", '1:12: a text with a colon needs quotes'],
    [
      'a:\n  - x: 1\n   y: 2\n',
      '3:1: not valid YAML here: check the indentation, which is not that',
    ],
    ['path: "C:\\School"\n', `1:10: \\ has a meaning of its own between "…"; write '…' around`],
    [
      'title: #1 school\ndate: x\n',
      "1:8: what follows # is read as a comment; put the whole text in quotes: '#1 school', or",
    ],
  ])('%s', (text, message) => {
    expect(told(text)).toEqual([expect.stringContaining(message)]);
  });

  it('is put in quotes up to the end of its place in brackets', () => {
    expect(fixed('- { title: Notice: closed, date: 1 May }')).toEqual([
      { title: 'Notice: closed', date: '1 May' },
    ]);
  });

  it('leaves the comment behind a key with a group below it', () => {
    expect(told('fees: #of April\n  late: 50\n')).toEqual([]);
  });
});

it.each([
  ['[VI, 1,200]', '1,200'],
  ['[VI, ₹ 1,20,300, yearly]', '₹ 1,20,300'],
])('tells of an amount that its comma cuts in %s, and quotes it', (row, amount) => {
  expect(told(`rows: [${row}]`)).toEqual([
    `1:${row.indexOf(amount) + 8}: ${amount} without quotes is read as several values; put the whole amount in quotes: '${amount}'`,
  ]);
});

it.each(['[100,200]', '[VI,100,200]', '[VI, 10, 200]', "[VI, '1,200']"])(
  'takes the numbers of %s for what they are',
  (row) => expect(told(`rows: [${row}]`)).toEqual([]),
);
