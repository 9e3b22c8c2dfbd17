import type { Results } from './results';
import { hasGoal, hasStretch, keeps, type Kind, type Row, shareOf, verdictOf } from './row';

const units: Record<Kind, (value: number) => string> = {
  bytes: (value) =>
    value >= 1e6 ? `${(value / 1e6).toFixed(0)} MB` : `${(value / 1000).toFixed(1)} kB`,
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

const headings = ['now', 'base', 'share', 'goal', 'stretch', 'verdict'];
const nameWidth = 58;

const cells = (name: string, values: readonly string[], rest = '') => {
  const [now = '', base = '', share = '', ...words] = values;
  const numbers = [now.padStart(9), base.padStart(9), share.padStart(6)];
  const widths = [26, 16, 8];
  const padded = words.map((word, index) => word.padEnd(widths[index] ?? 0));
  return [name.padEnd(nameWidth), ...numbers, ...padded, rest].join('  ').trimEnd();
};

/** A goal of a value, of its share, or of both: '≤ 100 ms, ≤ 0.40 of base'. */
function goalOf({ kind, atLeast }: Row, value: number | undefined, share: number | undefined) {
  const sign = atLeast ? '≥' : '≤';
  return [
    ...(value === undefined ? [] : [`${sign} ${inWords({ kind, value })}`]),
    ...(share === undefined ? [] : [`${sign} ${share.toFixed(2)} of base`]),
  ].join(', ');
}

function line(row: Row, last: Results | undefined): string {
  const { name, kind, base, limit, stretch, shareLimit, shareStretch, note = '' } = row;
  const share = shareOf(row);
  const values = [
    inWords(row),
    base === undefined ? '' : inWords({ kind, value: base }),
    share === undefined ? '' : share.toFixed(2),
    goalOf(row, limit, shareLimit),
    goalOf(row, stretch, shareStretch),
    verdictOf(row),
  ];
  // A time is explained by what took it even when it is short enough.
  const why = keeps(row) && kind !== 'time' ? '' : note;
  const rest = [change(row, last), why].filter(Boolean).join('  ');
  return `${keeps(row) ? '  ' : '✗ '}${cells(name, values, rest)}`;
}

/** The rows as text columns, group by group, with a mark where a goal is not kept. */
export function table(rows: readonly Row[], last: Results | undefined): string {
  const groups = [...new Set(rows.map(({ group }) => group))];
  const lines = groups.flatMap((group) => [
    `\n${group}`,
    ...rows.filter((row) => row.group === group).map((row) => line(row, last)),
  ]);
  return [`  ${cells('', headings)}`, ...lines].join('\n');
}

/** One line at the end. */
export function verdict(rows: readonly Row[]): string {
  const limited = rows.filter(hasGoal);
  const hoped = rows.filter(hasStretch);
  const kept = `${limited.filter(keeps).length} of ${limited.length} limits kept`;
  if (hoped.length === 0) return kept;
  const reached = hoped.filter((row) => verdictOf(row) === 'stretch').length;
  return `${kept}, ${reached} of ${hoped.length} stretch goals reached`;
}
