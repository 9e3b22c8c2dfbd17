import type { Target } from '../lists/target';
import type { TableBelow } from './tables-below';

/**
 * The rows of a list, the name of each without a number before it, '2. Dussehra', '1 Holi' where such count on, and
 * with the class that it is for: 'PTM (Class II)'. A page shows its table as it is, and circulars have own numbers.
 */
export function withWholeTitles(
  { rows, columns }: TableBelow,
  { name: list, nameKey, schema }: Target,
  ofAll = '',
): TableBelow['rows'] {
  const column = columns.get(nameKey) ?? -1;
  const found = rows.map((row) =>
    /^(\d{1,3})(?:([.)])\s*|\s+)(?=\p{L})/u.exec(row[column]?.text ?? ''),
  );
  const first = Number(found[0]?.[1]);
  const isCounted = rows.length > 1 && found.every((one, at) => Number(one?.[1]) === first + at);
  return rows.map((row, at) => {
    const cell = row[column];
    if (!schema || list === 'circulars' || !cell?.text) return row;
    const [whole = '', , point] = found[at] ?? [];
    const name = cell.text.slice(isCounted || point ? whole.length : 0);
    const forClass = (row[columns.get('forClass') ?? -1]?.text || ofAll).replace(
      /^(?=\p{Nd}|[IVX]+\b)/u,
      'Class ',
    );
    return row.with(column, { ...cell, text: forClass ? `${name} (${forClass})` : name });
  });
}
