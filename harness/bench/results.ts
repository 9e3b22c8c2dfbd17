import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { array, boolean, number, object, string } from 'yup';
import type { Machine } from './machine';
import type { Row } from './row';

/** Where the committed result stands. */
export const resultsFile = 'harness/bench/results.json';

/** One whole measurement. */
export interface Results {
  /** The day, 'YYYY-MM-DD'. */
  measured: string;
  /** How often each value was measured for its median. */
  runs: number;
  /** The commit whose values are the base's; absent when nothing was measured against one. */
  base?: string;
  machine: Machine;
  rows: Row[];
}

const schema = object({
  measured: string().required(),
  runs: number().required(),
  base: string(),
  machine: object({
    cores: number().required(),
    memory: string().required(),
    system: string().required(),
    node: string().required(),
    browser: string().required(),
    load: number().required(),
  }).required(),
  rows: array(
    object({
      group: string().required(),
      name: string().required(),
      kind: string()
        .oneOf(['bytes', 'ratio', 'shift', 'score', 'time'] as const)
        .required(),
      value: number().required(),
      base: number(),
      limit: number(),
      stretch: number(),
      shareLimit: number(),
      shareStretch: number(),
      atLeast: boolean(),
      note: string(),
    }).required(),
  ).required(),
});

/** The last committed result; undefined where there is none. Throws when it is not one. */
export function readResults(file = resultsFile): Results | undefined {
  if (!existsSync(file)) return undefined;
  return schema.validateSync(JSON.parse(readFileSync(file, 'utf8'))) as Results;
}

/** Four significant digits tell all that repeats. */
const short = (value: number) => (Number.isInteger(value) ? value : Number(value.toPrecision(4)));

/** Keeps a result; the groups that were not measured this time stay as they were. */
export function writeResults(results: Results, file = resultsFile): void {
  const groups = new Set(results.rows.map(({ group }) => group));
  const earlier = readResults(file);
  const kept = earlier?.rows.filter(({ group }) => !groups.has(group)) ?? [];
  const rows = [...kept, ...results.rows].map((row) => ({
    ...row,
    value: short(row.value),
    ...(row.base === undefined ? {} : { base: short(row.base) }),
  }));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ base: earlier?.base, ...results, rows }, null, 2)}\n`);
}
