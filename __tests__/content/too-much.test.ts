/** @jest-environment node */
import { Composer } from 'yaml';
import { parseMarkdown } from '../../src/content/markdown';
import { blockHtml } from '../../src/content/markdown-html';
import { readYaml } from '../../src/content/read-yaml';

const read = (text: string) => {
  const { source, diagnostics } = readYaml('a.yaml', text);
  const told = diagnostics.map(({ line, column, message }) => `${line}:${column}: ${message}`);
  return { value: source.value, broken: source.broken, told };
};

/** Ten anchors, each of nine of the one before. */
const bomb = [...'abcdefghij']
  .map((name, index, all) => {
    const inside = index === 0 ? 'x' : `*${all[index - 1]}`;
    return `${name}: &${name} [${Array.from({ length: 9 }, () => inside).join(', ')}]\n`;
  })
  .join('');

describe('aliases', () => {
  it('that stand for too much are told at their place', () => {
    expect(read(bomb)).toEqual({
      value: {},
      broken: true,
      told: ['2:8: aliases (*) repeat this more than 100 times; write it where it is needed'],
    });
  });

  it.each([
    ['of one anchor', `a: &a x\nb:\n${'  - *a\n'.repeat(20_000)}`, '103:5'],
    [
      'of many anchors',
      Array.from({ length: 20_000 }, (_, at) => `- &a${at} x\n- *a${at}\n`).join(''),
      '202:3',
    ],
  ])('by the thousand are told before anything is made of them: %s', (_what, text, place) => {
    const parse = jest.spyOn(Composer.prototype, 'compose');
    expect(read(text).told).toEqual([
      `${place}: aliases (*) repeat this more than 100 times; write it where it is needed`,
    ]);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it('in moderate use are what they stand for', () => {
    const hours = read(`all: &all [8, 14]\ndays:\n${'  - *all\n'.repeat(99)}`);
    expect(hours.told).toEqual([]);
    expect(hours.value).toMatchObject({ days: Array.from({ length: 99 }, () => [8, 14]) });
  });
});

const deep = 10_000;

describe('YAML that is nested deeper than people read', () => {
  it.each([
    ['lists in brackets', '['.repeat(deep) + ']'.repeat(deep), '1:101'],
    ['maps in brackets', '{a: '.repeat(deep) + '}'.repeat(deep), '1:401'],
    ['maps in one item of a list', `[${'a: '.repeat(deep)}b]`, '1:303'],
    ['open brackets', 'a: [ok]\nb: ' + '[{'.repeat(deep), '2:102'],
    ['lists in a line', '- '.repeat(deep) + 'a', '1:201'],
    ['questions in a line', '? '.repeat(deep) + 'a', '1:201'],
    [
      'lists that go to the right',
      Array.from({ length: 1000 }, (_, index) => ' '.repeat(index) + 'a:\n').join(''),
      '100:101',
    ],
  ])('%s', (_what, text, place) => {
    const { told, broken } = read(text);
    expect(told).toEqual([`${place}: nested deeper than 100 levels; write it flatter`]);
    expect(broken).toBe(true);
  });

  it('takes brackets in texts and comments for what they are', () => {
    const marks = '['.repeat(deep);
    const text = `# ${marks}\na: "${marks}"\nb: '${marks}'\nc: |\n  ${marks}\nd: x ${marks}\n`;
    expect(read(text).told).toEqual([]);
    expect(read(`${'- a: [b]\n'.repeat(2000)}`).told).toEqual([]);
  });
});

describe('Markdown that is nested deeper than people read', () => {
  it.each([
    ['quotes', `${'>'.repeat(deep)} a`, 0],
    ['lists', `a\n\n${'- '.repeat(deep)}a`, 3],
    ['numbered lists', `${'1. '.repeat(deep)}a`, 0],
    ['brackets', `${'['.repeat(deep)}a`, 50],
    ['links', `${'['.repeat(deep)}a${'](/b)'.repeat(deep)}`, 50],
    ['emphasis', `${'*a **b '.repeat(deep)}c${' d** e*'.repeat(deep)}`, expect.any(Number)],
    [
      'lists below each other',
      Array.from({ length: 300 }, (_, index) => `${'  '.repeat(index)}- a`).join('\n'),
      expect.any(Number),
    ],
  ])('%s', (_what, text, offset) => {
    const { problems } = parseMarkdown(text, 'block');
    expect(problems).toEqual([
      { offset, message: expect.stringMatching(/stand too deep inside each other/) },
    ]);
  });

  it('leaves long texts alone that are flat', () => {
    const text = [
      '**a** *b* [c](/d) `e`'.concat('\n').repeat(500),
      '- a [b](/c)\n'.repeat(500),
      '> a\n'.repeat(500),
      `| Name | a |\n| --- | --- |\n${'| Name: ____ | *a* |\n'.repeat(200)}`,
      '*** \n\n',
    ].join('\n');
    const { tree, problems } = parseMarkdown(text, 'block');
    expect(problems).toEqual([]);
    expect(blockHtml(tree, () => '').length).toBeGreaterThan(10_000);
  });
});
