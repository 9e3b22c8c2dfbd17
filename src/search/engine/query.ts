import type { Query, QueryCombination } from 'minisearch';
import { monthName } from '../../lib/dates/format';
import { stopWords } from './stop-words';
import { termsOf } from './words';

/** Puts a date in figures into words, as pages have them: '15/8/2026' is '15 August 2026'. */
function datesInWords(text: string): string {
  return text.replace(
    /\b(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2}|\d{4}))?\b/g,
    (written, day: string, month: string, year = '') => {
      const name = monthName(Number(month));
      if (!name || Number(day) < 1 || Number(day) > 31) return written;
      return `${Number(day)} ${name} ${year.length === 2 ? `20${year}` : year}`;
    },
  );
}

/** Words that mean the same: for each phrase, as its terms, the whole group that it is in. */
export type Synonyms = readonly (readonly (readonly string[])[])[];

/** Synonyms as they are looked up. */
export const synonymsOf = (groups: readonly (readonly string[])[]): Synonyms =>
  groups.map((group) => group.map((phrase) => termsOf(phrase)));

/** One term of a query: a word, or its synonyms. */
type Wanted = readonly (readonly string[])[];

const sameTerms = (phrase: readonly string[], terms: readonly string[]) =>
  phrase.length > 0 && phrase.every((term, index) => terms[index] === term);

/** The longest phrase that stands at the beginning of these terms, and what means the same. */
function phraseAt(terms: readonly string[], synonyms: Synonyms): [Wanted, number] | undefined {
  let best: [Wanted, number] | undefined;
  for (const group of synonyms) {
    for (const phrase of group) {
      if (!sameTerms(phrase, terms)) continue;
      if (!best || phrase.length > best[1]) best = [group, phrase.length];
      else if (phrase.length === best[1]) best = [[...best[0], ...group], phrase.length];
    }
  }
  return best;
}

/** The terms of a query, in order; stop words are left out unless there are no others. */
export function wantedOf(text: string, synonyms: Synonyms): Wanted[] {
  const terms = termsOf(datesInWords(text.replace(/(\d)(st|nd|rd|th)\b/gi, '$1')));
  const wanted: Wanted[] = [];
  const spare: Wanted[] = [];
  for (let at = 0; at < terms.length;) {
    const [group, length] = phraseAt(terms.slice(at), synonyms) ?? [[[terms[at]!]], 1];
    const isStopWord = length === 1 && group.length === 1 && stopWords.has(terms[at]!);
    (isStopWord ? spare : wanted).push(group);
    at += length;
  }
  return wanted.length > 0 ? wanted : spare;
}

const allOf = (queries: Query[]): QueryCombination => ({ combineWith: 'AND', queries });
const oneOf = (queries: Query[]): QueryCombination => ({ combineWith: 'OR', queries });

/** The query: all terms, each with its synonyms; with `OR`, some of them. */
export function queryFor(wanted: readonly Wanted[], combineWith: 'AND' | 'OR'): QueryCombination {
  const queries = wanted.map((ways) => oneOf(ways.map((terms) => allOf([...terms]))));
  return { combineWith, queries };
}
