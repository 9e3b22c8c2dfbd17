import { basename } from 'node:path';
import { equal } from '../../../editor/same';
import type { ReadRow, Unread } from '../columns/read-rows';
import { letters } from '../lists/common-fields';
import type { ListItem, Target } from '../lists/target';
import type { fileStates } from './file-states';
import type { Imported } from './imported-values';
import { matchRows } from './match-rows';
import type { Papers } from './same-paper';

interface Change {
  /** Its place among the items of before. */
  index: number;
  row: ReadRow;
  /** The item with the row's values in it; all else of it stays. */
  after: ListItem;
  values: { key: string; was: unknown; is: unknown; isEdited?: boolean }[];
}

/** What an import would change. */
export interface Plan {
  added: ReadRow[];
  changed: Change[];
  /** Rows whose items stay as they are. */
  same: number;
  /** What was edited by hand, and stays since the file has what it had before, or was only renamed. */
  kept: { row: ReadRow; key: string; was: unknown; is: unknown; isRenamed: boolean }[];
  /** Rows that must not be written over the items that have their keys, and why. */
  refused: Unread[];
  /** What is taken, and should be looked at. */
  notes: Unread[];
  /** Items that no row has, of what the file speaks of, by their places. */
  gone: number[];
  /** Those of which the file does not speak. */
  others: number[];
}

function differences(before: ListItem, row: ReadRow, target: Target): Change['values'] {
  return Object.entries(row.item).flatMap(([key, is]) => {
    const field = target.fields.find((one) => one.key === key);
    // An item of several days may call its first one `from`.
    const written =
      key === 'date' && before['date'] === undefined && 'from' in before ? 'from' : key;
    const was = before[written];
    const isSame =
      equal(was, is) ||
      (was !== undefined && field?.same !== undefined && field.same(was) === field.same(is)) ||
      (typeof is === 'number' && Number(was) === is);
    return isSame ? [] : [{ key: written, was, is }];
  });
}

function inScope(rows: readonly ReadRow[], { scope = { others: '' } }: Target) {
  const { part = () => '', day } = scope;
  const parts = new Set(rows.map(({ item }) => part(item)));
  const days = day ? rows.map(({ item }) => day(item)).sort() : [];
  const [first = '', last = ''] = [days.find((one) => one !== ''), days.at(-1)];
  return (item: ListItem) =>
    parts.has(part(item)) && (!day || (first <= day(item) && day(item) <= last && first !== ''));
}

/**
 * Compares the rows with the items of a list. A blank cell, and what the table has no column for, change nothing.
 * `unreadItems` is what was read of rows that can't be taken; `papers` are the documents that the list has under
 * another title; `stateOf` tells which files are copied.
 */
export function compare(
  items: readonly ListItem[],
  rows: readonly ReadRow[],
  target: Target,
  unreadItems: readonly ListItem[] = [],
  imported: Imported,
  papers: Papers | undefined,
  stateOf: ReturnType<typeof fileStates>,
): Plan {
  const { itemOf, taken, renamed, notes } = matchRows(items, rows, target, imported, papers);
  const plan: Plan = {
    added: [],
    changed: [],
    same: 0,
    kept: [],
    refused: [],
    notes,
    gone: [],
    others: [],
  };
  for (const row of rows) {
    const index = itemOf.get(row);
    const before = index === undefined ? undefined : items[index];
    if (index === undefined || before === undefined) {
      plan.added.push(row);
      continue;
    }
    const kept: Plan['kept'] = [];
    const files = row.files.flatMap((file) => {
      const state = stateOf(file, row, before);
      if (!state || 'field' in state) return state ?? [];
      const is = basename(file.path);
      kept.push({ row, key: file.field.key, was: state.kept, is, isRenamed: false });
      return [];
    });
    const values = differences(before, row, target).flatMap((one) => {
      const key = one.key in row.item ? one.key : 'date';
      const { was } = one;
      const isRenamed = renamed.has(row) && !imported.isAsBefore({ ...row, item: before }, key);
      if (was !== undefined && (isRenamed || imported.isAsBefore(row, key))) {
        kept.push({ row, ...one, isRenamed });
        return [];
      }
      return { ...one, isEdited: was !== undefined && imported.isEdited(row, key, was) };
    });
    const isWritten = values.length > 0 || files.length > 0;
    const conflict = isWritten ? target.conflict?.(before, row.item) : undefined;
    if (conflict !== undefined) {
      plan.refused.push({ at: row.at, message: conflict });
      continue;
    }
    plan.kept.push(...kept);
    const after = { ...before, ...Object.fromEntries(values.map(({ key, is }) => [key, is])) };
    if (isWritten) plan.changed.push({ index, row: { ...row, files }, after, values });
    else plan.same += 1;
  }
  if (!target.scope) return plan;
  const nameOf = (item: ListItem) => letters(item[target.nameKey]);
  const unread = new Set(unreadItems.map(nameOf));
  const isMeant = inScope(rows, target);
  items.forEach((item, index) => {
    // Who stands in a row that can't be read has not left.
    if (taken.has(index) || unread.has(nameOf(item))) return;
    plan[isMeant(item) ? 'gone' : 'others'].push(index);
  });
  return plan;
}
