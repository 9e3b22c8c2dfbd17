import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { isSystemFile } from '../../lib/files/file-name';
import { lockOf } from '../content-check/locked-documents';
import { onDisk } from '../content-new/file-names';
import { isPhoto } from '../content-pictures/list-photos';
import { isFolder, openSource } from './open-source';
import type { ImportOptions } from './options';
import { Refused } from './zip-guard';
import { headBytes, kindOfBytes, type BytesKind } from '../../content/photos/bytes-kind';
import { endingOf } from '../../lib/files/file-kinds';

/** Not BMP, which begins with two letters as a text can. */
const pictures: readonly BytesKind[] = ['avif', 'gif', 'heic', 'jpeg', 'png', 'tiff', 'webp'];

const asWord = 'open it, save it as .docx, and import that';
const unpack = 'unpack it, and import what is in it';
const slides =
  'these are slides and no table; save them as a PDF, and add it with npx school add circular';

const byEnding: Readonly<Record<string, string>> = {
  odt: asWord,
  rtf: asWord,
  pages: asWord,
  ppt: slides,
  pptx: slides,
  pps: slides,
  ppsx: slides,
  odp: slides,
  zip: unpack,
  rar: unpack,
  '7z': unpack,
  numbers: 'open it, save it as .xlsx or CSV, and import that',
};

/** Why a file that is no table can't be imported as it is, and what to do with it. */
function noTable(name: string, bytes: Buffer): string | undefined {
  const kind = kindOfBytes(bytes.subarray(0, headBytes));
  if (pictures.includes(kind))
    return 'this is a picture and no table; put it into a folder with the others of its event, and import the folder';
  if (kind === 'video')
    return 'this is a video; put it on YouTube, and name its address in videos.yaml';
  return byEnding[endingOf(name)];
}

/** A folder: of photos, or of the documents of circulars. */
async function importFolder(options: ImportOptions): Promise<void> {
  const folder = onDisk(options.from);
  const hasPhotos = readdirSync(folder).some((name) => isPhoto(name) || /\.hei[cf]$/i.test(name));
  if (hasPhotos && options.to !== 'circulars') {
    return (await import('./photos')).importPhotos(options);
  }
  const sheet = (await import('./documents-sheet')).documentsSheet(folder);
  if (sheet.rows.length === 0) {
    // It names each file that there is, and what to do with it.
    if (readdirSync(folder).some((name) => !isSystemFile(name)) && options.to !== 'circulars')
      return (await import('./photos')).importPhotos(options);
    throw new Error(`${options.from} has no photos and no documents.`);
  }
  const { importTable } = await import('./import-table');
  const source = { name: basename(folder), beside: folder };
  return importTable(source, [sheet], { ...options, to: 'circulars' });
}

/** Whether it is a Word document: by its parts, which have their names in it, and else by its own name. */
const isWord = (name: string, bytes: Buffer) =>
  bytes.includes('word/document.xml') ||
  (/\.docx?$/i.test(name) && !bytes.includes('xl/workbook.xml'));

/** What is imported by what the name of its file says; all else is a table. */
async function importSource(options: ImportOptions): Promise<void> {
  let name = options.from;
  try {
    const source = await openSource(options.from);
    name = source.name;
    const lock = /\.(?:docx?|zip)$/i.test(name) ? lockOf(name, source.bytes) : undefined;
    if (lock !== undefined) throw new Refused(lock);
    if (isWord(name, source.bytes)) {
      return await (await import('./pages/import-word')).importWord(source, options);
    }
    const { importCalendar, isCalendar } = await import('./import-calendar');
    if (isCalendar(source.bytes)) return await importCalendar(source, options);
    const { isWordPress } = await import('./wordpress/read-export');
    if (isWordPress(source.bytes)) {
      const { importWordPress } = await import('./wordpress/import-wordpress');
      return await importWordPress(source, options);
    }
    const problem = noTable(name, source.bytes);
    if (problem !== undefined) throw new Refused(problem);
    const { readSheets } = await import('./sheets/read-sheets');
    const { importTable } = await import('./import-table');
    await importTable(source, await readSheets(source.bytes), options);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Error(`${name}: ${error.message}.`, { cause: error });
  }
}

/** Imports what was named, by what it is; what is refused is told in one sentence, with its name. */
export async function importFile(options: ImportOptions): Promise<void> {
  if (isFolder(options.from)) return importFolder(options);
  return importSource(options);
}
