import type { ListItem, Target } from '../lists/target';
import { weekdayName } from '../../../lib/dates/format';
import { namedWeekdays } from '../../../lib/dates/named-weekday';
import { parsePlainDate, weekdayOf } from '../../../lib/dates/plain-date';
import { sameDay, letters } from '../lists/common-fields';
import type { Cell } from '../sheets/sheet';
import { equal } from '../../../editor/same';
import { groupBy } from '../../../lib/group-by';

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

/** What is told of a column 'Day' where the one day of its row is another weekday. */
export function weekdayApart(row: readonly Cell[], { fields }: Target, item: ListItem) {
  const values = fields.flatMap(({ key, same }) => (same === sameDay ? (item[key] ?? []) : []));
  const day = values.length === 1 ? parsePlainDate(sameDay(values[0])) : undefined;
  if (!day) return [];
  return row.flatMap(({ at, text }) => {
    const { weekdays, bare } = namedWeekdays(text);
    const isOther = bare.trim() === '' && weekdays.length === 1 && weekdays[0] !== weekdayOf(day);
    const message = `${values[0]} is a ${weekdayName(day)}, and "${text}" stands here; which one is right?`;
    return isOther ? [{ at, message }] : [];
  });
}

/** Rows that are most likely one child, written twice with another day: two of one name in a class are rare. */
export function likelyTwice(
  rows: readonly { item: ListItem; at: string }[],
  { likely }: Target,
): { at: string; message: string }[] {
  if (!likely) return [];
  const known = new Map<string, string>();
  return rows.flatMap(({ item, at }) => {
    const key = likely.same(item);
    const before = known.get(key);
    known.set(key, before ?? at);
    if (before === undefined) return [];
    return {
      at,
      message: `it has ${likely.words} ${before}; if that is the same, keep one of the two`,
    };
  });
}
