import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadDataset } from '../../content-service/dataset/dataset';
import { publishedDataOf } from '../../content-service/dataset/published-data';
import { allowedLists } from '../../content-service/dataset/lists';
import { codePath, pageCalls, registerVersion } from '../../content-service/dataset/page-calls';
import { readSchool } from '../../content-service/school';
import { isRecord } from '../../content/record';
import type { Replies } from '../../lib/http/given-replies';
import { today } from '../../lib/dates/plain-date';
import { listVersion, type PageVersions, versionsPath } from '../../lib/http/list-version';
import { writeWhole } from '../../lib/files/write-whole';
import type { PrivacyPolicy } from '../../lib/privacy/policy';
import { cleanLetter } from './clean-letter';
import { listReplies, type ListReply } from './list-replies';

/** The lists that stand in built pages. */
export interface PageLists {
  /** Their records by the paths of their calls, as in code: '/api/news/all/{code}'. */
  replies: Replies;
  /** Their versions, as the service tells them. */
  versions: Readonly<Record<string, string>>;
  /** The moment of which they are, in milliseconds since 1970. */
  now: number;
}

/** The path of a call as in code, and its records. */
export type CallReply = readonly [path: string, records: readonly unknown[]];

/** The HTML of a letter is safe before it comes into a page; one that can't be made so is left out. */
function cleaned(record: unknown): unknown {
  if (!isRecord(record) || typeof record.message !== 'string') return record;
  try {
    return { ...record, message: cleanLetter(record.message) };
  } catch {
    return { ...record, message: '' };
  }
}

/**
 * What pages are built of, of the replies of those calls that a school allows there; `more` are versions of what
 * pages have besides.
 */
export function pageListsOf(
  all: readonly CallReply[],
  policy: Pick<PrivacyPolicy, 'fetchedOnly'>,
  now: Date,
  more: Readonly<Record<string, string>> = {},
): PageLists {
  const calls = new Set(pageCalls(policy).map(codePath));
  const replies = all.filter(([path]) => calls.has(path));
  return {
    replies: Object.fromEntries(
      replies.map(([path, records]) => [
        path,
        path.includes('essage/') ? records.map(cleaned) : records,
      ]),
    ),
    versions: {
      ...Object.fromEntries(replies.map(([path, records]) => [path, listVersion(records)])),
      ...more,
    },
    now: now.getTime(),
  };
}

/** The replies of lists among those that a service gives, by the paths in code. */
export const callReplies = (replies: readonly ListReply[]): CallReply[] =>
  replies.flatMap(({ route, json }): CallReply[] =>
    route && Array.isArray(json) ? [[codePath(route), json]] : [],
  );

/**
 * The lists of the embedded content service as it would send them at a moment; none where a school has no folder
 * for it. Throws where its files have faults.
 */
export function embeddedPageLists(contentDir: string, now: Date, showDrafts = false): PageLists {
  const dataDir = join(contentDir, 'service');
  const school = readSchool(join(contentDir, 'site.yaml'));
  if (!existsSync(dataDir)) return pageListsOf([], school.privacy, now);
  const data = loadDataset(dataDir);
  const replies = listReplies(
    { ...data, school },
    { schoolCode: school.code, lists: allowedLists(school.privacy), now, showDrafts },
  );
  const { data: shown } = publishedDataOf(data, showDrafts)(now);
  return pageListsOf(
    callReplies(replies),
    school.privacy,
    now,
    registerVersion(school.privacy, shown),
  );
}

/** Writes down of which lists, and for which day, the pages of a site are: for pages of a static host, and the service. */
export async function writeVersions(publicDir: string, lists: PageLists): Promise<void> {
  const written: PageVersions = { day: today(lists.now), versions: lists.versions };
  await writeWhole(join(publicDir, versionsPath), JSON.stringify(written));
}
