import type { ReadRow, Unread } from '../columns/read-rows';
import { isSpelling, letters } from '../lists/common-fields';
import type { ListItem, Target } from '../lists/target';
import type { Imported } from './imported-values';
import type { Papers } from './same-paper';
import { groupBy } from '../../../lib/group-by';

/** Finds the items whose names are spelled otherwise than that of a row, and which are the same beside that. */
function alikeItems(
  open: readonly { item: ListItem; index: number }[],
  { besideName, nameKey }: Target,
) {
  const groups = groupBy(open, ({ item }) => besideName?.same(item));
  return ({ item: read }: ReadRow): number[] => {
    const group = besideName ? (groups.get(besideName.same(read)) ?? []) : [];
    const name = letters(read[nameKey]);
    return group.flatMap(({ item, index }) =>
      isSpelling(letters(item[nameKey]), name) ? index : [],
    );
  };
}

/**
 * Which item each row is of. By each identity in turn: a row and an item belong together where nobody else has the
 * same; at last, those whose names were edited by hand since a row was imported.
 */
export function matchRows(
  items: readonly ListItem[],
  rows: readonly ReadRow[],
  target: Target,
  { isAsBefore }: Imported,
  papers?: Papers,
) {
  const itemOf = new Map<ReadRow, number>();
  const taken = new Set<number>();
  const renamed = new Set<ReadRow>();
  const open = () => items.flatMap((item, index) => (taken.has(index) ? [] : { item, index }));
  const own = target.identities.map((ofItem) => ({
    ofItem,
    ofRow: ({ item }: ReadRow) => ofItem(item),
  }));
  for (const identity of [...own, ...(papers ? [papers] : [])]) {
    const byKey = groupBy(open(), ({ item }) => identity.ofItem(item));
    const wanted = groupBy(
      rows.filter((row) => !itemOf.has(row)),
      identity.ofRow,
    );
    for (const [key, [found, ...otherItems]] of byKey) {
      const [row, ...otherRows] = wanted.get(key) ?? [];
      if (key === undefined || !found || !row || otherItems.length + otherRows.length > 0) continue;
      const { index } = found;
      if (target.areTwo?.(found.item, row.item)) continue;
      itemOf.set(row, index);
      taken.add(index);
      if (identity === papers) renamed.add(row);
    }
  }
  const notes: Unread[] = [];
  const alike = alikeItems(open(), target);
  for (const row of rows.filter((one) => !itemOf.has(one))) {
    const found = alike(row).filter((index) => !taken.has(index));
    const [index] = found;
    const isKnown = isAsBefore(row, target.nameKey);
    if (isKnown && index !== undefined && found.length === 1) {
      itemOf.set(row, index);
      taken.add(index);
    } else if (isKnown || found.length > 0) {
      const message = isKnown
        ? 'it was imported before, and the list has it no more; look whether it stands there under another name, or was taken away'
        : `the list has one with the same ${target.besideName?.words} and a ${target.nameKey} much like it; if that is the same, keep one of the two`;
      notes.push({ at: row.at, message });
    }
  }
  return { itemOf, taken, renamed, notes };
}
