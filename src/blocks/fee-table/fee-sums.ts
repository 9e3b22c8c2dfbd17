/** Rupees for each period: one amount for all of them, or one for each. */
export type Amounts = number | readonly number[];

/** A charge as sums are made of it. */
export interface Charge {
  name: string;
  note?: string;
  /** Rupees for each period. */
  amounts: readonly number[];
  /** The children who pay it; all without it. */
  for?: 'new' | 'continuing';
  /** The rows that pay it, by their places; all without it. */
  rows?: readonly number[];
  /** Per cent less for a second child. */
  siblingDiscount?: number;
  /** The zone of the bus whose children pay it. */
  busZone?: string;
}

/** What a sum depends on besides the class, by the names of the planner's fields. */
export const familyFields = ['child', 'family', 'bus'] as const;

/** Who pays: a `child` that is `new`, the `second` of its `family`, and the zone of its `bus`; else blank. */
export type Family = Partial<Record<(typeof familyFields)[number], string | undefined>>;

/** Whether a family with a child in a row pays a charge. */
export function isPaid(charge: Charge, row: number, { child, bus }: Family): boolean {
  const { for: children, rows, busZone } = charge;
  return (
    (!children || (children === 'new') === (child === 'new')) &&
    (!rows || rows.includes(row)) &&
    (!busZone || busZone === bus)
  );
}

/** What a family pays with each period, in rupees: the fee of the class, and its charges. */
export function sumsOf(
  row: { amount: Amounts; siblingDiscount?: number },
  charges: readonly Charge[],
  { family }: Family,
  periods: number,
): number[] {
  const paid = [{ ...row, amounts: row.amount }, ...charges];
  return Array.from({ length: periods }, (_, index) => {
    let sum = 0;
    for (const { amounts, siblingDiscount = 0 } of paid) {
      const full = typeof amounts === 'number' ? amounts : (amounts[index] ?? 0);
      sum += family ? Math.round((full * (100 - siblingDiscount)) / 100) : full;
    }
    return sum;
  });
}

/** All of some amounts together. */
export const total = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);
