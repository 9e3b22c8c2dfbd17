import type { Diagnostic } from '../../content/diagnostics';
import type { PlainDate } from '../../lib/dates/plain-date';

/** Why an item of a `papers` block is to be looked at. */
export type DocumentReason = 'paper' | 'issued' | 'expires' | 'expired';

/** Something that somebody should look at, at its place in the content. */
export interface Stale extends Diagnostic {
  /** Who looks after it, if that is written. */
  owner?: string;
  /** What it is called: '/Fee', or the title of a notice or an item. */
  name: string;
  why: 'review' | 'draft' | 'ended' | 'todo' | 'perhaps-withdrawn' | DocumentReason;
  /** Since when; what is still to be done has been so until today. */
  since: PlainDate;
}
