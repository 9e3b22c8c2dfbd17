import { join } from 'node:path';
import { formatDay } from '../../lib/dates/format';
import { type PlainDate, today } from '../../lib/dates/plain-date';
import { parseWrittenDay } from '../../lib/dates/written-day';
import { publishTimes } from '../../lib/dates/publish-times';
import { reviewIsDue } from '../../content/build-mode';
import { firstMonthOf } from '../../lib/dates/session';
import { showsFullList } from '../../content/empty-lists';
import { type ContentFolder, readFolder } from '../../content/folder';
import { type Publication, publicationOf } from '../../content/publication';
import { isRecord } from '../../content/record';
import type { Path, SourceFile } from '../../content/source-file';
import { readKinds } from '../../content-service/dataset/kinds';
import { nextSession, readSession } from '../content-rollover/school-session';
import { possibleNamesIn } from './possible-names-in';
import { documentFindings, type Finding, type Stale } from './stale-documents';

const DAY_MS = 86_400_000;

/** How long ago something ended that is better removed than kept. */
const longAgo = 30 * DAY_MS;

function findingsOf(publication: Publication, now: number): Finding[] {
  const { draft, reviewBy, todo } = publication;
  const { from = Infinity, until = Infinity } = publishTimes(publication);
  const found: Finding[] = [];
  if (reviewBy !== undefined && reviewIsDue(publication, now)) {
    const since = reviewBy as PlainDate;
    const message = `its review was due on ${formatDay(since)}; check it, then write a later day`;
    found.push({ why: 'review', key: 'reviewBy', since, message });
  }
  if (draft && from <= now) {
    const since = today(from);
    const message = `it was to be published on ${formatDay(since)} and is still a draft; remove "draft", or write a later day`;
    found.push({ why: 'draft', key: 'draft', since, message });
  }
  if (todo !== undefined) {
    const message = `to do: ${todo.replace(/\.$/, '')}; then remove "todo"`;
    found.push({ why: 'todo', key: 'todo', since: today(now), message });
  }
  if (until <= now - longAgo) {
    // The last moment of its last day.
    const since = today(until - 1);
    const message = `it ended on ${formatDay(since)}; remove it, or write a later day`;
    found.push({ why: 'ended', key: 'publishUntil', since, message });
  }
  return found;
}

function nameOf(value: Record<string, unknown>): string {
  const { path, title, heading, name, text } = value;
  const words = [path, title, heading, name, text].find((word) => typeof word === 'string');
  const line = String(words ?? 'something without a title')
    .trim()
    .replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/**
 * Everything of a file that comes and goes: the whole of a page, its notices, the items of a list, and those of a block
 * of documents, which whoever looks after the page looks after if no one else is named.
 */
function staleIn(
  source: SourceFile,
  value: unknown,
  path: Path,
  now: number,
  above?: string,
  isDocument = false,
): Stale[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      staleIn(source, item, [...path, index], now, above, isDocument),
    );
  if (!isRecord(value)) return [];
  const publication = publicationOf(value);
  const nearest = publication.owner ?? above;
  const told = (found: readonly Finding[], owner: string | undefined) =>
    found.map(({ key, ...finding }) => ({
      ...(owner !== undefined && { owner }),
      name: nameOf(value),
      ...source.at([...path, key]),
      ...finding,
    }));
  const inner = Object.entries(value).flatMap(([key, item]) => {
    const areDocuments = value.kind === 'papers' && key === 'items';
    return staleIn(source, item, [...path, key], now, nearest, areDocuments);
  });
  return [
    ...(isDocument ? told(documentFindings(value, now), nearest) : []),
    ...told(findingsOf(publication, now), publication.owner),
    ...inner,
  ];
}

/** What holds until a day that its file names: the council's names, the session of the fees, and the days of school. */
function endedIn({ privacy, opening, facts, site }: ContentFolder, now: number): Stale[] {
  const within = (value: unknown, key: string) => (isRecord(value) ? value[key] : undefined);
  const fees = facts.find(({ file }) => file.endsWith('/facts/fees.yaml'));
  const firstMonth = firstMonthOf(String(within(site?.value, 'sessionFrom')));
  const session = readSession(within(fees?.value, 'session'), firstMonth);
  const next = session && nextSession(session).name;
  const dayIn = (source: SourceFile | undefined, key: string) =>
    parseWrittenDay(String(within(within(source?.value, key), 'until')));
  const ends = [
    [
      privacy,
      'council',
      dayIn(privacy, 'council'),
      'the office of the council',
      'nobody is named any more; write the new names, then a later day',
    ],
    [
      fees,
      'session',
      session?.last,
      `${session?.name}`,
      `its pages tell visitors so; npx school rollover ${next}`,
    ],
    [
      opening,
      'session',
      dayIn(opening, 'session'),
      'the days of school',
      'no page says any more whether it is open today; write those of the next session',
    ],
  ] as const;
  return ends.flatMap(([source, name, since, what, then]) => {
    if (!source || !since || since >= today(now)) return [];
    const message = `${what} ended on ${formatDay(since)}, and ${then}`;
    const place = source.at(source === fees ? [name] : [name, 'until']);
    return [{ ...place, why: 'ended', name, since, message }];
  });
}

/** The first item of a list is often all that its page waited for: `school import` has brought it since. */
const ofFullList = (dir: string, one: Stale): Stale =>
  one.why === 'todo' && showsFullList(dir, one.name)
    ? {
        ...one,
        message: one.message.replace(/; then/, '. Its list is no longer empty: if that is all,'),
      }
    : one;

/** What somebody should look at in a content folder at a moment, those without an owner last. */
export function findStale(dir: string, now: number): Stale[] {
  const folder = readFolder(dir);
  const { pages } = folder;
  const sources = [
    ...pages,
    ...readKinds(join(dir, 'service')).flatMap(({ source }) => source ?? []),
  ];
  const found = [
    ...sources
      .flatMap((source) => staleIn(source, source.value, [], now))
      .map((one) => ofFullList(dir, one)),
    ...endedIn(folder, now),
    ...possibleNamesIn(dir, folder).map(({ words, ...named }) => ({
      ...named,
      name: words,
      why: 'perhaps-withdrawn' as const,
      since: today(now),
    })),
  ];
  const last = '\uffff';
  return found.sort(
    (a, b) =>
      (a.owner ?? last).localeCompare(b.owner ?? last) ||
      a.since.localeCompare(b.since) ||
      a.file.localeCompare(b.file) ||
      a.line - b.line,
  );
}
