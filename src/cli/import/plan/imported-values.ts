import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRecord } from '../../../content/record';
import type { Draft } from '../../content-new/draft';
import type { ReadRow } from '../columns/read-rows';
import type { Chosen } from '../lists/choose-target';

/**
 * The file that remembers what an import read, as hashes: what a row has as before, and the list has not, was edited
 * by hand. It stands in the content folder; for lists of the private folder there.
 */
const fileOf = ({ file }: Chosen) =>
  join(file.name.startsWith('..') ? dirname(file.name) : '', 'imported.json');

const hash = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 8);

const listOf = ({ target, file }: Chosen) => `${file.name} ${target.name}`;

/** A value of a row, by what tells its item from others. */
function placeOf({ item }: ReadRow, key: string, { target }: Chosen): string {
  const identity = target.identities.map((one) => one(item)).find(Boolean);
  return hash([identity, key]);
}

function recordsIn(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    // Damaged by a merge: then the file counts as new.
    return {};
  }
}

/** Whether the value of a row is that of the last import. */
export function importedBefore(dir: string, chosen: Chosen) {
  const path = join(dir, fileOf(chosen));
  const all = recordsIn(existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  const own = all[listOf(chosen)];
  return (row: ReadRow, key: string): boolean =>
    isRecord(own) &&
    row.item[key] !== undefined &&
    own[placeOf(row, key, chosen)] === hash(row.item[key]);
}

/** Remembers the values of rows together with what is written of them. */
export function rememberValues(draft: Draft, chosen: Chosen, rows: readonly ReadRow[]): void {
  const name = fileOf(chosen);
  const all = recordsIn(draft.text(name));
  const own = all[listOf(chosen)];
  const values = rows.flatMap((row) =>
    Object.entries(row.item).map(([key, value]) => [placeOf(row, key, chosen), hash(value)]),
  );
  const merged = { ...(isRecord(own) && own), ...Object.fromEntries(values) };
  draft.add(name, `${JSON.stringify({ ...all, [listOf(chosen)]: merged })}\n`);
}
