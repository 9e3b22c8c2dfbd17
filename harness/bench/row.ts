/** What a measured value is; times depend on the machine, so only the others are compared. */
export type Kind = 'bytes' | 'ratio' | 'shift' | 'score' | 'time';

/** One measured value. */
export interface Row {
  /** The group of the table: 'Scripts'. */
  group: string;
  /** What was measured, the same words in every run: '/News before idle'. */
  name: string;
  kind: Kind;
  /** Bytes, a ratio, a sum of shifts, points of 100, or milliseconds. */
  value: number;
  /** The same of the base commit, measured in the same run. */
  base?: number;
  /** The stated goal in the same unit; absent where the value only informs. */
  limit?: number;
  /** What the goal is hoped to become. */
  stretch?: number;
  /** The stated goal of the value's share of the base's. */
  shareLimit?: number;
  /** What that goal is hoped to become. */
  shareStretch?: number;
  /** The value has to reach the goal instead of staying below it. */
  atLeast?: boolean;
  /** What explains the value, such as the element that moved. */
  note?: string;
}

/** How a value stands to its goals: '' where it only informs. */
export type Verdict = '' | 'missed' | 'kept' | 'stretch';

/** The value as a share of the base's; undefined without a base, and where both are nothing. */
export function shareOf({ value, base }: Pick<Row, 'value' | 'base'>): number | undefined {
  if (base === undefined || (base === 0 && value === 0)) return undefined;
  return value / base;
}

interface Goals {
  value: number | undefined;
  share: number | undefined;
}

/** Whether a row reaches all of these goals; where there is no share, none is missed. */
function reaches(row: Row, goals: Goals): boolean {
  const share = shareOf(row);
  const within = (value: number, goal: number) => (row.atLeast ? value >= goal : value <= goal);
  if (goals.value !== undefined && !within(row.value, goals.value)) return false;
  return goals.share === undefined || share === undefined || within(share, goals.share);
}

/** Whether a value keeps to its goals; one without a goal does. */
export function keeps(row: Row): boolean {
  return reaches(row, { value: row.limit, share: row.shareLimit });
}

/** Whether a value was given goals. */
export const hasGoal = ({ limit, shareLimit }: Row): boolean =>
  limit !== undefined || shareLimit !== undefined;

/** Whether a value was given goals beyond those that it has to keep. */
export const hasStretch = ({ stretch, shareStretch }: Row): boolean =>
  stretch !== undefined || shareStretch !== undefined;

/** What the table says of a row. */
export function verdictOf(row: Row): Verdict {
  if (!hasGoal(row)) return '';
  if (!keeps(row)) return 'missed';
  const further = reaches(row, { value: row.stretch, share: row.shareStretch });
  return hasStretch(row) && further ? 'stretch' : 'kept';
}

/** The middle value; of an even number the higher one of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
