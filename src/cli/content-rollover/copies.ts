import { basename } from 'node:path';
import { isScalar, isSeq, parseDocument, visit, type Document } from 'yaml';
import { formatLongDay } from '../../lib/dates/format';
import { addYears } from '../../lib/dates/plain-date';
import { parseWrittenDay } from '../../lib/dates/written-day';
import { documentText } from '../document-text';
import { moveCalendars } from './move-calendar';
import type { SchoolSession } from './school-session';
import { movedWords } from './session-words';
import {
  nameFor,
  pathFor,
  type SessionFile,
  type SessionFiles,
  type SessionPage,
} from './session-files';

/** Calls facts by other names: {{ fees.lateFine }} becomes {{ fees-2025-2026.lateFine }}. */
export function renameFacts(text: string, from: readonly string[], to: readonly string[]): string {
  const renamed = (whole: string, before: string, name: string) => {
    const other = to[from.indexOf(name)];
    return other === undefined ? whole : `${before}${other}.`;
  };
  return text
    .replace(/(\{\{\s*)([\w-]+)\./g, renamed)
    .replace(/(\bfact:\s*['"]?)([\w-]+)\./g, renamed);
}

/** The bare names of the files of facts, and those for a session: 'fees', 'fees-2025-2026'. */
export function factNames(facts: readonly SessionFile[], session: SchoolSession) {
  const own = facts.map(({ name }) => basename(name, '.yaml'));
  return { own, other: own.map((name) => `${name}-${session.name}`) };
}

function inFolder({ facts }: SessionFiles, text: string, session: SchoolSession): string {
  const { own, other } = factNames(facts, session);
  return renameFacts(text, own, other);
}

function asCopy(document: Document, page: SessionPage, session: SchoolSession): void {
  document.set('path', pathFor(page.path, session));
  document.set('title', `${page.title} ${session.name}`);
  document.set('menu', null);
  for (const key of ['order', 'redirectFrom', 'publishFrom', 'publishUntil', 'reviewBy', 'owner']) {
    document.delete(key);
  }
}

/** A page as it stays for the session that it is of, with a way to the newest one. */
function archivedPage(files: SessionFiles, page: SessionPage): string {
  const { session } = files;
  const document = parseDocument(inFolder(files, page.text, session));
  asCopy(document, page, session);
  document.delete('todo');
  const blocks = document.get('blocks');
  const text = `This page is of the session ${session.name}. What holds now is under [${page.title}](${page.path}).`;
  if (isSeq(blocks))
    blocks.items.unshift(document.createNode({ kind: 'notice', tone: 'info', text }));
  return documentText(document, page.text);
}

/** What stands in the archive when it is made now, by the names of its files. */
export function archiveOf(files: SessionFiles): Map<string, string> {
  const { session, pages, facts } = files;
  return new Map([
    ...facts.map(
      (file) => [nameFor(file.name, session), inFolder(files, file.text, session)] as const,
    ),
    ...pages.map((page) => [nameFor(page.name, session), archivedPage(files, page)] as const),
  ]);
}

/** Last dates for fees that are written with their year, a year later. */
function moveLastDates(document: Document): void {
  visit(document, {
    Pair: (_, { key, value }) => {
      const isDue = isScalar(key) && key.value === 'by' && isScalar(value);
      const day = isDue ? parseWrittenDay(String(value.value)) : undefined;
      if (isDue && day) value.value = formatLongDay(addYears(day, 1));
    },
  });
}

/** A file of facts for the session to come. */
export function draftFacts(
  files: SessionFiles,
  { text }: SessionFile,
  next: SchoolSession,
): string {
  const document = parseDocument(inFolder(files, text, next));
  const session = document.get('session', true);
  moveWords(document, files, next);
  if (isScalar(session)) session.value = next.name;
  moveLastDates(document);
  return documentText(document, text);
}

/** Keys whose days are no words, however they are written: they are moved with their calendar or fees, or stay. */
const keysOfDays = new Set(['date', 'from', 'to', 'by', 'reviewed']);

/**
 * Sessions and months with their years, wherever the words of a file name them, a year later. Each is
 * moved once, where a session is called by its year too; days such as 2026-08-15 are not words.
 */
function moveWords(document: Document, { session }: SessionFiles, next: SchoolSession): void {
  visit(document, {
    Pair: (_, { key, value }) => {
      const name = isScalar(key) ? String(key.value) : '';
      const isDay = isScalar(value) && parseWrittenDay(String(value.value)) !== undefined;
      return name === 'file' || (isDay && keysOfDays.has(name)) ? visit.SKIP : undefined;
    },
    Scalar: (_, node) => {
      if (typeof node.value === 'string') node.value = movedWords(node.value, session, next);
    },
  });
}

/** A page for the session to come, as a draft; `unsure` are holidays that have to be looked up. */
export function draftPage(files: SessionFiles, page: SessionPage, next: SchoolSession) {
  const document = parseDocument(inFolder(files, page.text, next));
  const todo = document.get('todo');
  moveWords(document, files, next);
  moveLastDates(document);
  const unsure = moveCalendars(document, next);
  asCopy(document, page, next);
  document.set('draft', true);
  const check = `Check every date and figure for the session ${next.name}.`;
  document.set('todo', typeof todo === 'string' ? `${check} ${todo}` : check);
  return { text: documentText(document, page.text), unsure };
}
