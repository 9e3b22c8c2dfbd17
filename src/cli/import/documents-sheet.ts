import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { adviceFor, kindOf } from '../../lib/files/file-kinds';
import { compareNames, isSystemFile } from '../../lib/files/file-name';
import type { Cell, Sheet } from './sheets/sheet';
import { readDocumentName } from './document-name';
import { bytesHash } from './plan/same-paper';

const isDocument = (name: string) =>
  !isSystemFile(name) && ['document', 'download'].includes(kindOf(name)?.use ?? '');

/** Why an entry of a folder is no document, and what to do about it. */
function noDocument(entry: Dirent): string {
  const { name } = entry;
  if (entry.isDirectory()) return 'it is a folder; import it by itself';
  const bare = name.trim();
  if (bare !== name && isDocument(bare)) return `blanks stand around its name; call it "${bare}"`;
  if (kindOf(name)) return 'it is a picture; save it as a PDF';
  return adviceFor(name, 'files');
}

/** What scanners and messengers call each document: no reader would know it by that. */
const noTitle =
  /^(?:adobe scan|camscanner|scan(?:ned)?(?: document)?|(?:new )?doc(?:ument)?|whatsapp (?:document|scan)|img|untitled)(?![a-z])(?:[ ._\d-]|WA|at\b|[ap]m\b)*$|^(?:circular|notice|letter)?$/i;

/** A folder of documents as a table of circulars: each has its title, its number and its day in its name. */
export function documentsSheet(folder: string): Sheet {
  const head: Cell[] = ['Title', 'Number', 'Date', 'File'].map((text) => ({ text, at: text }));
  const entries = readdirSync(folder, { withFileTypes: true });
  const isTaken = (entry: Dirent) => isDocument(entry.name) && !entry.isDirectory();
  const names = entries.filter(isTaken).map(({ name }) => name);
  names.sort(compareNames);
  const notes = entries
    .filter((entry) => !isTaken(entry) && !isSystemFile(entry.name))
    .map((entry) => `${entry.name}: left out; ${noDocument(entry)}`);
  const known = new Map<string, string>();
  const rows = names.map((name) => {
    const hash = bytesHash(join(folder, name));
    const before = hash === undefined ? undefined : known.get(hash);
    if (hash !== undefined) known.set(hash, before ?? name);
    const copy =
      before === undefined
        ? {}
        : { problem: `the same paper as "${before}"; delete one of the two` };
    const { title, number, date, noDay, dayToCome, isBareNumber } = readDocumentName(name);
    if (isBareNumber)
      notes.push(
        `${name}: ${number} is read as its number; "${date} ${title} ${number}" has it in the title`,
      );
    const what =
      dayToCome !== undefined
        ? `${dayToCome} behind its title is still to come, and most likely not its own day`
        : noDay === undefined
          ? 'its name has no day'
          : `${noDay} in its name is no day`;
    const isUntitled = noTitle.test(title);
    const words = title === '' ? 'a day alone' : `"${title}"`;
    const fault = isUntitled ? `${words} in its name tells nothing` : what;
    const problem = `${fault}; call it like "2026-11-09 Date sheet.pdf"`;
    // Of both it is told once.
    const lacksDay = date === '';
    return [
      { text: title, at: name, ...(isUntitled && !lacksDay && { problem }) },
      { text: number, at: name },
      { text: date, at: name, ...(lacksDay && { problem }) },
      { text: name, at: name, ...copy },
    ];
  });
  return { name: '', rows: rows.length > 0 ? [head, ...rows] : [], notes };
}
