/** @jest-environment node */
import { parse } from 'postcss';
import { type PageRules, splitRules } from '../../../src/build/finish/page-styles';

const classes = { all: new Set(['early', 'late', 'group']), seen: new Set(['early', 'group']) };

function split(css: string) {
  const rules: PageRules = splitRules(parse(css).nodes, classes);
  return Object.fromEntries(
    Object.entries(rules).map(([place, nodes]) => [place, nodes.map(String).join('')]),
  );
}

it('keeps in the page what its first screen needs, and moves the rest, with its states', () => {
  const hover = '@media (hover: hover){.late:hover{top:2px;}}';
  expect(split(`.early{top:0;}.late{top:1px;}${hover}`)).toMatchObject({
    first: '.early{top:0;}',
    deferred: `.late{top:1px;}${hover}`,
  });
});

it.each([
  ['a rule for every element', 'p{top:0}'],
  ['a rule that one early selector shares', '.late,.early{top:0}'],
  ['an early element in a group', '.group:hover .early{top:0}'],
  ['a colour mode', ':where(.dark) .early{top:0}'],
  ['a class that a script will set', '.when-open .early{top:0}'],
  ['an attribute that looks like a class', 'a[href$=".late"]{top:0}'],
  ['an early element that is not a late one', '.early:not(.late){top:0}'],
])('keeps %s', (_, css) => {
  expect(split(css)).toMatchObject({ first: css, deferred: '' });
});

it.each([
  ['a late element in a group', '.group:hover .late{top:0}'],
  ['a late element in a colour mode', ':where(.dark) .late{top:0}'],
  ['what stands in a late element', '.late > p{top:0}'],
])('moves %s', (_, css) => {
  expect(split(css)).toMatchObject({ first: '', deferred: css });
});

it('moves what only paper needs, early or late', () => {
  const css = '@media print{.early{display:none;}.late{top:0}}@page{margin:1cm}';
  expect(split(`.early{top:0}${css}`)).toMatchObject({
    first: '.early{top:0}',
    deferred: '',
    print: css,
  });
});

it('tells the values of tokens and animations from rules', () => {
  const tokens = ':root{--chakra-a:red}@media (prefers-color-scheme: dark){:root{--chakra-a:blue}}';
  const printTokens = '@media print{:root{--chakra-a:black}}';
  const frames = '@keyframes appear{from{opacity:0}}';
  expect(split(`${frames}${tokens}${printTokens}.early{top:0}`)).toMatchObject({
    first: '.early{top:0}',
    tokens,
    printTokens,
    print: '',
    keyframes: frames,
  });
});

it('will not have tokens and other things in one rule', () => {
  expect(() => split(':root{--chakra-a:red;color:red}')).toThrow('mixes design tokens');
});

it('keeps every font: one that came later would have the whole page laid out again', () => {
  const css = '@font-face{font-family:Mukta;src:url(/static/rest.woff2)}';
  expect(split(css)).toMatchObject({ first: css, deferred: '' });
});
