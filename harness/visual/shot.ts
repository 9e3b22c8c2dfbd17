import type { TextChange } from '../story-check/aria-texts';
import type { Area } from './difference';
import type { Variant } from './modes';

/** What became of a picture since it was approved. */
export type Verdict = 'unchanged' | 'changed' | 'new' | 'removed' | 'unsteady' | 'broken';

/** One story, taken in one variant, and compared. */
export interface Shot {
  id: string;
  title: string;
  name: string;
  variant: Variant;
  verdict: Verdict;
  /** A failure in words. */
  note?: string;
  /** Equal only within the tolerance, or only at the second look. */
  nearly?: 'within the tolerance' | 'at the second look';
  fingerprint?: string;
  exact?: boolean;
  width?: number;
  height?: number;
  /** How many pixels differ, and where. */
  pixels?: number;
  area?: Area;
}

/** A fault of a story, in words. */
interface StoryFault {
  id: string;
  fault: string;
}

/** Everything that a run found. */
export interface Run {
  /** The browser of the run: version and system. */
  browser: string;
  /** The browser that the approved pictures were taken with; empty when there are none. */
  approvedWith: string;
  /** Whether another browser's pictures were compared loosely. */
  loose: boolean;
  /** Whether the approved pictures were left out of account. */
  fresh: boolean;
  seconds: number;
  shots: Shot[];
  /** How many stories were visited. */
  visited: number;
  /** What axe, the console and the play functions say against stories. */
  faults: StoryFault[];
  /** Stories of which assistive technology is told something else than was approved. */
  texts: TextChange[];
  /** The digest of what each visited story is made of, by its id. */
  inputs: Record<string, string>;
}

/** The verdicts in the order of the report. */
export const verdicts: readonly Verdict[] = [
  'broken',
  'unsteady',
  'changed',
  'new',
  'removed',
  'unchanged',
];

/** How many pictures there are of each verdict. */
export function countVerdicts(shots: readonly Shot[]): Record<Verdict, number> {
  const counts = { broken: 0, unsteady: 0, changed: 0, new: 0, removed: 0, unchanged: 0 };
  for (const { verdict } of shots) counts[verdict] += 1;
  return counts;
}

/** Whether somebody has to look. */
export const needsReview = ({ verdict }: Shot) => verdict !== 'unchanged';

/** Whether a run found anything that is wrong or that nobody has approved. */
export const hasFindings = ({ shots, faults, texts }: Run) =>
  shots.some(needsReview) || faults.length > 0 || texts.length > 0;
