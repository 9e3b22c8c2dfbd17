import { asRecord } from '../as-record';
import { scalarText } from '../../scalar-text';
import keepWrittenPolicy from '../../privacy/written-policy';
import { recordsOf, withLinked, untyped } from './entry-records';
import { shownOnly, type TellLeftOut } from './not-shown';
import { daysApart } from './plain-days';
import { plainRecord, sentForm, shownRecord } from './plain-record';
import { withDaysFirst, withDaysInOne, withMonthsFromOne } from './record-days';
import { listIn, recordIn, textsIn } from './reply-list';
import { isNone } from './reply-outcome';
import { sentJson } from './sent-json';

/** The category that a record of a list is of where it says none. */
const CATEGORY: Readonly<Record<string, string>> = {
  circular: 'Circular',
  gallery: 'PhotoGallery',
  principalMessage: 'Principal',
  subGallery: 'PhotoGallery',
};

/** What stands beside a list for all its records, `{ session: '2025-26', toppers: […] }`, where they don't say it. */
function withBeside(record: unknown, json: unknown): unknown {
  const own = asRecord(record);
  const beside = Object.entries({ ...asRecord(json), ...asRecord(asRecord(json)?.data) }).filter(
    ([key, value]) =>
      /^(?:session|academic|class|stream)/i.test(key) && typeof value !== 'object' && !own?.[key],
  );
  return own && beside.length > 0 ? { ...own, ...Object.fromEntries(beside) } : record;
}

/** An event on each of the days that were sent for it: those between are not meant by '5 & 20 Aug 2026'. */
function onEachDay(event: unknown, read: (record: unknown) => unknown): unknown[] {
  const sent = asRecord(sentForm(event));
  const days = daysApart(sent?.date);
  if (days.length < 2) return [event];
  const id = scalarText(asRecord(event)?._id);
  return days.map((date, at) =>
    read({ ...sent, date, ...(id && { _id: at > 0 ? `${id}-${at + 1}` : id }) }),
  );
}

/** Records in the forms of the description, with the category of their list where they say none. */
const plainRecords = (sent: readonly unknown[], base: string, list: string): unknown[] =>
  sent.map((one) => plainRecord(one, base, list, CATEGORY[list]));

/** Records without those that came twice, the same in all that is said of them, as from a joined table. */
function onceEach(records: readonly unknown[], tell: TellLeftOut): unknown[] {
  const keyOf = (one: unknown, at: number) => (asRecord(one) ? JSON.stringify(one) : at);
  const once = new Map(records.map((one, at) => [keyOf(one, at), one]));
  const left = records.length - once.size;
  if (left > 0) tell(`${left} of ${records.length} records left out: the same came twice`, left);
  return [...once.values()];
}

/** Whether a title only says that there is nothing: 'No records found'. 'Notice 0' is the name of one. */
const saysNothing = (title: string): boolean =>
  /\s/.test(title) && !/\d/.test(title) && isNone(title);

/** Records without those that only say that there are none. */
function withoutNone(records: readonly unknown[], tell: TellLeftOut): unknown[] {
  const some = records.filter((one) => !saysNothing(scalarText(asRecord(one)?.title)));
  const left = records.length - some.length;
  if (left > 0)
    tell(`${left} of ${records.length} records left out: they say that there is nothing`, left);
  return some;
}

/** The entries of the list that a reply is, or holds; some send nothing but texts for the ticker, or as notices. */
function entriesIn(json: unknown, list: string): unknown[] | undefined {
  const entries = listIn(json, list);
  const isOfTexts =
    /^(?:highlight|notification)$/.test(list) && (entries?.every((one) => !asRecord(one)) ?? true);
  const texts = isOfTexts && entries?.length !== 0 ? textsIn(json) : undefined;
  return texts?.map((title) => ({ title })) ?? entries;
}

/**
 * A provider's reply in the forms of the API description, by the path of its call: out of its wrapper, with
 * days, names and files as readers will see them, without what it marks as not to be shown: of that `tell` is told.
 * What holds no list stays as it is. `base` is where it came from.
 */
export function plainReply(
  sent: unknown,
  path: string,
  base: string,
  tell: TellLeftOut = console.warn,
): unknown {
  const [, list = ''] = /^\/api\/(\w+)/.exec(path) ?? [];
  const json = withLinked(sent);
  if (list === 'subGallery') {
    return plainRecords(shownOnly([untyped(recordIn(json) ?? json)], tell), base, list)[0];
  }
  const all = entriesIn(json, list)?.flatMap((entry) =>
    recordsOf(entry).map((record) => withBeside(untyped(record), json)),
  );
  if (!all) return json;
  const ofEvents = /^events$/i.test(list);
  const records = withDaysFirst(withMonthsFromOne(withDaysInOne(shownOnly(all, tell, list))));
  const plain = withoutNone(onceEach(plainRecords(records, base, list), tell), tell);
  const read = (record: unknown) => plainRecord(record, base, list);
  return ofEvents ? plain.flatMap((one) => onEachDay(one, read)) : plain;
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
  /** Takes a sentence on what is left out; by default `console.warn`. */
  warn?: (sentence: string) => void;
}

/**
 * The same under the policy that a page's head has, '' where there are no rules. They compare what is shown, so
 * that nobody is missed in a wrapper or by entities, and no file whose path came encoded.
 */
export default async function allowedReply(
  json: unknown,
  { path, base, policy, day, warn = console.warn }: Rules,
): Promise<unknown> {
  const plain = plainReply(json, path, base, (sentence) => warn(`${path}: ${sentence}.`));
  // The rules also look into fields that no page shows.
  const allowed = policy ? await keepWrittenPolicy(plain, path, policy, day) : plain;
  return Array.isArray(allowed) ? allowed.map(shownRecord) : allowed;
}

/** The same of a reply that has just come; `undefined` where it holds no JSON. */
export async function allowedResponse(response: Response, rules: Rules): Promise<unknown> {
  const bytes = await response.arrayBuffer();
  return allowedReply(sentJson(bytes, response.headers.get('content-type') ?? ''), rules);
}
