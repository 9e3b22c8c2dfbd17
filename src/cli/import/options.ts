import type { FolderToCheck } from '../content-check/find-diagnostics';

/** What is imported, and how. */
export interface ImportOptions extends FolderToCheck {
  /** A file, a folder, an https address, or `-`. */
  from: string;
  /** The list, or the page with its block. */
  to?: string | undefined;
  sheet?: string | undefined;
  /** `name=Name of Pupil,…` */
  columns?: string | undefined;
  /** `session=2025-2026,…` */
  set?: string | undefined;
  /** `SC,OBC`: words for the status of children who are at school. */
  atSchool?: string | undefined;
  /** Whether pictures may be asked of the older site. */
  fetch: boolean;
  remove: boolean;
  /** Also what the file does not speak of. */
  removeAll: boolean;
  /** Whether days also go to the page with the school's calendar. */
  page: boolean;
  yes: boolean;
}
