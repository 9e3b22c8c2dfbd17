const isRow = (row: unknown): row is unknown[] =>
  Array.isArray(row) && row.every((cell) => typeof cell !== 'object' || cell === null);

/** Whether a list is a sheet: rows, of which the first has the names of the columns. */
export function isSheet(list: readonly unknown[]): list is readonly [string[], ...unknown[][]] {
  const [head = [], ...rows] = list.every(isRow) ? list : [];
  return (
    rows.length > 0 &&
    head.length > 1 &&
    head.every((name) => typeof name === 'string' && /^\D/.test(name)) &&
    rows.every((row) => row.length <= head.length)
  );
}

/** The records of a sheet's rows; a list that is none as it is. */
export function fromSheet(list: unknown[]): unknown[] {
  if (!isSheet(list)) return list;
  const [head, ...rows] = list;
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
}
