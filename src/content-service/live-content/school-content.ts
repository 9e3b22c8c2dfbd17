import { type PlainDate, today } from '../../dates/plain-date';
import { composed } from '../../files/file-name';
import { allowedLists, type Lists } from '../dataset/lists';
import type { Dataset } from '../dataset/dataset';
import { namedFiles } from '../dataset/named-files';
import type { PolicyOptions } from '../../hosting/content-security-policy';
import { fileCaching } from '../caching';
import { type DataAt, publishedDataOf } from '../dataset/published-data';
import type { FileIndex } from '../files/file-index';
import type { School } from '../school';

/** Whether a file is a certificate: it is sent by a signed address alone. */
export const isCertificate = (path: string, { register }: Pick<Dataset, 'register'>): boolean =>
  register.some(({ file }) => composed(file) === composed(path));

/** All that answers follow from: one object, so that no answer is half of older and half of newer content. */
export interface SchoolContent {
  school: School;
  /** What is published at a moment. */
  dataAt: DataAt;
  /** The lists as the school lets them be shown. */
  lists: Lists;
  /** The pictures and papers. */
  files: FileIndex;
  /** Whether everybody may be sent a file at a moment, by its path. */
  isServed(path: string, now: Date): boolean;
  /** Whether a file is a certificate of the register. */
  isCertificate(path: string, now: Date): boolean;
  /** How long browsers keep a file, by its path. */
  caching(path: string): string;
  /** What pages may reach besides their own origin; the service's own is not the content's to say. */
  policy: Pick<PolicyOptions, 'formAddress' | 'frameOrigins'>;
}

/** Makes something of a day's lists, and keeps it until the content, the day or what is published changes. */
export function keptForDay<T>(make: (lists: Lists, data: Dataset, day: PlainDate) => T) {
  let kept: { lists: Lists; data: Dataset; day: PlainDate; made: T } | undefined;
  return ({ lists, dataAt }: Pick<SchoolContent, 'lists' | 'dataAt'>, now: Date): T => {
    const { data } = dataAt(now);
    const day = today(now);
    if (kept?.lists !== lists || kept.data !== data || kept.day !== day) {
      kept = { lists, data, day, made: make(lists, data, day) };
    }
    return kept.made;
  };
}

/**
 * Only what the lists name at the moment is sent, as the school lets them be shown: no file of a draft, of
 * what is to come or has ended, of a child who was withdrawn, and none that merely lies in the folder.
 */
function servedFiles(lists: Lists, data: Dataset, day: PlainDate): ReadonlySet<string> {
  const paths = namedFiles(Object.values(lists).map((make) => make(data, day)));
  // A certificate that a list names too would be anybody's.
  for (const { file } of data.register) paths.delete(composed(file));
  return paths;
}

/** What follows from a school, its data, and whether editors are shown drafts. */
export function schoolContent(school: School, data: Dataset, showDrafts = false): SchoolContent {
  const lists = allowedLists(school.privacy);
  const dataAt = publishedDataOf({ ...data, school }, showDrafts);
  const served = keptForDay(servedFiles);
  return {
    school,
    dataAt,
    lists,
    files: data.files,
    isServed: (path, now) => served({ lists, dataAt }, now).has(composed(path)),
    isCertificate: (path, now) => isCertificate(path, dataAt(now).data),
    caching: fileCaching(data),
    policy: { formAddress: school.formAddress, frameOrigins: school.frameOrigins },
  };
}
