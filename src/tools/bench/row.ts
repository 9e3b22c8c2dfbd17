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
  /** The stated limit in the same unit; absent where the value only informs. */
  limit?: number;
  /** The value has to reach the limit instead of staying below it. */
  atLeast?: boolean;
  /** What explains the value, such as the element that moved. */
  note?: string;
}

/** Whether a value keeps to its limit; one without a limit does. */
export function keeps({ value, limit, atLeast = false }: Row): boolean {
  if (limit === undefined) return true;
  return atLeast ? value >= limit : value <= limit;
}

/** The middle value; of an even number the higher one of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
