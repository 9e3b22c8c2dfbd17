import type { PolicyOptions } from '../../hosting/content-security-policy';
import { today } from '../../dates/plain-date';
import { fileCaching } from '../caching';
import { type AllowedLists, allowedLists } from '../dataset/allowed-lists';
import type { Dataset } from '../dataset/dataset';
import { type DataAt, publishedDataOf } from '../dataset/published-data';
import { isCertificate, servedFiles } from '../dataset/served-files';
import type { FileIndex } from '../files/file-index';
import type { School } from '../school';

/** All that answers follow from: one object, so that no answer is half of older and half of newer content. */
export interface SchoolContent {
  school: School;
  /** What is published at a moment. */
  dataAt: DataAt;
  /** The lists as the school lets them be shown. */
  lists: AllowedLists;
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

/** What follows from a school, its data, and whether editors are shown drafts. */
export function schoolContent(school: School, data: Dataset, showDrafts = false): SchoolContent {
  const lists = allowedLists(school.privacy);
  const dataAt = publishedDataOf({ ...data, school }, showDrafts);
  const isServed = servedFiles(lists);
  return {
    school,
    dataAt,
    lists,
    files: data.files,
    isServed: (path, now) => isServed(path, dataAt(now).data, today(now)),
    isCertificate: (path, now) => isCertificate(path, dataAt(now).data),
    caching: fileCaching(data),
    policy: { formAddress: school.formAddress, frameOrigins: school.frameOrigins },
  };
}
