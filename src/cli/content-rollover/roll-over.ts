import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { formatDay, weekdayName } from '../../lib/dates/format';
import { isRecord } from '../../content/record';
import { noChecks } from '../../content/checks';
import { formatDiagnostic } from '../../content/diagnostics';
import { readKinds } from '../../content-service/dataset/kinds';
import { parseWrittenDay } from '../../lib/dates/written-day';
import { paint } from '../../lib/terminal/style';
import type { FolderToCheck } from '../content-check/find-diagnostics';
import { Draft } from '../content-new/draft';
import { shellWord } from '../site-new/shell-word';
import { readRecord } from '../../content/read-record';
import { archiveOf, draftFacts, draftPage } from './copies';
import type { Unsure } from './move-calendar';
import { withNextEntries } from './move-list';
import { publishSession } from './publish-session';
import { sessionToOpen, type SchoolSession } from './school-session';
import { nameFor, sessionFiles, type SessionFiles } from './session-files';
import { namedSessions, sessionWords } from './session-words';
import { sessionsPage, withSession } from './sessions-page';

/** Which folder, which session, and whether its drafts are put in the place of the old pages. */
export interface RolloverOptions extends FolderToCheck {
  session: string;
  publish: boolean;
}

/** Adds new or changed files to a draft; existing files are never overwritten. */
function addMissing(draft: Draft, texts: ReadonlyMap<string, string>): void {
  for (const [name, text] of texts) {
    if (!existsSync(join(draft.dir, name))) draft.add(name, text);
  }
}

/** Drafts entries of the service's calendar. Throws when it has an error: an entry may be missed because of it. */
function addNextEntries(draft: Draft, session: SchoolSession, next: SchoolSession): void {
  const list = join('service', 'calendar.yaml');
  const text = draft.text(list);
  if (text === undefined) return;
  const read = readKinds(join(draft.dir, 'service'), noChecks, (name) => name === 'calendar');
  const errors = read.flatMap(({ diagnostics }) => diagnostics.map(formatDiagnostic));
  if (errors.length > 0) {
    throw new Error(`Correct this first, or entries would be left out:\n${errors.join('\n')}`);
  }
  const moved = withNextEntries(text, session, next);
  if (moved !== text) draft.add(list, moved);
}

/** Archives the session of the content, and drafts the next one; gives the holidays to look up. */
export function openSession(draft: Draft, files: SessionFiles, next: SchoolSession): Unsure[] {
  addMissing(draft, archiveOf(files));
  const sessions = withSession(draft.dir, files);
  const known = join(draft.dir, sessionsPage);
  if (!existsSync(known) || readFileSync(known, 'utf8') !== sessions)
    draft.add(sessionsPage, sessions);
  const pages = files.pages.map((page) => ({ page, ...draftPage(files, page, next) }));
  addMissing(
    draft,
    new Map([
      ...files.facts.map(
        (file) => [nameFor(file.name, next), draftFacts(files, file, next)] as const,
      ),
      ...pages.map(({ page, text }) => [nameFor(page.name, next), text] as const),
    ]),
  );
  addNextEntries(draft, files.session, next);
  return pages.flatMap(({ unsure }) => unsure);
}

/** A document with a year, or two of a session, in its name: 'Fee Structure 25-26.pdf'. */
const isDated = (name: string) =>
  /\.(?:pdf|docx?|xlsx?)$/i.test(name) && /\d{4}|\d\d[-_]\d\d/.test(name);

const partsIn = (text: string) => text.split(/[/()[\]'",{}:\n]/).map((part) => part.trim());

function printDecisions(
  { dir, own }: FolderToCheck,
  files: SessionFiles,
  next: SchoolSession,
  unsure: readonly Unsure[],
): void {
  console.log(paint('heading', '\nWhat somebody must decide:'));
  for (const { name } of files.facts) {
    // A school may have no fees, and only the session in their file.
    if (!Object.keys(readRecord(dir, name)).some((key) => key !== 'session')) continue;
    console.log(
      `  ${nameFor(name, next)} has the figures of ${files.session.name}: are they the same?`,
    );
  }
  const documents = new Set(files.pages.flatMap(({ text }) => partsIn(text).filter(isDated)));
  for (const document of documents)
    console.log(`  ${document} names a year: put that of ${next.name} in its place`);
  const { council } = readRecord(dir, 'privacy.yaml');
  const until = isRecord(council) ? parseWrittenDay(String(council.until)) : undefined;
  if (until) {
    console.log(
      `  privacy.yaml names the council until ${formatDay(until)}: who follows, and until when?`,
    );
  }
  const { session: hours } = readRecord(dir, 'opening.yaml');
  const last = isRecord(hours) ? parseWrittenDay(String(hours.until)) : undefined;
  if (last && last < next.last) {
    console.log(
      `  opening.yaml has the days of school until ${formatDay(last)}: from when, and until when, are those of ${next.name}?`,
    );
  }
  for (const name of files.uncopied) {
    console.log(
      `  ${name} is of ${files.session.name} and written in Markdown, of which no copy is made: keep what is to stay under another address, and write it anew for ${next.name}`,
    );
  }
  for (const named of namedSessions(dir)) console.log(`  ${named}: which session is it now?`);
  for (const named of sessionWords(dir, files, next))
    console.log(`  ${named}: does it hold for ${next.name}?`);
  console.log('  Vacations and examinations kept their weekdays and their length: are they right?');
  if (unsure.length > 0)
    console.log('  Holidays whose day has to be looked up, as many follow the moon:');
  for (const { event, from } of unsure) {
    console.log(`    ${event}: now on ${weekdayName(from)}, ${formatDay(from)}`);
  }
  const there = own ? '' : ` --dir ${shellWord(dir)}`;
  console.log(
    `Drafts show with npx school start --drafts${there}. When all is decided:\n  npx school rollover ${next.name} --publish${there}`,
  );
}

/** Opens a session, or publishes its drafts, and prints what was done and what is left to a person. */
export function rollOver({ session, publish, ...folder }: RolloverOptions): void {
  const files = sessionFiles(folder.dir);
  const next = sessionToOpen(session, files.session);
  const content = basename(folder.dir);
  if (next.name === files.session.name) {
    return console.log(`${content}: the session ${next.name} is open already; nothing was changed`);
  }
  const draft = new Draft(folder);
  const unsure = publish ? publishSession(draft, files, next) : openSession(draft, files, next);
  const written = draft.write();
  for (const file of written) console.log(`${paint('good', 'written')}  ${file}`);
  if (written.length === 0) console.log(`${content}: nothing was changed; the drafts are there`);
  if (publish) return console.log(`The session ${next.name} is published with the next build.`);
  printDecisions(folder, files, next, unsure ?? []);
}
