import type { PlainDate } from '../../lib/dates/plain-date';
import type { ContentFiles } from './content-files';

/** How content of the version before becomes content of a version. */
export interface Migration {
  /** The version that first reads the new form. */
  version: string;
  /** What changes, in a sentence for the school. */
  words: string;
  /**
   * Changes the files; on content that has the new form already it changes nothing. `day` is that of the
   * upgrade, today when left out.
   */
  change: (files: ContentFiles, day?: PlainDate) => void;
}

/** Orders two versions, '0.9.0' before '0.10.0'. */
export const compareVersions = (a: string, b: string): number =>
  a.localeCompare(b, 'en', { numeric: true });
