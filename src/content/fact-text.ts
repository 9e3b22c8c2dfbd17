import { formatDay } from '../dates/format';
import { parsePlainDate } from '../dates/plain-date';
import { didYouMean } from './nearest';

/** What looking a fact up gives: its value, or why there is none. */
export type FactValue = { value: unknown } | { hidden: true } | { problem: string; circle?: true };

/** Looks a fact up by the name that texts call it: 'fees.lateFine'. */
export type FindFact = (name: string) => FactValue;

/** What a text with facts became, and how to get back from its characters to the written ones. */
export interface FilledText {
  text: string;
  problems: { offset: number; message: string }[];
  /** False when a fact could not be put in; an ellipsis stands in its place. */
  sure: boolean;
  /** The offset in the written text of an offset in the filled text. */
  back(offset: number): number;
}

const MARK = /\{\{([^{}]*)\}\}|\{\{/g;
const INSIDE = /^\s*([\w-]+(?:\.[\w-]+)*)\s*(?:\|\s*([\w-]+)\s*)?$/;
const INDIAN = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

const WORDS = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  ...['nineteen', 'twenty'],
];

const namings: Record<string, string> = {
  full: 'the full name',
  'given-and-initial': 'the first name and one initial',
  initials: 'initials alone',
  none: 'no name',
};

const portraits: Record<string, string> = {
  photo: 'a photo',
  drawing: 'a drawing in the place of a photo',
};

/** How a fact can be written: each gives the text, or `undefined` when the fact is not of its kind. */
const factFormats: Record<string, (value: unknown) => string | undefined> = {
  /** 10200 → '₹ 10,200', with a space that doesn't break. */
  money: (value) => (isNumber(value) ? `₹\u00a0${INDIAN.format(value)}` : undefined),
  /** 100000 → '1,00,000'. */
  number: (value) => (isNumber(value) ? INDIAN.format(value) : undefined),
  /** 4 → 'four'; numbers above twenty stay figures. */
  words: (value) => (isNumber(value) ? inWords(value) : undefined),
  /** 4 → 'Four', for the beginning of a sentence. */
  Words: (value) => (isNumber(value) ? capital(inWords(value)) : undefined),
  /** '2026-11-14' → '14 Nov 2026'. */
  date: (value) => {
    const date = parsePlainDate(value);
    return date && formatDay(date);
  },
  /** 'initials' → 'initials alone': how privacy.yaml has a child named. */
  naming: (value) => namings[String(value)],
  /** 'drawing' → 'a drawing in the place of a photo'. */
  portrait: (value) => portraits[String(value)],
  /** ['a', 'b', 'c'] → 'a, b and c'. */
  list: (value) =>
    Array.isArray(value) && value.length > 0 && value.every(isScalar)
      ? joinList(value.map(String))
      : undefined,
};

/** What each format needs, for the editor who gave it something else. */
const formatNeeds: Record<string, string> = {
  money: 'a plain number of rupees, such as 10200',
  number: 'a plain number, such as 4000',
  words: 'a plain number, such as 4',
  Words: 'a plain number, such as 4',
  date: 'a day, such as 2026-11-14',
  naming: 'a way to name a child, such as given-and-initial',
  portrait: 'a way to show a child, such as drawing',
  list: 'a list of words',
};

/** Replaces every `{{ fact | format }}` in a text. */
export function fillText(text: string, find: FindFact): FilledText {
  const problems: FilledText['problems'] = [];
  const parts: { start: number; end: number; from: number; to: number }[] = [];
  let grown = 0;
  let sure = true;
  const filled = text.replace(MARK, (mark: string, inside: string | undefined, offset: number) => {
    const written = writeFact(inside, find);
    const { words = '…', problem } = written;
    sure &&= written.words !== undefined;
    if (problem !== undefined) problems.push({ offset, message: problem });
    const start = offset + grown;
    grown += words.length - mark.length;
    parts.push({ start, end: start + words.length, from: offset, to: offset + mark.length });
    return words;
  });
  const back = (offset: number) => {
    let shift = 0;
    for (const part of parts) {
      if (offset < part.start) break;
      if (offset < part.end) return part.from;
      shift = part.to - part.end;
    }
    return offset + shift;
  };
  return { text: filled, problems, sure, back };
}

function writeFact(
  inside: string | undefined,
  find: FindFact,
): { words?: string; problem?: string } {
  const [, name, format] = INSIDE.exec(inside ?? '') ?? [];
  if (name === undefined) {
    return { problem: 'not a fact; write it like {{ fees.lateFine | money }}' };
  }
  const found = find(name);
  if ('problem' in found) return { problem: found.problem };
  if ('hidden' in found) return {};
  if (format === undefined) {
    if (isScalar(found.value)) return { words: String(found.value) };
    const advice = `write {{ ${name} | list }}, or take it whole with { fact: ${name} }`;
    return { problem: `the fact ${name} is a list or a group; ${advice}` };
  }
  const formats = Object.keys(factFormats);
  const write = factFormats[format];
  if (!write) return { problem: `unknown format "${format}"${didYouMean(format, formats)}` };
  const text = write(numberIn(found.value));
  if (text !== undefined) return { words: text };
  return { problem: `the format ${format} needs ${formatNeeds[format]}; ${name} is not` };
}

/** True for what can stand in the middle of a sentence. */
function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** An amount such as 12.50 comes as it was written, with its zero. */
function numberIn(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+\.\d*0$/.test(value) ? Number(value) : value;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function inWords(value: number): string {
  return WORDS[value] ?? INDIAN.format(value);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function joinList(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
