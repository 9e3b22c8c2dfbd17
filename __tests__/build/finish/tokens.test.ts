/** @jest-environment node */
import { parse } from 'postcss';
import {
  changingDefinitions,
  definitionsForPaper,
  sortTokens,
  writeTokens,
} from '../../../src/build/finish/tokens';

const definitions = {
  tokens: parse(
    ':root{--chakra-line:1px solid var(--chakra-ink);--chakra-pine:green;--chakra-s-1\\.5:6px;' +
      '--chakra-ink:var(--chakra-pine);--chakra-shade:none}' +
      '@media (prefers-color-scheme: dark){:root{--chakra-ink:white;--chakra-shade:black}}',
  ).nodes,
  printTokens: parse('@media print{:root{--chakra-ink:black}}').nodes,
};
const tokens = sortTokens(definitions);
const css = (nodes: readonly unknown[]) => nodes.map(String).join('');

it('give their value to rules where it is the same in every mode', () => {
  expect(writeTokens('.k{gap:var(--chakra-s-1\\.5);color:var( --chakra-pine )}', tokens)).toBe(
    '.k{gap:6px;color:green}',
  );
});

it('keep a short name where a mode or paper changes them', () => {
  expect(writeTokens('.k{color:var(--chakra-ink);--v:var(--chakra-shade)}', tokens)).toBe(
    '.k{color:var(--0);--v:var(--1)}',
  );
  expect(writeTokens('.k{border:var(--chakra-line)}', tokens)).toBe(
    '.k{border:1px solid var(--0)}',
  );
});

it('are defined in every mode as far as they keep a name, in terms of values', () => {
  const left = changingDefinitions(definitions.tokens, tokens);
  expect(writeTokens(css(left), tokens)).toBe(
    ':root{--0:green;--1:none}@media (prefers-color-scheme: dark){:root{--0:white;--1:black}}',
  );
});

it('leave the definitions as they are for the next page', () => {
  const before = css(definitions.tokens);
  changingDefinitions(definitions.tokens, tokens);
  expect(css(definitions.tokens)).toBe(before);
});

it('have on paper what it says, and else their value by day', () => {
  expect(writeTokens(css(definitionsForPaper(definitions, tokens)), tokens)).toBe(
    ':root{--1:none}@media print{:root{--0:black}}',
  );
});

it('have the same short names for the same set, whatever its order', () => {
  const { tokens: all, printTokens } = definitions;
  expect(sortTokens({ tokens: [...all].reverse(), printTokens }).short).toEqual(tokens.short);
});

it.each([
  ['that is not there', '.k{color:var(--chakra-nothing)}'],
  ['with a value to fall back on', '.k{color:var(--chakra-pine, red)}'],
])('stop the build at one %s', (_, rule) => {
  expect(() => writeTokens(rule, tokens)).toThrow(/a rule uses --chakra-(nothing|pine)/);
});

it('stop the build where two are made of each other', () => {
  const circle = sortTokens({
    tokens: parse(':root{--chakra-a:var(--chakra-b);--chakra-b:var(--chakra-a)}').nodes,
    printTokens: [],
  });
  expect(() => writeTokens('.k{color:var(--chakra-a)}', circle)).toThrow('a rule uses --chakra-');
});
