/** @jest-environment node */
import { parse } from 'postcss';
import {
  definitionsOf,
  shortNames,
  tokenValues,
  usedTokens,
  withShortNames,
} from '../../../src/hosting/finish/tokens';

const definitions = parse(
  ':root{--chakra-a:var(--chakra-b);--chakra-b:red;--chakra-c:blue;--chakra-s-1\\.5:6px}' +
    '@media (prefers-color-scheme: dark){:root{--chakra-c:navy}}.dark{--chakra-b:var(--chakra-d);--chakra-c:navy}' +
    ':root{--chakra-d:black}',
).nodes;
const values = tokenValues(definitions);
const usedIn = (css: string) => usedTokens(parse(css).nodes, values);
const left = (css: string) => definitionsOf(definitions, usedIn(css)).map(String).join('');

it('are those in use and those that they are made of, in every colour mode', () => {
  expect(left('.k{color:var(--chakra-a)}')).toBe(
    ':root{--chakra-a:var(--chakra-b);--chakra-b:red}.dark{--chakra-b:var(--chakra-d)}:root{--chakra-d:black}',
  );
  expect(left('p{top:0}')).toBe('');
});

it('leave the definitions as they are for the next page', () => {
  const before = definitions.map(String);
  left('.k{color:var(--chakra-a)}');
  expect(definitions.map(String)).toEqual(before);
});

it('have names with a point', () => {
  expect([...usedIn('.k{gap:var(--chakra-s-1\\.5)}')]).toEqual(['--chakra-s-1\\.5']);
});

it('have the same short names for the same set, whatever its order; other properties keep theirs', () => {
  const short = shortNames({ tokens: definitions, printTokens: [] });
  const [first, ...others] = definitions;
  if (!first) throw new Error('There are no definitions.');
  expect(shortNames({ tokens: others.reverse(), printTokens: [first] })).toEqual(short);
  expect(new Set(short.values()).size).toBe(5);
  expect(withShortNames('.k{color:var(--chakra-a);gap:var(--chakra-s-1\\.5);--v:1}', short)).toBe(
    '.k{color:var(--0);gap:var(--4);--v:1}',
  );
});
