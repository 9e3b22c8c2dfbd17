import { parseDayAndMonth } from '../lib/dates/day-and-month';
import { readClasses } from '../lib/http/class-names';
import { didYouMean, oneOf } from './nearest';
import { isRecord } from './record';

function listIn(site: unknown, key: 'classes' | 'streams'): string[] | undefined {
  const listed = isRecord(site) ? site[key] : undefined;
  return Array.isArray(listed) ? listed.map(String) : undefined;
}

/** The school's classes as site.yaml lists them, youngest first; undefined where it lists none. */
export const classesOf = (site: unknown) => listIn(site, 'classes');

/** The streams of the highest classes as site.yaml lists them; undefined where it lists none. */
export const streamsOf = (site: unknown) => listIn(site, 'streams');

/** The board examinations as site.yaml lists them; none where it lists none. */
export function examinationsOf(site: unknown): Record<string, unknown>[] {
  const listed: unknown = isRecord(site) ? site.examinations : undefined;
  return Array.isArray(listed) ? listed.filter(isRecord) : [];
}

/** What is wrong with the name of a stream, for a school with these. */
export function streamProblem(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  return `the school has no stream "${name}" (site.yaml lists its streams)${didYouMean(name, known)}`;
}

const endsOf = (range: string) => range.split(/–|-| to /).map((name) => name.trim());

/** A class that the school has not, and what is said of it: the one that is meant, by another name or with a slip, or all. */
function notOf(known: readonly string[], written: string): [name: string, advice: string] {
  const isOne = (name: string, classes?: readonly string[]) =>
    readClasses(name, classes).unknown.length === 0;
  const ends = endsOf(written);
  const isRange = ends.every((end) => isOne(end, known) || isOne(end));
  const name = (isRange && ends.find((end) => !isOne(end, known))) || written;
  const same = isOne(name, known) ? readClasses(name, known).classes : [];
  if (same.length > 0) return [name, `; did you mean "${same.join(', ')}"?`];
  // XII is no slip for VII.
  return [name, isOne(name) ? oneOf(known) : didYouMean(name, known)];
}

/** What is said of classes that the school has not. */
export function noSuchClass(written: string | readonly string[], known: readonly string[]): string {
  const names = new Map<string, string>();
  for (const one of new Set([written].flat())) {
    const [name, advice] = notOf(known, one);
    const before = names.get(advice);
    if (before?.includes(`"${name}"`)) continue;
    names.set(advice, (before ? `${before} and no class ` : '') + `"${name}"`);
  }
  return [...names]
    .map(([advice, all]) => `the school has no class ${all} (site.yaml lists its classes)${advice}`)
    .join('; and ');
}

/** Whether a text names a class, with its section or without, and nothing else: 'X-A', '10th', 'Std. X', 'कक्षा 10'. */
export function namesNoMoreThan(own: string, written: string): boolean {
  const word = written
    .replace(/\b(?:std|class|standard|grade|section|sec|div(?:ision)?)\b/gi, '')
    .replace(/[^\p{L}\p{M}\d]+/gu, '');
  const { classes, unknown } = readClasses(word, [own]);
  return classes[0] === own && unknown.length === 0;
}

/** The class of a board examination, however it is written; what is none, as it is. */
export const boardClass = (written: unknown): unknown =>
  ['X', 'XII'].find((own) => namesNoMoreThan(own, String(written))) ?? written;

/** The classes that 'PG, NUR', 'IX and X' or 'I–V' names, out of a school's, youngest first. */
export function classesIn(text: string, known: readonly string[]): string[] {
  return text.split(/,| and /).flatMap((part) => {
    const name = part.trim();
    const ends = known.includes(name) ? [name] : endsOf(name);
    const [first = '', last = first] = ends;
    const [from, to] = [known.indexOf(first), known.indexOf(last)];
    return from < 0 ? [] : known.slice(from, to + 1);
  });
}

/** What is wrong with classes written as 'PG, NUR', 'IX and X' or 'I–V', for a school with these. */
export function classesProblem(text: string, known: readonly string[]): string | undefined {
  const strange: string[] = [];
  for (const part of text.split(/,| and /).map((each) => each.trim())) {
    const ends = known.includes(part) ? [part] : endsOf(part);
    const unknown = ends.find((name) => !known.includes(name));
    const meant = ends.flatMap((name) =>
      readClasses(name, known).classes.filter((one) => known.includes(one)),
    );
    if (unknown !== undefined && ends.length > 1 && meant.length === ends.length) {
      return `the school has no class "${unknown}" (site.yaml lists its classes); did you mean "${meant.join('–')}"?`;
    }
    if (unknown !== undefined) strange.push(unknown);
    const [first = '', last = first] = ends;
    if (unknown === undefined && known.indexOf(last) < known.indexOf(first)) {
      return `"${part}" ends before it begins; write "${last}–${first}"`;
    }
  }
  return strange.length > 0 ? noSuchClass(strange, known) : undefined;
}

/**
 * What is wrong with a class of which a spreadsheet has made a day: whether 1-6 or 6-1 was written nobody knows. The
 * day is not repeated, since it may be that of a birth.
 */
export function dayForClass(written: string): string | undefined {
  const bare = written.replace(/[ -][A-H]$/i, '');
  const found = /\p{L}{3}|\d{4}|^(?:\d{1,2}[/.-]){2}\d\d$/u.test(bare)
    ? parseDayAndMonth(bare)
    : undefined;
  if (found === undefined) return undefined;
  const [month, day] = found.slice(2).split('-').map(Number);
  return `this is a day, which spreadsheets make of ${day}-${month} and ${month}-${day}; give the column the format "Text", and write the class again`;
}
