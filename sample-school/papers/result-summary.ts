import { readFileSync } from 'node:fs';
import { array, object, string, type InferType } from 'yup';
import { parse } from 'yaml';
import type { Table } from './letters';

const rows = array().of(array().of(string().required()).length(6).required()).required();

const schema = object({ isc: rows, icse: rows });

/** The board results as the content has them: session, appeared, passed, 90 % or more, average, highest. */
export type ResultRows = InferType<typeof schema>;

/** Reads the figures of the board results. Throws when a row is uneven. */
export function readResultRows(path: string): ResultRows {
  return schema.validateSync(parse(readFileSync(path, 'utf8')), { strict: true });
}

/** The figures of a session as a table, an examination in each row. */
export function summaryTable(session: string, { isc, icse }: ResultRows): Table {
  const cells = (name: string, of: ResultRows['isc']) => {
    const [, ...figures] = of.find(([first]) => first === session) ?? [];
    if (figures.length === 0) throw new Error(`${name}: there are no results of ${session}`);
    return [name, ...figures];
  };
  return {
    columns: ['Examination', 'Appeared', 'Passed', '90% or more', 'Average', 'Highest'],
    rows: [cells('ISC, class XII', isc), cells('ICSE, class X', icse)],
  };
}
