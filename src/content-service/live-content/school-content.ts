import { type PlainDate, today } from '../../lib/dates/plain-date';
import { isWithdrawnFile } from '../../content/privacy/withhold';
import { kindOf } from '../../lib/files/file-kinds';
import { composed } from '../../lib/files/file-name';
import type { PrivacyPolicy } from '../../lib/privacy/policy';
import { withdrawnIn } from '../../lib/privacy/withdrawn';
import { allowedLists, type Lists } from '../dataset/lists';
import type { Dataset } from '../dataset/dataset';
import { namedFiles } from '../dataset/named-files';
import { fileCaching } from '../caching';
import { type DataAt, publishedDataOf } from '../dataset/published-data';
import { publicFiles } from '../kinds/register';
import type { School } from '../school';

/** Whether a file is a certificate: it is sent by a signed address alone. */
export const isCertificate = (path: string, { register }: Pick<Dataset, 'register'>): boolean =>
  register.some(({ file }) => file !== undefined && composed(file) === composed(path));

/** All that answers follow from: one object, so that no answer is half of older and half of newer content. */
export type SchoolContent = ReturnType<typeof schoolContent>;

/** Makes something of a day's lists, and keeps it until the content, the day or what is published changes. */
export function keptForDay<T>(make: (lists: Lists, data: Dataset, day: PlainDate) => T) {
  let kept: { lists: Lists; data: Dataset; day: PlainDate; made: T } | undefined;
  return ({ lists, dataAt }: { lists: Lists; dataAt: DataAt }, now: Date): T => {
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
function servedFiles(
  policy: PrivacyPolicy,
  lists: Lists,
  data: Dataset,
  day: PlainDate,
): ReadonlySet<string> {
  const paths = namedFiles(Object.values(lists).map((make) => make(data, day)));
  // A certificate that a list names too would be anybody's.
  for (const { file } of data.register) if (file !== undefined) paths.delete(composed(file));
  for (const file of publicFiles(data.register, policy)) paths.add(composed(file));
  return paths;
}

/** What follows from a school, its data, and whether editors are shown drafts. */
export function schoolContent(school: School, data: Dataset, showDrafts = false) {
  const lists = allowedLists(school.privacy);
  const dataAt = publishedDataOf({ ...data, school }, showDrafts);
  const served = keptForDay((allowed: Lists, shown: Dataset, day: PlainDate) =>
    servedFiles(school.privacy, allowed, shown, day),
  );
  const withdrawn = withdrawnIn(school.privacy.withdrawn);
  return {
    school,
    /** Whether a document or picture of a built site, by its path there, is to be sent no more. */
    isWithdrawn: (path: string): boolean =>
      kindOf(path) !== undefined && isWithdrawnFile(path.replace(/^papers\//, ''), withdrawn),
    /** What is published at a moment. */
    dataAt,
    /** The lists as the school lets them be shown. */
    lists,
    /** The pictures and documents. */
    files: data.files,
    /** Whether everybody may be sent a file at a moment, by its path. */
    isServed: (path: string, now: Date): boolean =>
      served({ lists, dataAt }, now).has(composed(path)),
    /** Whether a file is a certificate of the register. */
    isCertificate: (path: string, now: Date): boolean => isCertificate(path, dataAt(now).data),
    /** How long browsers keep a file, by its path. */
    caching: fileCaching(data),
    /** What pages may reach besides their own origin; the service's own is not the content's to say. */
    policy: { formAddress: school.formAddress, frameOrigins: school.frameOrigins },
  };
}
