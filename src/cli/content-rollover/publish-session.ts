import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, parseDocument, type Document } from 'yaml';
import { documentText } from '../document-text';
import type { Draft } from '../content-new/draft';
import { archiveOf, factNames, renameFacts } from './copies';
import type { SchoolSession } from './school-session';
import { nameFor, type SessionFiles, type SessionPage } from './session-files';

/** The text of a draft as the page of now: under its address, at its place in the menu. */
function published(draftText: string, page: SessionPage): string {
  const document = parseDocument(draftText);
  const now = parseDocument(page.text);
  for (const key of ['path', 'title', 'menu', 'order', 'redirectFrom', 'reviewBy', 'owner']) {
    const value = now.get(key, true);
    if (value !== undefined) document.set(key, value);
  }
  document.delete('draft');
  // What the page lacked before is still to do, unless somebody removed it from the draft.
  const todo = now.get('todo', true);
  if (todo === undefined || !document.has('todo')) document.delete('todo');
  else document.set('todo', todo);
  inOrderOf(document, now);
  return documentText(document, draftText);
}

/** Puts the keys of one page into the order of another one; those that it lacks come last. */
function inOrderOf(page: Document, other: Document): void {
  if (!isMap(page.contents) || !isMap(other.contents)) return;
  const names = other.contents.items.map(({ key }) => String(key));
  const place = ({ key }: { key: unknown }) => names.indexOf(String(key)) + 1 || Infinity;
  page.contents.items.sort((a, b) => place(a) - place(b));
}

/**
 * Puts the drafts of a session in the place of the pages and facts of now, whose archive stays. Throws
 * when a draft is missing, or when something was changed since the archive was made.
 */
export function publishSession(draft: Draft, files: SessionFiles, next: SchoolSession): undefined {
  const read = (name: string) => readFileSync(join(draft.dir, name), 'utf8');
  const missing = [...files.pages, ...files.facts]
    .map(({ name }) => nameFor(name, next))
    .filter((name) => !existsSync(join(draft.dir, name)));
  if (missing.length > 0) {
    throw new Error(
      `There is no ${missing.join(', no ')}; first run npx school rollover ${next.name}`,
    );
  }
  for (const [name, text] of archiveOf(files)) {
    if (existsSync(join(draft.dir, name)) && read(name) === text) continue;
    throw new Error(
      `${name} is not the page as it is now; remove it and run npx school rollover ${next.name}, which makes it anew`,
    );
  }
  const { own, other } = factNames(files.facts, next);
  for (const page of files.pages) {
    const name = nameFor(page.name, next);
    draft.add(page.name, renameFacts(published(read(name), page), other, own));
    draft.remove(name);
  }
  for (const { name } of files.facts) {
    draft.add(name, renameFacts(read(nameFor(name, next)), other, own));
    draft.remove(nameFor(name, next));
  }
}
