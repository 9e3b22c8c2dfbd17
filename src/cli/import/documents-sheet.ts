import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { kindOf } from '../../lib/files/file-kinds';
import { compareNames, isSystemFile } from '../../lib/files/file-name';
import type { Cell, Sheet } from './sheets/sheet';
import { writtenDay } from './values/read-day';

const isDocument = (name: string) =>
  !isSystemFile(name) && ['document', 'download'].includes(kindOf(name)?.use ?? '');

/** A day in the name of a file, before its words or behind them. */
const days = [
  /(?<!\d)(\d{4}[-._]\d{1,2}[-._]\d{1,2})(?!\d)/,
  /(?<!\d)(\d{1,2}[-._]\d{1,2}[-._](?:\d{4}|\d{2}))(?!\d)/,
  /(?<!\d)(\d{1,2}(?:st|nd|rd|th)?[ _-][a-z]{3,9}[ _-]'?(?:\d{4}|\d{2}))(?!\d)/i,
  // A scanner's '20261020', and its time behind that.
  /(?<!\d)(20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))(?:[-_]?\d{4,6})?(?!\d)/,
];

/** A number of a circular: 'HVS-2026-114', 'Circular No 12', 'C-07'. */
const numbers = [
  /(?<![A-Za-z0-9])([A-Z]{1,6}[-_](?:\d{4}[-_])?\d{1,4})(?![A-Za-z0-9])/,
  /\bcircular[ _-]?(?:no|number)?[.]?[ _-]?(\d{1,4}[a-z]?)(?![a-z0-9])/i,
  /^(?:no|number)[.]? ?(\d{1,4}[a-z]?)(?![a-z0-9])/i,
  /\b(?:notice[ _-]?(?:no|number)|circ?[.]?[ _-]?(?:no|number)?)[.]?[ _-]?(\d{1,4}[a-z]?)(?![a-z0-9])/i,
];

const firstOf = (patterns: readonly RegExp[], text: string) =>
  patterns.map((pattern) => pattern.exec(text)).find((found) => found !== null) ?? undefined;

/** What is left of a name without its day and number: 'dt.' before a day, brackets around it. */
const wordsLeft = (rest: string) =>
  // Where no blank stands in a name, hyphens part its words.
  (/[\p{L}\p{M}\d][ _]+\p{L}/u.test(rest) ? rest : rest.replaceAll('-', ' '))
    .replaceAll('_', ' ')
    .replace(/\b(?:dt|dtd|dated)\b[.:]?/gi, ' ')
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^(?:notice|circular) ?[-–:]/i, '')
    .replace(/^[ .,–-]{1,9}|[ .,–-]{1,9}$/g, '');

/** What the name of a document says. */
interface NamedDocument {
  title: string;
  number: string;
  /** Empty where the name has none. */
  date: string;
  /** What stands there in place of a day: '31-02-2026'. */
  noDay?: string;
}

/** What the name of a document says: '2026-11-09 HVS-114 Date sheet.pdf'. */
export function readDocumentName(file: string): NamedDocument {
  let rest = file.slice(0, file.length - extname(file).length).normalize('NFC');
  const take = (patterns: readonly RegExp[]): string => {
    const found = firstOf(patterns, rest);
    if (!found) return '';
    rest = rest.replace(found[0], ' ');
    return found[1] ?? '';
  };
  const day = take(days).replaceAll('_', ' ');
  const date = writtenDay(
    day
      .replace(/^(\d{4})[ .-]?(\d\d?)[ .-]?(\d\d?)$/, '$3/$2/$1')
      .replace(/^(\d+)[ .-](\d+)[ .-](\d+)$/, '$1/$2/$3'),
  );
  const number = take(numbers).replaceAll('_', '-');
  const title = wordsLeft(rest) || (number ? `Circular ${number}` : '');
  const noDay = day !== '' && date === undefined ? { noDay: day } : {};
  return { title, number, date: date ?? '', ...noDay };
}

/** A folder of documents as a table of circulars: each has its title, its number and its day in its name. */
export function documentsSheet(folder: string): Sheet {
  const head: Cell[] = ['Title', 'Number', 'Date', 'File'].map((text) => ({ text, at: text }));
  const names = readdirSync(folder).filter(isDocument).sort(compareNames);
  const others = readdirSync(folder).filter((name) => !isSystemFile(name) && !isDocument(name));
  const rows = names.map((name) => {
    const { title, number, date, noDay } = readDocumentName(name);
    const what = noDay === undefined ? 'its name has no day' : `${noDay} in its name is no day`;
    const lack =
      date === '' ? { problem: `${what}; call it like "2026-11-09 Date sheet.pdf"` } : {};
    return [
      { text: title, at: name },
      { text: number, at: name },
      { text: date, at: name, ...lack },
      { text: name, at: name },
    ];
  });
  const notes = others.length > 0 ? [`no documents, and left out: ${others.join(', ')}`] : [];
  return { name: '', rows: rows.length > 0 ? [head, ...rows] : [], notes };
}
