import type { PlainDate } from '../../lib/dates/plain-date';
import { parseWrittenDay } from '../../lib/dates/written-day';
import { fingerprint } from '../../lib/privacy/fingerprint';

/** Ids stand in addresses (`lib/http/item-address.ts`). */
const longest = 64;

/**
 * An id made of texts: small letters, digits and single hyphens. The same texts give the same id. What is
 * longer, or has letters that are left out (Hindi), ends with a hash: two titles must not share an id.
 */
export function recordId(...parts: (string | number)[]): string {
  const text = parts.join(' ').normalize('NFKD').toLowerCase();
  const id = text
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (id.length <= longest && !/[^\P{L}a-z]/u.test(text)) return id;
  return `${id.slice(0, longest - 8).replace(/-$/, '')}-${fingerprint(text)}`;
}

/** The id of what has a title and a day, however the day is written. */
export const datedId = (kind: string, title: string, day: string): string =>
  recordId(kind, title, parseWrittenDay(day) ?? day);

/** What tells an item from others of its list that would have the same id; most need none. */
interface Apart {
  own?: string | undefined;
}

/** By what the items of a list are known. */
export interface Identity<Item> {
  /** The id that an item has by itself. */
  id(item: Item): string;
  /** What tells it from another one of the same id, such as its first attachment. */
  more(item: Item): readonly unknown[];
}

/**
 * Adds a suffix to the ids of items that would share one, made of their own content, so that an id stays the
 * same when other items are added, or are not published.
 */
export function apart<Item extends object>(
  items: readonly (Item & Apart)[],
  { id, more }: Identity<Item>,
): (Item & Apart)[] {
  const ids = items.map(id);
  const counts = new Map<string, number>();
  for (const own of ids) counts.set(own, (counts.get(own) ?? 0) + 1);
  const seen = new Map<string, number>();
  return items.map((item, index) => {
    const own = ids[index] ?? '';
    if (item.own !== undefined || counts.get(own) === 1) return item;
    const suffix = fingerprint(JSON.stringify(more(item)));
    const key = `${own} ${suffix}`;
    const turn = (seen.get(key) ?? 0) + 1;
    seen.set(key, turn);
    return { ...item, own: turn === 1 ? suffix : `${suffix}-${turn}` };
  });
}

/** The id of an item: its own one, with its suffix where it has one. */
export const idWith = (id: string, { own }: Apart): string =>
  own === undefined ? id : recordId(id, own);

/** Records of a list without an id that stands there twice: a later one gets a number behind it. */
export function withUniqueIds<Sent extends { _id: string }>(records: readonly Sent[]): Sent[] {
  const taken = new Set<string>();
  return records.map((record) => {
    let { _id } = record;
    for (let turn = 2; taken.has(_id); turn += 1) _id = recordId(record._id, turn);
    taken.add(_id);
    return _id === record._id ? record : { ...record, _id };
  });
}

/** The language of an item, where its editor says it. */
export const langOf = ({ lang }: { lang?: string | undefined }) =>
  lang === undefined ? {} : { lang };

/** The dated items that have come out by a day, newest first. */
export function published<Item extends { date: string }>(items: readonly Item[], today: PlainDate) {
  return items
    .flatMap((item) => {
      const day = parseWrittenDay(item.date);
      return day !== undefined && day <= today ? [{ item, day }] : [];
    })
    .sort((a, b) => b.day.localeCompare(a.day));
}

/** The records of the dated items that have come out by a day, newest first; each is told apart from the others. */
export const datedRecords = <Item extends { date: string }, Fields>(
  items: readonly (Item & Apart)[],
  identity: Identity<Item>,
  today: PlainDate,
  fieldsOf: (item: Item, day: PlainDate) => Fields,
): ({ _id: string } & Fields)[] =>
  published(apart(items, identity), today).map(({ item, day }) => ({
    _id: idWith(identity.id(item), item),
    ...fieldsOf(item, day),
  }));
