import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { noChecks } from '../../content/checks';
import { classesOf } from '../../content/classes';
import { type Diagnostic, sortDiagnostics } from '../../content/diagnostics';
import type { FileLinks } from '../../content/follow-links';
import { firstMonthIn, readRecord } from '../../content/read-record';
import { today } from '../../lib/dates/plain-date';
import { adviceFor, kindOf } from '../../lib/files/file-kinds';
import { fileKey, isSystemFile, nameOf } from '../../lib/files/file-name';
import { type FileIndex, readFileIndex } from '../files/file-index';
import { readKinds, unknownFiles } from './kinds';
import { itemDoubts, unreadLinks } from './item-doubts';
import { likelyTwice } from './likely-twice';
import { listedCertificates, namedFiles, textsIn, unnamedFiles } from './named-files';
import { type ReadKind, shownAs } from './read-kind';
import { sameItems } from './same-items';

/** The links of the kinds whose items lead to a page of the site. */
function linksOf({ name, source, value }: ReadKind): FileLinks[] {
  if (!/^(?:notifications|highlights)$/.test(name) || !source) return [];
  const texts = textsIn(value).filter(({ path }) => path.at(-1) === 'url');
  return [{ source, links: texts.map(({ text, path }) => ({ to: text, path: path.map(String) })) }];
}

/** A path without its ending, and without what stands between its words. */
const bareKey = (path: string) =>
  fileKey(path)
    .replace(/\.[a-z]{3,4}$/, '')
    .replace(/[ _-]/g, '');

/** What is wrong with a file, or an album's folder, that an item names. */
function namedFileProblem(dir: string, files: FileIndex, named: string): string | undefined {
  if (files.at(named)) return undefined;
  const problem = files.problemAt(named);
  if (problem !== undefined) return `${named} can't be shown: ${problem}`;
  const found = statSync(join(dir, named), { throwIfNoEntry: false });
  if (found?.isDirectory() || files.photosIn(named).length > 0) return undefined;
  if (isSystemFile(nameOf(named))) {
    return `${named} is what a program keeps beside a file; name the file itself`;
  }
  const paths = files.files.flatMap(({ path }) => [path, dirname(path)]);
  const near =
    paths.find((path) => fileKey(path) === fileKey(named)) ??
    paths.find((path) => bareKey(path) === bareKey(named));
  if (near !== undefined) return `there is no ${named}; did you mean "${near}"?`;
  if (!found && !kindOf(named) && /\.\w+$/.test(named)) {
    return `${named} can't be shown: ${adviceFor(named, 'files')}`;
  }
  return `there is no ${named}; add the file or correct its name`;
}

/** The classes of the school whose data stand in `dir`; none where its site.yaml lists none. */
export const classesOfSchool = (dir: string): string[] =>
  classesOf(readRecord(dirname(resolve(dir)), 'site.yaml')) ?? [];

/**
 * Checks every file of the data, with the files that it names and those that lie beside them, and gathers its
 * links.
 */
export function checkData(dir: string) {
  const files = readFileIndex(dir);
  const picture = (named: string) => namedFileProblem(dir, files, named);
  const kinds = readKinds(dir, { ...noChecks, picture, classList: classesOfSchool(dir) });
  const values = kinds.map(({ source }) => source?.value);
  const told = namedFiles(values);
  const unserved = files.unserved
    .filter(({ onDisk }) => !told.has(onDisk))
    .map(({ onDisk, message }) => ({ file: shownAs(dir, onDisk), line: 1, column: 1, message }));
  const firstMonth = firstMonthIn(dirname(resolve(dir)));
  const privacy = readRecord(dirname(resolve(dir)), 'privacy.yaml');
  const same = kinds.flatMap((kind) => sameItems(kind, firstMonth));
  const isTold = ({ file, line }: Diagnostic) =>
    same.some((told) => told.file === file && told.line === line);
  return {
    diagnostics: [
      ...kinds.flatMap(({ diagnostics, unshown = [] }) => [...diagnostics, ...unshown]),
      ...same,
      ...unknownFiles(dir),
      ...unserved,
    ],
    links: kinds.flatMap(linksOf),
    /** What should be looked at, and may be right. */
    doubts: kinds.flatMap((kind) => [
      ...likelyTwice(dir, kind, firstMonth).filter((doubt) => !isTold(doubt)),
      ...itemDoubts(kind, { today: today(), firstMonth, privacy }),
      ...unreadLinks(kind),
    ]),
    /** Files that are not sent, or not to everybody, which harms nothing: 'news.yaml:3:5' where a list names one. */
    notSent: [
      ...listedCertificates(kinds).map(({ file, line, column, message }) => ({
        file: `${file}:${line}:${column}`,
        message,
      })),
      ...unnamedFiles(files, values).map(({ path, message }) => ({
        file: shownAs(dir, path),
        message,
      })),
    ],
  };
}

/** Every diagnostic of the data: files that are named and are not there, too. */
export const dataDiagnostics = (dir: string): Diagnostic[] =>
  sortDiagnostics(checkData(dir).diagnostics);
