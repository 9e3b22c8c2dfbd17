import type { Row } from './pairs';

const units: Record<Row['unit'], (value: number) => string> = {
  ms: (value) => (value >= 10_000 ? `${(value / 1000).toFixed(1)} s` : `${Math.round(value)} ms`),
  shift: (value) => value.toFixed(3),
};

/** Whether a value keeps to its limit; one without a limit does. */
export const keeps = ({ now, limit = Infinity }: Row): boolean => now <= limit;

/** A row in the words of a table, with what explains the value; a missed limit says so. */
export function inWords(row: Row) {
  const { group, name, now, base, limit, note } = row;
  const of = units[row.unit];
  return {
    [group]: name,
    now: of(now),
    base: of(base),
    // Of nothing there is no share.
    share: base === 0 ? '' : (now / base).toFixed(2),
    limit: limit === undefined ? '' : `${keeps(row) ? '≤' : 'missed ≤'} ${of(limit)}`,
    ...(note && { note }),
  };
}

/** Prints the rows, a table for each group. */
export function printTables(rows: readonly Row[]): void {
  const groups = [...new Set(rows.map(({ group }) => group))];
  for (const group of groups) {
    console.table(rows.filter((row) => row.group === group).map(inWords));
  }
}
