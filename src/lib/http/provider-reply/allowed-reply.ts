import { asRecord } from '../as-record';
import keepWrittenPolicy from '../../privacy/written-policy';
import { plainRecord } from './plain-record';

/** Where programs put the list that was asked for; they may send others beside it. */
const USUAL = ['data', 'items', 'results', 'result', 'records', 'rows', 'list', 'docs'];
const isUsual = (key: string) => USUAL.includes(key.toLowerCase());

/** Lists that belong to one record or say what went wrong: a reply with nothing else is no list. */
const OTHER = /^(?:attachments|images?|photos|files|errors?|messages?|warnings|details)$/i;

/** How deep a list may stand: `{ response: { data: { items: […] } } }`. */
const DEEPEST = 3;

/**
 * The list that a reply is, or holds: `[…]`, `{ data: […] }`, `{ circulars: […] }`. `undefined` where there
 * is none, or no telling which of several is meant.
 */
export function listIn(json: unknown, depth = DEEPEST): unknown[] | undefined {
  if (Array.isArray(json)) return json;
  const wrapper = depth > 0 ? asRecord(json) : undefined;
  const held = Object.entries(wrapper ?? {}).flatMap(([key, value]) => {
    if (OTHER.test(key)) return [];
    const list = listIn(value, depth - 1);
    // A list of texts or numbers is not what any call is for.
    return list && (list.length === 0 || list.some(asRecord)) ? [{ key, list }] : [];
  });
  const usual = held.filter(({ key }) => isUsual(key));
  const meant = usual.length > 0 ? usual : held;
  return meant.length === 1 ? meant[0]?.list : undefined;
}

/** The record that a reply is, or holds: `{ … }`, `{ data: { … } }`, or a list of it alone. */
export function recordIn(json: unknown, depth = DEEPEST): unknown {
  const [only, ...others] = Array.isArray(json) ? (json as unknown[]) : [json];
  const record = others.length === 0 ? asRecord(only) : undefined;
  const [, inner] =
    Object.entries(record ?? {}).find(([key, value]) => isUsual(key) && value instanceof Object) ??
    [];
  return inner && depth > 0 ? recordIn(inner, depth - 1) : record;
}

/**
 * A provider's reply in the forms of the API description, by the path of its call: out of its wrapper, with
 * days, names and files as readers will see them. What holds no list stays as it is. `base` is where it came from.
 */
export function plainReply(json: unknown, path: string, base: string): unknown {
  if (path === '/api/subGallery') return plainRecord(recordIn(json) ?? json, base);
  return listIn(json)?.map((record) => plainRecord(record, base)) ?? json;
}

/** What a reply is shown by. */
interface Rules {
  /** The path of its call. */
  path: string;
  /** Where the service stands; '' for this site's own origin. */
  base: string;
  /** The policy of the page's head; '' where there are no rules. */
  policy: string;
  /** Today at school. */
  day: string;
}

/**
 * The same under the policy that a page's head has, '' where there are no rules. They compare what is shown, so
 * that nobody is missed in a wrapper or by entities, and no file whose path came encoded.
 */
export default async function allowedReply(
  json: unknown,
  { path, base, policy, day }: Rules,
): Promise<unknown> {
  const plain = plainReply(json, path, base);
  return policy ? keepWrittenPolicy(plain, path, policy, day) : plain;
}
