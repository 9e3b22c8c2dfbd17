/** @jest-environment node */
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/*
 * The lint judges patterns by their form. This feeds each one what would take it longest: 10,000 of each
 * character that stands in it, alone, between its own first and last ones, and before one that fits nowhere.
 */

const length = 10_000;
/** Milliseconds below which nothing is slow; a pattern of quadratic time needs a hundred. */
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
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: Found[] = [];
  const add = (node: ts.Node, source: string, flags: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
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

/** The texts that take a pattern longest, each with `length` characters in a row. */
function attacksOn(pattern: Found): ((length: number) => string)[] {
  const characters = charactersOf(pattern);
  const [first = '', last = ''] = [characters[0], characters.at(-1)];
  return characters.flatMap((character) => [
    (length) => `${character.repeat(length)}\u0001`,
    (length) => `${first}${character.repeat(length)}${last}\u0001`,
    (length) => `1${character.repeat(length)}x`,
    (length) => `a.${character.repeat(length)}!`,
  ]);
}

/**
 * Milliseconds of the processor: those of the clock would count what else the machine does. Both kinds of them, for
 * Linux divides them between the program and the system by samples, and may give the program none.
 */
function timeOf({ source, flags }: Found, text: string): number {
  const pattern = new RegExp(source, flags);
  const started = process.cpuUsage();
  if (flags.includes('g')) text.replace(pattern, '');
  else pattern.test(text);
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

/**
 * Whether a text takes longer than it may, and more than its length explains: ten times as long, it takes a
 * linear pattern ten times the time, and a quadratic one a hundred times.
 */
function isSlow(pattern: Found, attack: (length: number) => string): boolean {
  // Of several, since the collection of garbage, by threads of its own, counts as the time of a pattern too.
  const least = (text: string, times: number) =>
    Math.min(...Array.from({ length: times }, () => timeOf(pattern, text)));
  const isLong = (text: string) =>
    timeOf(pattern, text) > 20 * longest && least(text, 2) > 20 * longest;
  // A pattern of exponential time would not end: it is seen before it does.
  if ([16, 20, 24, 28, 32, 300].some((few) => isLong(attack(few)))) return true;
  const first = timeOf(pattern, attack(length));
  if (first < longest) return false;
  const long = least(attack(length), first > 20 * longest ? 3 : 9);
  const short = least(attack(length / 10), 9);
  return long >= longest && long > 30 * short;
}

const isSlowPattern = (pattern: Found) =>
  attacksOn(pattern).some((attack) => isSlow(pattern, attack));

// Once each: some stand in many files.
const patterns = [
  ...new Map(
    sources.flatMap(patternsIn).map((found) => [`/${found.source}/${found.flags}`, found]),
  ).values(),
];

it('finds the patterns of the source', () => {
  expect(patterns.length).toBeGreaterThan(300);
});

it('sees a quadratic pattern', () => {
  expect(isSlowPattern({ place: 'here', source: '/+$', flags: '' })).toBe(true);
});

it('sees an exponential pattern, and ends', () => {
  const source = '^\\P{L}*(?:[dmy]{1,4}\\P{L}*){2,}$';
  expect(isSlowPattern({ place: 'here', source, flags: 'iu' })).toBe(true);
});

it('takes no pattern longer for 10,000 of any of its characters than their number explains', () => {
  const slow = patterns.filter(isSlowPattern).map(({ place, source }) => `${place} /${source}/`);
  expect(slow).toEqual([]);
});
