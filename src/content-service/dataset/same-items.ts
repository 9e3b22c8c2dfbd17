import type { Diagnostic } from '../../content/diagnostics';
import { isRecord } from '../../content/record';
import { albumIdentity } from '../kinds/albums';
import { apart, type Identity } from '../kinds/records';
import { circularIdentity } from '../kinds/circulars';
import { eventIdentity } from '../kinds/events';
import { newsIdentity } from '../kinds/news';
import { areOfTwoSessions } from '../kinds/register';
import { videoIdentity } from '../kinds/videos';
import { certificateKey } from '../../lib/certificate-number';
import type { ReadKind } from './read-kind';

const again = 'take one of the two away, or let their titles differ';

/** The lists whose items have ids of their own, and what to do where two can't be told apart. */
const lists: Readonly<Record<string, { identity: Identity<never>; advice: string }>> = {
  albums: { identity: albumIdentity, advice: 'give each album an id of its own' },
  circulars: {
    identity: circularIdentity,
    advice: 'write its number ("number"), or a name for its address ("id")',
  },
  events: { identity: eventIdentity, advice: again },
  news: { identity: newsIdentity, advice: again },
  videos: { identity: videoIdentity, advice: again },
};

function itemsOf(name: string, value: unknown) {
  const known = Object.hasOwn(lists, name) ? lists[name] : undefined;
  if (!known || !Array.isArray(value) || !value.every(isRecord)) return undefined;
  // They have passed the schema of the list whose identity this is.
  const identity = known.identity as Identity<Record<string, unknown>>;
  return { ...known, identity, items: value as Record<string, unknown>[] };
}

/** A list in which items that would share an id get a suffix; other values as they are. */
export function withDistinctIds(name: string, value: unknown): unknown {
  const list = itemsOf(name, value);
  return list ? apart(list.items, list.identity) : value;
}

/** The certificates of the register whose number stands there before. */
function sameNumbers({ source, value }: ReadKind, firstMonth: number): Diagnostic[] {
  if (!source || !Array.isArray(value)) return [];
  const known = new Map<string, { item: object; index: number }[]>();
  return value.filter(isRecord).flatMap((item, index) => {
    const { number } = item;
    const key = certificateKey(typeof number === 'string' ? number : '');
    if (key === '') return [];
    const before = known.get(key) ?? [];
    known.set(key, [...before, { item, index }]);
    const earlier = before.find((one) => !areOfTwoSessions(one.item, item, firstMonth));
    if (earlier === undefined) return [];
    const { line } = source.at([earlier.index, 'number']);
    const message = `the number of a certificate is given once, and this one stands in line ${line} too; where numbers begin anew each session, write the days on which they were given out`;
    return [{ ...source.at([index, 'number']), message }];
  });
}

/** The items of a list that can't be told from an earlier one: visitors could not be led to them. */
export function sameItems(kind: ReadKind, firstMonth: number): Diagnostic[] {
  const { name, source, value } = kind;
  if (name === 'register') return sameNumbers(kind, firstMonth);
  const list = itemsOf(name, value);
  if (!list || !source) return [];
  const { identity, advice, items } = list;
  const first = new Map<string, number>();
  return items.flatMap((item, index) => {
    const named = typeof item['id'] === 'string';
    const key = JSON.stringify([identity.id(item), ...(named ? [] : identity.more(item))]);
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, index);
      return [];
    }
    const { line } = source.at([earlier]);
    const message = `it can't be told from the one in line ${line}; ${advice}`;
    return [{ ...source.at([index]), message }];
  });
}
