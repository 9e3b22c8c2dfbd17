import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRecord } from '../../../content/record';
import type { Draft } from '../../content-new/draft';
import type { ReadRow } from '../columns/read-rows';
import type { Chosen } from '../lists/choose-target';
import { groupBy } from '../../../lib/group-by';

/**
 * The file that remembers what an import read, as hashes: what a row has as before, and the list has not, was edited
 * by hand. It stands in the content folder; for lists of the private folder there.
 */
const fileOf = ({ file }: Chosen) =>
  join(file.name.startsWith('..') ? dirname(file.name) : '', 'imported.json');

const hash = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 8);

const listOf = ({ target, file }: Chosen) => `${file.name} ${target.name}`;

/** What tells the item of a row from others, the surest first. */
const identitiesOf = ({ item }: ReadRow, { target }: Chosen) => [
  ...new Set(target.identities.flatMap((one) => one(item) || [])),
];

/** What the last import read. */
export interface Imported {
  /** Whether a row had the same value there. */
  isAsBefore: (row: ReadRow, key: string) => boolean;
  /** Whether an item has another value there than was read, also of a row that has another day or class by now. */
  isEdited: (row: ReadRow, key: string, was: unknown) => boolean;
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

/** What the last import into a list read. */
export function importedBefore(dir: string, chosen: Chosen): Imported {
  const path = join(dir, fileOf(chosen));
  const all = recordsIn(existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  const known = all[listOf(chosen)];
  const own = isRecord(known) ? known : {};
  const readOf = (row: ReadRow, key: string) =>
    identitiesOf(row, chosen)
      .map((identity) => own[hash([identity, key])])
      .find((one) => one !== undefined);
  return {
    isAsBefore: (row, key) =>
      row.item[key] !== undefined && readOf(row, key) === hash(row.item[key]),
    isEdited(row, key, was) {
      const read = readOf(row, key);
      return read !== undefined && read !== hash(was);
    },
  };
}

/** Remembers the values of rows together with what is written of them. */
export function rememberValues(draft: Draft, chosen: Chosen, rows: readonly ReadRow[]): void {
  const name = fileOf(chosen);
  const known = recordsIn(draft.text(name));
  const own = known[listOf(chosen)];
  // What several rows share tells none of them.
  const all = rows.flatMap((row) => identitiesOf(row, chosen));
  const shared = groupBy(all, (identity) => identity);
  const values = rows.flatMap((row) =>
    identitiesOf(row, chosen)
      .filter((identity) => shared.get(identity)?.length === 1)
      .flatMap((identity) =>
        Object.entries(row.item).map(([key, value]) => [hash([identity, key]), hash(value)]),
      ),
  );
  const merged = { ...(isRecord(own) && own), ...Object.fromEntries(values) };
  draft.add(name, `${JSON.stringify({ ...known, [listOf(chosen)]: merged })}\n`);
}
