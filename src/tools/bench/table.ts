import type { Results } from './results';
import { keeps, type Kind, type Row } from './row';

const units: Record<Kind, (value: number) => string> = {
  bytes: (value) =>
    value >= 2 ** 20 ? `${(value / 2 ** 20).toFixed(0)} MB` : `${(value / 1000).toFixed(1)} kB`,
  ratio: (value) => `${value.toFixed(2)} ×`,
  shift: (value) => value.toFixed(3),
  score: (value) => String(Math.round(value)),
  time: (value) => (value >= 10_000 ? `${(value / 1000).toFixed(0)} s` : `${Math.round(value)} ms`),
};

/** A value as people read it: '12.3 kB', '1.02 ×', '0.000', '100', '48 ms'. */
export const inWords = ({ kind, value }: Pick<Row, 'kind' | 'value'>): string => units[kind](value);

/** How a value stands to the last committed one; '' for times, which differ from machine to machine. */
export function change(row: Row, last: Results | undefined): string {
  const before = last?.rows.find(({ group, name }) => group === row.group && name === row.name);
  if (!before || row.kind === 'time') return '';
  const now = units[row.kind](row.value);
  const then = units[before.kind](before.value);
  return now === then ? '=' : `was ${then}`;
}

const limitOf = ({ kind, limit, atLeast }: Row) => {
  if (limit === undefined) return '';
  return `${atLeast ? '≥' : '≤'} ${inWords({ kind, value: limit })}`;
};

/** The rows as text columns, group by group, with a mark where a limit is not kept. */
export function table(rows: readonly Row[], last: Results | undefined): string {
  const groups = [...new Set(rows.map(({ group }) => group))];
  const lines = groups.flatMap((group) => {
    const own = rows.filter((row) => row.group === group);
    return [
      `\n${group}`,
      ...own.map((row) => {
        const fault = keeps(row) ? '  ' : '✗ ';
        const cells = [row.name.padEnd(58), inWords(row).padStart(9), limitOf(row).padEnd(12)];
        // A time is explained by what took it even when it is short enough.
        const note = keeps(row) && row.kind !== 'time' ? '' : (row.note ?? '');
        return `${fault}${cells.join('  ')}${change(row, last).padEnd(14)}${note}`.trimEnd();
      }),
    ];
  });
  return lines.join('\n');
}

/** One line at the end. */
export function verdict(rows: readonly Row[]): string {
  const limited = rows.filter(({ limit }) => limit !== undefined);
  const kept = limited.filter(keeps).length;
  return `${kept} of ${limited.length} limits kept`;
}
