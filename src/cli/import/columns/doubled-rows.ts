import { equal } from '../../../editor/same';
import { groupBy } from '../../../lib/group-by';
import { letters } from '../lists/common-fields';
import type { ListItem, Target } from '../lists/target';

/** What was read of a row. */
interface OneRead {
  row: { item: ListItem; at: string; files: readonly { path: string }[] };
  unread: readonly unknown[];
}

const isClean = ({ unread }: OneRead) => unread.length === 0;

const sameContent = (one: OneRead['row'], other: OneRead['row']) =>
  equal(
    [one.item, one.files.map(({ path }) => path)],
    [other.item, other.files.map(({ path }) => path)],
  );

/**
 * What is told of rows of one key. The first one is taken where all of them hold the same; else none is, since nobody
 * knows whose key it is: also where a fault hides one of them for now.
 */
export function doubledRows<Read extends OneRead>(
  reads: readonly Read[],
  { identities, doubled = identities[0], unique }: Target,
): Map<Read, string> {
  const groups = groupBy(
    reads,
    ({ row: { item } }) => doubled?.(item) || letters(JSON.stringify(item)),
  );
  const told = new Map<Read, string>();
  for (const group of groups.values()) {
    const [first] = group;
    if (!first || group.length === 1 || !group.some(isClean)) continue;
    const isSame = group.every((one) => isClean(one) && sameContent(one.row, first.row));
    for (const read of isSame ? group.slice(1) : group) {
      const others = isSame ? [first] : group.filter((one) => one !== read);
      const places = others.map(({ row }) => row.at).join(' and ');
      told.set(
        read,
        unique
          ? `${unique}, and this one stands at ${places} too; correct one of the two`
          : `the same as ${places}; keep one of the two`,
      );
    }
  }
  return told;
}
