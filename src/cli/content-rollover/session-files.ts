import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readFolder } from '../../content/folder';
import { isRecord } from '../../content/record';
import { firstMonthIn, readRecord } from '../../content/read-record';
import { readSession, type SchoolSession } from './school-session';

/** The pages that tell of one session, by their addresses. */
const sessionPages = ['/SchoolCalendar', '/FeeStructure', '/FeeSchedule', '/Timings'];
const sessionFacts = ['fees', 'timings'];

/** A file that belongs to one session. */
export interface SessionFile {
  /** Its name in the content folder: 'pages/fee-structure.yaml'. */
  name: string;
  text: string;
}

/** A page that belongs to one session. */
export interface SessionPage extends SessionFile {
  path: string;
  title: string;
}

/** The files of a content folder that belong to its session. */
export interface SessionFiles {
  session: SchoolSession;
  pages: SessionPage[];
  facts: SessionFile[];
  /** Pages of the session that are written in Markdown, of which no copies are made: 'pages/timings.md'. */
  uncopied: string[];
}

const read = (dir: string, name: string) => readFileSync(join(dir, name), 'utf8');

/** The session of the content: that of its fees, with the month of site.yaml. Throws in one sentence where none is written. */
function sessionIn(dir: string): SchoolSession {
  const file = join('facts', 'fees.yaml');
  const session = readSession(readRecord(dir, file).session, firstMonthIn(dir));
  if (session) return session;
  throw new Error(
    `${basename(dir)}/${file} doesn't say which session it is; write "session: 2025-2026", or "session: 2026" for a year that begins in January`,
  );
}

/** Finds the files of the session that the content is of. */
export function sessionFiles(dir: string): SessionFiles {
  const session = sessionIn(dir);
  const found = readFolder(dir).pages.flatMap(({ file, value }) => {
    const { path, title } = isRecord(value) ? value : {};
    if (typeof path !== 'string' || !sessionPages.includes(path)) return [];
    return [{ name: file.slice(file.indexOf('/') + 1), path, title: String(title) }];
  });
  const isCopied = ({ name }: { name: string }) => name.endsWith('.yaml');
  const pages = found.filter(isCopied).map((page) => ({ ...page, text: read(dir, page.name) }));
  const uncopied = found.filter((page) => !isCopied(page)).map(({ name }) => name);
  const facts = sessionFacts.flatMap((fact) => {
    const name = join('facts', `${fact}.yaml`);
    return existsSync(join(dir, name)) ? [{ name, text: read(dir, name) }] : [];
  });
  return { session, pages, facts, uncopied };
}

/** The name of a file of another session: 'pages/fee-structure-2025-2026.yaml'. */
export const nameFor = (name: string, { name: session }: SchoolSession) =>
  name.replace(/\.yaml$/, `-${session}.yaml`);

/** The address of a page of another session: '/FeeStructure/2025-2026'. */
export const pathFor = (path: string, { name: session }: SchoolSession) => `${path}/${session}`;
