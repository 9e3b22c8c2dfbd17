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
  ])('are named alone, and mended: %s', (_what, text, message) => {
    expect(told(text)).toEqual([message]);
    expect(fixed(text)).toEqual([{ title: 'Fair', date: '14 November 2026' }]);
  });

  it('are named in a later item, too', () => {
    expect(told(item + item.replace('-', '•'))).toEqual([`3:1: ${bullet('"•"')}`]);
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
  expect(told(`${item}---\n${item}`)).toEqual([
    '3:1: a line --- or ... ends the file, and what follows is not read; remove that line',
  ]);
});
