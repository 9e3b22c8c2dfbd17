/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { blockRegistry } from '../../src/blocks/schemas';
import { loadContent } from '../../src/content/load';

const CONTENT = 'content';

/** Texts that happen to hold the words of a fact but speak of something else. */
const COINCIDENCES = [
  // The attendance at which the class teacher calls, not the marks of class XI.
  { fact: '80%', file: 'pages/leave.yaml' },
  // The Vice Principal's hour for parents, not the last bell.
  { fact: '1:00 pm', file: 'pages/timings.yaml' },
];

const factFiles = readdirSync(join(CONTENT, 'facts'));
const texts = new Map(
  ['home.yaml', ...readdirSync(join(CONTENT, 'pages')).map((name) => `pages/${name}`)].map(
    (name) => [name, readFileSync(join(CONTENT, name), 'utf8').replace(/\{\{.*?\}\}/gs, '')],
  ),
);

/** The single values inside a value. */
function leaves(value: unknown): unknown[] {
  return value !== null && typeof value === 'object'
    ? Object.values(value).flatMap(leaves)
    : value === undefined
      ? []
      : [value];
}

/** The ways in which somebody could type a fact again. Bare words are no fact of their own. */
function written(value: unknown): string[] {
  if (typeof value === 'number') {
    const amount = value.toLocaleString('en-IN');
    return [`₹ ${amount}`, `₹${amount}`, `${value}%`, ...(value > 999 ? [amount, `${value}`] : [])];
  }
  // A moment, a day, an age or a session: figures with words or marks about them.
  return typeof value === 'string' && /\d\D/.test(value) && !value.includes('{{') ? [value] : [];
}

function standsIn(text: string, fact: string): boolean {
  const escaped = fact.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w,-])${escaped}(?![\\w-]|\\.pdf)`, 'i').test(text);
}

test('no page types again what a file of facts holds', () => {
  const twice = factFiles
    .flatMap((name) => leaves(parse(readFileSync(join(CONTENT, 'facts', name), 'utf8'))))
    .flatMap(written)
    .flatMap((fact) =>
      [...texts].filter(([, text]) => standsIn(text, fact)).map(([file]) => ({ fact, file })),
    )
    .filter(
      (found) => !COINCIDENCES.some(({ fact, file }) => fact === found.fact && file === found.file),
    );
  expect(twice).toEqual([]);
});

test('a fact typed again would be seen', () => {
  expect(standsIn('A new fee book costs ₹ 100.', '₹ 100')).toBe(true);
  expect(standsIn('open from 7:00 am–1:00 pm', '7:00 am–1:00 pm')).toBe(true);
  expect(standsIn('a year costs ₹ 1000', '₹ 100')).toBe(false);
});

describe('the days of the school calendar are those of the facts', () => {
  const { content } = loadContent({ contentDir: CONTENT, blocks: blockRegistry });
  const entries = (content?.pages ?? [])
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'calendar' ? block.months : []))
    .flatMap(({ entries: ofMonth }) => ofMonth);
  const facts = Object.fromEntries(
    factFiles.map((name) => [
      name.replace('.yaml', ''),
      parse(readFileSync(join(CONTENT, 'facts', name), 'utf8')) as Record<string, unknown>,
    ]),
  );
  const periods = facts.fees?.periods as { due: { by: string }[] }[];
  const longDay = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const dayOf = (words: string) => {
    const day = entries.find(({ event }) => event.includes(words))?.from ?? '';
    return longDay.format(new Date(day));
  };

  it.each([
    ['Summer timings begin', facts.timings?.summerFrom],
    ['Winter timings begin', facts.timings?.winterFrom],
    ['Registration for the next session opens', facts.admission?.registrationFrom],
    ['February–March, Playgroup', periods[5]?.due[0]?.by],
    ['February–March, classes', periods[5]?.due[1]?.by],
  ])('%s', (words, day) => {
    expect(day).toBeDefined();
    expect(dayOf(words)).toBe(day);
  });

  it.each([0, 1, 2, 3, 4])('last date of fee period %i', (index) => {
    const rows = facts.fees?.dueRows as string[][];
    const [period = ''] = rows[index] ?? [];
    expect(periods[index]?.due[0]?.by).toBeDefined();
    expect(dayOf(`fees of ${period}`)).toBe(periods[index]?.due[0]?.by);
  });
});
