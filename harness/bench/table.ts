import type { Row } from './pairs';

const units: Record<Row['unit'], (value: number) => string> = {
  ms: (value) => (value >= 10_000 ? `${(value / 1000).toFixed(1)} s` : `${Math.round(value)} ms`),
  shift: (value) => value.toFixed(3),
};

/** Whether a value keeps to its limit; one without a limit does. */
export const keeps = ({ now, limit = Infinity }: Row): boolean => now <= limit;

const widths = [44, 9, 9, 6, 11];

function columns(cells: readonly string[]): string {
  const padded = cells.map((cell, index) =>
    index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
  );
  return padded.join('  ').trimEnd();
}

function line(row: Row): string {
  const { name, now, base, limit, note = '' } = row;
  const inWords = units[row.unit];
  // Of nothing there is no share.
  const share = base === 0 ? '' : (now / base).toFixed(2);
  const most = limit === undefined ? '' : `≤ ${inWords(limit)}`;
  const mark = keeps(row) ? '  ' : '✗ ';
  return mark + columns([name, inWords(now), inWords(base), share, most, note]);
}

/** The rows as text columns below their headings, with a mark where a limit is missed. */
export function table(rows: readonly Row[]): string {
  const groups = [...new Set(rows.map(({ group }) => group))];
  return groups
    .flatMap((group) => [
      `\n  ${columns([group, 'now', 'base', 'share', 'limit'])}`,
      ...rows.filter((row) => row.group === group).map(line),
    ])
    .join('\n');
}
