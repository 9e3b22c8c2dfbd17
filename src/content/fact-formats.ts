import { formatDay } from '../dates/format';
import { parsePlainDate } from '../dates/plain-date';

const INDIAN = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

const WORDS = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  ...['nineteen', 'twenty'],
];

/** How a fact can be written: each gives the text, or `undefined` when the fact is not of its kind. */
export const factFormats: Record<string, (value: unknown) => string | undefined> = {
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
  /** ['a', 'b', 'c'] → 'a, b and c'. */
  list: (value) =>
    Array.isArray(value) && value.length > 0 && value.every(isScalar)
      ? joinList(value.map(String))
      : undefined,
};

/** What each format needs, for the editor who gave it something else. */
export const formatNeeds: Record<string, string> = {
  money: 'a plain number of rupees, such as 10200',
  number: 'a plain number, such as 4000',
  words: 'a plain number, such as 4',
  Words: 'a plain number, such as 4',
  date: 'a day, such as 2026-11-14',
  list: 'a list of words',
};

/** True for what can stand in the middle of a sentence. */
export function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
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
