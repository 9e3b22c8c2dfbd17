/** @jest-environment node */
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/*
 * The lint judges patterns by their form. This feeds each one what would take it longest: 30,000 of each
 * character that stands in it, alone, between its own first and last ones, and before one that fits nowhere.
 */

const length = 30_000;
/** Milliseconds; a pattern of quadratic time needs several hundred. */
const longest = 5;

interface Found {
  place: string;
  source: string;
  flags: string;
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
  .map((name) => join('src', name));

function patternsIn(file: string): Found[] {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const add = (node: ts.Node, source: string, flags: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    found.push({ place: `${file}:${line + 1}`, source, flags });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The characters of a pattern: each that stands in it, and one of each class. */
function charactersOf({ source, flags }: Found): string[] {
  const found = new Set<number>();
  const classes: Record<string, string> = { space: ' \t', digit: '7', word: 'a_', any: 'a.' };
  const add = (text: string) => [...text].forEach((c) => found.add(c.codePointAt(0) ?? 0));
  const pattern = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  visitRegExpAST(pattern, {
    onCharacterEnter: ({ value }) => void found.add(value),
    onCharacterClassRangeEnter: ({ min, max }) => void found.add(min.value).add(max.value),
    onCharacterSetEnter: ({ kind }) => add(classes[kind] ?? 'aéक'),
  });
  return [...found].map((code) => String.fromCodePoint(code));
}

function attacksOn(pattern: Found): string[] {
  const characters = charactersOf(pattern);
  const [first = '', last = ''] = [characters[0], characters.at(-1)];
  return characters.flatMap((character) => {
    const many = character.repeat(length);
    return [`${many}\u0001`, `${first}${many}${last}\u0001`, `1${many}x`, `a.${many}!`];
  });
}

function timeOf({ source, flags }: Found, text: string): number {
  const pattern = new RegExp(source, flags);
  const started = performance.now();
  if (flags.includes('g')) text.replace(pattern, '');
  else pattern.test(text);
  return performance.now() - started;
}

/** Whether one text takes too long at each of twenty tries: a busy machine may hold up some of them. */
const isSlow = (pattern: Found, text: string) =>
  Array.from({ length: 20 }).every(() => timeOf(pattern, text) >= longest);

const isSlowPattern = (pattern: Found) => attacksOn(pattern).some((text) => isSlow(pattern, text));

const patterns = sources.flatMap(patternsIn);

it('finds the patterns of the source', () => {
  expect(patterns.length).toBeGreaterThan(300);
});

it('sees a quadratic pattern', () => {
  const quadratic = { place: 'here', source: '/+$', flags: '' };
  const times = attacksOn(quadratic).map((text) => timeOf(quadratic, text));
  expect(Math.max(...times)).toBeGreaterThan(20 * longest);
});

it('reads 30,000 of any of its characters in less than 5 ms, whichever pattern it is', () => {
  const slow = patterns.filter(isSlowPattern).map(({ place, source }) => `${place} /${source}/`);
  expect(slow).toEqual([]);
});
