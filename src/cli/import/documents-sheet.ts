import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { kindOf } from '../../lib/files/file-kinds';
import { compareNames, isSystemFile } from '../../lib/files/file-name';
import type { Cell, Sheet } from './sheets/sheet';
import { writtenDay } from './values/read-day';

const isDocument = (name: string) =>
  !isSystemFile(name) && ['document', 'download'].includes(kindOf(name)?.use ?? '');

/** A day in the name of a file, before its words or behind them; 'on' and 'dated' belong to it. */
const days = [
  String.raw`\p{Nd}{4}[-._]\p{Nd}{1,2}[-._]\p{Nd}{1,2}`,
  String.raw`\p{Nd}{1,2}[-._]\p{Nd}{1,2}[-._](?:\p{Nd}{4}|\p{Nd}{2})`,
  String.raw`\p{Nd}{1,2}(?:st|nd|rd|th)?[ _-]?[\p{L}\p{M}]{3,10}[ _-]?['’]?(?:\p{Nd}{4}|\p{Nd}{2})`,
  // A scanner's '20261020', and its time behind that.
  String.raw`20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])`,
].map(
  (day) =>
    new RegExp(
      String.raw`(?:(?<!\p{L})(?:on|dt|dtd|dated)[.:]?[ _-]{0,3})?(?<!\p{Nd})(${day})(?:[-_]?\d{4,6}(?=$|[ _.-]))?(?!\p{Nd})`,
      'giu',
    ),
);

/** A number of a circular: 'HVS-2026-114', 'Circular No 12', 'C-07'. */
const numbers = [
  /(?<![A-Za-z0-9])([A-Z]{1,6}[-_](?:\d{4}[-_](?:\d{2}[-_])?)?\d{1,4})(?![A-Za-z0-9])/,
  /\bcircular[ _-]?(?:no|number)?[.]?[ _-]?(\d{1,4}[a-z]?)(?![a-z0-9])/i,
  /^(?:no|number)[.]? ?(\d{1,4}[a-z]?)(?![a-z0-9])/i,
  /\b(?:notice[ _-]?(?:no|number)|circ?[.]?[ _-]?(?:no|number)?)[.]?[ _-]?(\d{1,4}[a-z]?)(?![a-z0-9])/i,
];

/** The day that stands in a name, as it is written there. */
const dayIn = (written: string) =>
  writtenDay(
    written
      .replaceAll('_', ' ')
      .replace(/^(\p{Nd}{4})[ .-]?(\p{Nd}\p{Nd}?)[ .-]?(\p{Nd}\p{Nd}?)$/u, '$3/$2/$1')
      .replace(/^(\p{Nd}+)[ .-](\p{Nd}+)[ .-](\p{Nd}+)$/u, '$1/$2/$3'),
  );

/** What is left of a name without its day and number: 'dt.' before a day, brackets around it. */
const wordsLeft = (rest: string) =>
  // Where no blank stands in a name, hyphens part its words.
  (/[\p{L}\p{M}\d][ _]+\p{L}/u.test(rest) ? rest : rest.replaceAll('-', ' '))
    .replaceAll('_', ' ')
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^copy of\b| ?\(\d\d?\)$/gi, '')
    .replace(/ - (?:copy|final(?: final)?)$/i, '')
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
  // '2026-27-45' before the day is a number.
  const written = days.flatMap((pattern) => [...rest.matchAll(pattern)]);
  const found =
    written.find(([, day = '']) => dayIn(day)) ??
    written.find(([, day = '']) => !/\p{L}/u.test(day));
  const [whole = '', day = ''] = found ?? [];
  const date = dayIn(day);
  rest = rest.replace(whole, ' ');
  const [named = '', own = ''] =
    numbers.map((pattern) => pattern.exec(rest)).find((one) => one !== null) ?? [];
  rest = rest.replace(named, ' ').trim();
  const number = own.replaceAll('_', '-');
  const title = wordsLeft(rest) || (number ? `Circular ${number}` : '');
  const noDay = day !== '' && date === undefined ? { noDay: day.replaceAll('_', ' ') } : {};
  return { title, number, date: date ?? '', ...noDay };
}

/** What scanners and messengers call each document: no reader would know it by that. */
const noTitle =
  /^(?:adobe scan|camscanner|scan(?:ned)?(?: document)?|(?:new )?doc(?:ument)?|whatsapp document|img|untitled)\b(?:[ .\d-]|WA)*$/i;

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
    const untitled = noTitle.test(title)
      ? {
          problem: `"${title}" in its name tells nothing; call it like "2026-11-09 Date sheet.pdf"`,
        }
      : {};
    return [
      { text: title, at: name, ...untitled },
      { text: number, at: name },
      { text: date, at: name, ...lack },
      { text: name, at: name },
    ];
  });
  const notes = others.length > 0 ? [`no documents, and left out: ${others.join(', ')}`] : [];
  return { name: '', rows: rows.length > 0 ? [head, ...rows] : [], notes };
}
