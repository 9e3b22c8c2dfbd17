import { didYouMean, nearest } from '../../content/nearest';
import { latinDigits } from '../../lib/language/latin-digits';
import { compared, known, knownClass, ladders, numbered, streamOf } from './class-words';

const isNumbered = (name: string) => numbered.includes(name);

/** What is surely no name of a school's own for a class before class I. */
const isOther = /^(?:class|std|grade)\b|\d{2}|\b[ivxlc]{2,}\b|^[a-z]$/;

/** The class that a text names. Throws in one sentence where there is none of that name. */
function oneClass(written: string): string {
  const found = knownClass(written);
  if (found !== undefined) return found;
  const plain = compared(written).replace(/^(?:class(?:es)?|std|grade) /, '');
  const section = /^(.+) [a-h]$/i.exec(plain)?.[1];
  const whole = section === undefined ? undefined : knownClass(section);
  if (whole !== undefined) {
    throw new Error(`"${written}" is a section; write the class alone: ${whole}`);
  }
  const isOwn = /^\p{L}[\p{L}\p{M}\d .'’-]{2,23}$/u.test(written) && !isOther.test(plain);
  const isTypingError =
    nearest(plain, known) !== undefined || isOther.test(compared(written)) || !isOwn;
  if (isTypingError) throw noClass(written, didYouMean(plain, known));
  return written;
}

const noClass = (written: string, hint: string) =>
  new Error(
    `"${written}" is no class${hint || '; write classes alone, like Nursery, LKG, I to X'}`,
  );

const asStream = (part: string) =>
  `; write classes alone, or where it is a stream the class with it, like XI ${part}`;

/** The two ends of a range, 'I to V', 'LKG-X': a hyphen may belong to a name, as in KG-1. */
function endsOf(part: string): [string, string] | undefined {
  const separators = part.matchAll(/ (?:to|till|up ?to|through) | ?[–—→…] ?|\.{2,3}| ?- ?/gi);
  for (const { 0: separator, index } of separators) {
    const ends = [part.slice(0, index).trim(), part.slice(index + separator.length).trim()];
    const [from = '', to = ''] = ends.map((end) => knownClass(end));
    if (from !== '' && to !== '') return [from, to];
    if (/[a-z–→…]/i.test(separator)) return [oneClass(ends[0] ?? ''), oneClass(ends[1] ?? '')];
  }
  return undefined;
}

const askEarly = (part: string) =>
  new Error(`"${part}": name the classes before I one by one: Nursery, LKG, UKG, I to X`);

/** The classes before class I from one to another, or up to class I, as most schools have them. */
function earlyFrom(part: string, from: string, to?: string): string[] {
  const ladder = ladders.find(
    (one) => one.includes(from) && (to === undefined || one.includes(to)),
  );
  if (!ladder) throw askEarly(part);
  const [first, last] = [
    ladder.indexOf(from),
    to === undefined ? ladder.length - 1 : ladder.indexOf(to),
  ];
  if (last < first) throw new Error(`"${part}" ends before it begins; write the lower class first`);
  return ladder.slice(first, last + 1);
}

/** The classes of a part between two commas: one, or a range. */
function classesIn(part: string): string[] {
  const ends = knownClass(part) === undefined ? endsOf(part) : undefined;
  if (!ends) return [oneClass(part)];
  const [from, to] = ends;
  const [first, last] = [numbered.indexOf(from), numbered.indexOf(to)];
  if (first < 0) {
    return last < 0
      ? earlyFrom(part, from, to)
      : [...earlyFrom(part, from), ...numbered.slice(0, last + 1)];
  }
  if (last < first) throw new Error(`"${part}" ends before it begins; write the lower class first`);
  return numbered.slice(first, last + 1);
}

/** What a school writes around its classes: levels with a colon or with brackets. */
const levelWords =
  /\b(?:pre-?primary|lower primary|upper primary|primary|middle|secondary|higher secondary|senior secondary|senior|junior|high)(?: (?:section|school|classes))?\s*[:(]/gi;

/** Classes XI and XII as state boards call them: '+1', 'Plus Two', '10+2'. */
const withoutPlus = (written: string) =>
  written
    .replace(/\b10 ?\+ ?2\b/g, 'XII')
    .replace(/(?:\bplus|(?<![\p{L}\d])\+) ?(one|two|[12])\b/giu, (_, number: string) =>
      /one|1/i.test(number) ? 'XI' : 'XII',
    );

/** 'कक्षा 1 से 8 तक' as 'class 1 to 8'. */
const fromHindi = (written: string) =>
  latinDigits(written)
    .replace(/कक्षा(?:एँ|एं|ओं)?/g, 'class')
    .replace(/ से /g, ' to ')
    .replace(/ तक(?![\p{L}\p{M}])/gu, '')
    .replace(/ (?:और|एवं|तथा|व) /g, ', ');

const words = (written: string) =>
  withoutPlus(fromHindi(written))
    .replace(levelWords, ',')
    .replace(/[()]/g, ',')
    .split(/[,;\n/+]|\s(?:and|&)\s/i)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

/** The last two classes, which have streams. */
const seniors = numbered.slice(10);

/** Words behind class XI or XII that are a stream, the school's own too: 'XI Bio-Maths', 'XII Computer Science'. */
function behindSenior(part: string): { part: string; streams: string[] } | undefined {
  const gap = [...part.matchAll(/[ -]+/g)]
    .reverse()
    .find(({ index }) => seniors.includes(knownClass(part.slice(0, index)) ?? ''));
  if (!gap || knownClass(part) !== undefined) return undefined;
  const words = part.slice(gap.index + gap[0].length);
  const isOwn = /^\p{Lu}[\p{L}\p{M}.' -]{2,29}$/u.test(words) && !/^sec(?:tion|\b)/i.test(words);
  // 'XI - XII' is a range, and 'XI Sci Com' has two streams.
  const isRead = knownClass(words) !== undefined || words.split(/[ -]+/).every(streamOf);
  if (!isOwn || (isRead && streamOf(words) === undefined)) return undefined;
  return { part: part.slice(0, gap.index), streams: [streamOf(words) ?? words] };
}

/** A part without the streams at its end, 'Class XII Sci'; and the streams. */
function withoutStreams(part: string): { part: string; streams: string[] } {
  const own = behindSenior(part);
  if (own) return own;
  const plain = part.replace(/ stream$/i, '');
  const gap = Math.max(plain.lastIndexOf(' '), plain.lastIndexOf('-'));
  const stream = streamOf(plain) ?? streamOf(plain.slice(gap + 1));
  if (stream === undefined) return { part, streams: [] };
  if (streamOf(plain) !== undefined) return { part: '', streams: [stream] };
  const before = withoutStreams(plain.slice(0, Math.max(gap, 0)).trim());
  return { part: before.part, streams: [...before.streams, stream] };
}

/** The streams that a school names with its classes, 'XI Science, XI Commerce', in the order written. */
export function streamsIn(written: string): string[] {
  return [...new Set(words(written).flatMap((part) => withoutStreams(part).streams))];
}

/**
 * Reads the classes of a school, 'Nursery, LKG, UKG, I to X', youngest first. The names of classes before
 * class I are the school's own, in its order. Throws every mistake at once, one a line.
 */
export function parseClasses(written: string): string[] {
  const mistakes: string[] = [];
  let isAfterNumbered = false;
  let isAfterSenior = false;
  const found = words(written).flatMap((part) => {
    try {
      const { part: name } = withoutStreams(part);
      const classes = name === '' ? [] : classesIn(name);
      // A name of the school's own stands before class I; behind it are words about the school, '(Co-ed)'.
      if (isAfterNumbered && !classes.every((one) => known.includes(one))) {
        throw noClass(part, isAfterSenior ? asStream(part) : '');
      }
      isAfterSenior = seniors.includes(classes.at(-1) ?? '');
      isAfterNumbered ||= classes.some(isNumbered);
      return classes;
    } catch (error) {
      mistakes.push(error instanceof Error ? error.message : String(error));
      return [];
    }
  });
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  if (found.length === 0)
    throw new Error('no class is named; write them like Nursery, LKG, I to X');
  const first = [...new Set(found.filter((name) => !isNumbered(name)))];
  // Whoever writes 'X to I, UKG, LKG' begins with the oldest.
  if (isNumbered(found[0] ?? '') && first.length > 0) first.reverse();
  return [...first, ...numbered.filter((name) => found.includes(name))];
}
