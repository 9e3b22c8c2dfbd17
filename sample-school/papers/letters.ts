import { readFileSync } from 'node:fs';
import { array, mixed, object, string, type InferType } from 'yup';
import { parse } from 'yaml';

/** A table of a paper; every row has as many cells as there are columns. */
export interface Table {
  columns: string[];
  rows: (string | number)[][];
  /** How wide the columns are against each other; by default as their cells want. */
  widths?: number[];
}

/** A part of a paper's body: a paragraph, a list or a table. */
export type Part = string | { list: string[] } | { table: Table };

function isTable(value: unknown): value is Table {
  const table = value as Partial<Table> | null;
  const width = table?.columns?.length ?? 0;
  return width > 0 && (table?.rows ?? []).every((row) => row.length === width);
}

function isPart(value: unknown): value is Part {
  if (typeof value === 'string') return value.length > 0;
  if (typeof value !== 'object' || value === null) return false;
  if ('list' in value) return Array.isArray(value.list);
  return 'table' in value && isTable(value.table);
}

/** The body of a paper, part by part. */
export const bodySchema = array()
  .of(mixed(isPart).required(({ path }) => `${path} is no paragraph, list or table of even rows`))
  .required();

const schema = array()
  .of(
    object({
      file: string().required(),
      title: string().required(),
      to: string().required(),
      from: string().required(),
      body: bodySchema,
    }).noUnknown(),
  )
  .required();

/** The text of one paper; `file` is its path without `.pdf`. */
export type Letter = InferType<typeof schema>[number];

/** Reads the texts of the papers. Throws when one is malformed. */
export function readLetters(path: string): Letter[] {
  return schema.validateSync(parse(readFileSync(path, 'utf8')), { strict: true });
}
