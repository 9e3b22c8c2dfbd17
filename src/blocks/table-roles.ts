/**
 * The parts of a table said aloud, to be spread on its elements. On phones our tables change their
 * `display`, and some browsers then forget that they are tables.
 */
export const tableRoles = {
  table: { role: 'table' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** The same parts of a table that stays one on every screen: browsers say these by themselves. */
export const plainRoles = {
  table: {},
  row: {},
  column: { scope: 'col' },
  name: { scope: 'row' },
  cell: {},
} as const;
