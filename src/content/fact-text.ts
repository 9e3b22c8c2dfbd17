import { formatDay } from '../lib/dates/format';
import { parsePlainDate } from '../lib/dates/plain-date';
import { parseRupees } from '../lib/rupees';
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
const ENUMERATION = new Intl.ListFormat('en-GB');

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

/** How a fact can be written. */
interface FactFormat {
  /** What it needs, for the editor who gave it something else. */
  needs: string;
  /** The text; `undefined` when the fact is not of its kind. */
  write(value: unknown): string | undefined;
}

const ofNumber = (needs: string, write: (value: number) => string): FactFormat => ({
  needs,
  write: (value) => (typeof value === 'number' && isFinite(value) ? write(value) : undefined),
});

const factFormats: Record<string, FactFormat> = {
  /** 10200 → '₹ 10,200', with a space that doesn't break. */
  money: {
    needs: 'a number of rupees, such as 10200',
    write(value) {
      const amount = typeof value === 'string' ? parseRupees(value) : value;
      return typeof amount === 'number' && isFinite(amount)
        ? `₹\u00a0${INDIAN.format(amount)}`
        : undefined;
    },
  },
  /** 100000 → '1,00,000'. */
  number: ofNumber('a plain number, such as 4000', (value) => INDIAN.format(value)),
  /** 4 → 'four'; numbers above twenty stay figures. */
  words: ofNumber('a plain number, such as 4', inWords),
  /** 4 → 'Four', for the beginning of a sentence. */
  Words: ofNumber('a plain number, such as 4', (value) =>
    inWords(value).replace(/^./, (letter) => letter.toUpperCase()),
  ),
  /** '2026-11-14' → '14 Nov 2026'. */
  date: {
    needs: 'a day, such as 2026-11-14',
    write(value) {
      const date = parsePlainDate(value);
      return date && formatDay(date);
    },
  },
  /** 'initials' → 'initials alone': how privacy.yaml has a child named. */
  naming: {
    needs: 'a way to name a child, such as given-and-initial',
    write: (value) => namings[String(value)],
  },
  /** 'drawing' → 'a drawing in the place of a photo'. */
  portrait: {
    needs: 'a way to show a child, such as drawing',
    write: (value) => portraits[String(value)],
  },
  /** ['a', 'b', 'c'] → 'a, b and c'. */
  list: {
    needs: 'a list of words',
    write: (value) =>
      Array.isArray(value) && value.length > 0 && value.every(isScalar)
        ? ENUMERATION.format(value.map(String))
        : undefined,
  },
};

/** Replaces every `{{ fact | format }}` in a text. */
export function fillText(text: string, find: FindFact): FilledText {
  const problems: FilledText['problems'] = [];
  const parts: { start: number; end: number; from: number; to: number }[] = [];
  let grown = 0;
  let sure = true;
  const filled = text.replace(MARK, (mark: string, inside: string | undefined, offset: number) => {
    const written = writeFact(inside, find);
    const { problem } = written;
    // An address of site.yaml that is none is told there, not at each link to it.
    const isTold = /\]\(mailto:$/.test(text.slice(0, offset)) && /\s/.test(written.words ?? '');
    const words = (isTold && /^\s*site\./.test(inside ?? '') ? undefined : written.words) ?? '…';
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
  const known = factFormats[format];
  if (!known) return { problem: `unknown format "${format}"${didYouMean(format, formats)}` };
  const text = known.write(numberIn(found.value));
  if (text !== undefined) return { words: text };
  return { problem: `the format ${format} needs ${known.needs}; ${name} is not` };
}

/** True for what can stand in the middle of a sentence. */
function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** An amount such as 12.50 comes as it was written, with its zero. */
function numberIn(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+\.\d*0$/.test(value) ? Number(value) : value;
}

function inWords(value: number): string {
  return WORDS[value] ?? INDIAN.format(value);
}
