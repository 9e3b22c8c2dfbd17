import { asRecord } from '../as-record';
import { jsonOf } from '../json-of';
import { scalarText } from '../../scalar-text';
import { inSmall } from './field-words';
import { fieldOfKey, isGroupKey, ofGroup } from './group-keys';
import { fromSheet, isSheet } from './sheet-rows';

/** Where programs put the list that was asked for; they may send others beside it. */
const USUAL = 'data items results result records rows list docs content d body payload'.split(' ');
/** Services of .NET name a reply after its call: `GetNewsResult`. */
const isUsual = (key: string) => USUAL.includes(key.toLowerCase()) || /.Result$/.test(key);

/** Lists that belong to one record or say what went wrong: a reply with nothing else is no list. */
export const OTHER =
  /^(?:attachments|captions|images?|photos|files|errors?|messages?|warnings|details)$/i;

/** Why there is nothing that is no failure: `{ status: false, message: 'No records found', data: [] }`. */
const NOTHING =
  /\b(?:no|none|null|zero|0|nothing|empty)\b|\b(?:records?|data|results?|items?) (?:is |are )?not (?:found|available)\b/i;

/**
 * All the words that such a sentence has where no list stands beside it: 'No such school' and 'No data connection' tell
 * of failures.
 */
const PLAIN_WORDS =
  /^(?:there|is|are|was|were|has|have|been|any|no|not|none|null|zero|0|nothing|empty|found|available|added|published|yet|to|show|display|currently|at|the|moment|sorry|records?|data|results?|items?|rows?|list|entry|entries|content|news|events?|circulars?|notices?|albums?|photos?|gallery|videos?|toppers?|birthdays?|notifications?|highlights?|messages?|testimonials?|alumni)$/i;

/** Fields that say how a reply went, in small letters, and what they hold where it failed. */
const FAILED: readonly (readonly [field: RegExp, value: RegExp])[] = [
  [/^(?:is|has)?(?:success(?:ful)?|succeeded|ok|status)$/, /^(?:false|0)$/i],
  [/^(?:http)?(?:status|response|error|result)?(?:code)?$/, /^(?:err|fail|[45]\d\d$)/i],
  [/^(?:is|has)?errors?$/, /^true$/i],
];
const MESSAGE = /^(?:response|status|error|result)?(?:message|msg)$|^errordescription$/;

/** What a reply says of how it went: its error, or its message. */
function outcomeOf(reply: unknown): { failure: string; why: string } {
  const fields = Object.entries(asRecord(reply) ?? {});
  const [, message] = fields.find(([key]) => MESSAGE.test(inSmall(key))) ?? [];
  const { error } = asRecord(reply) ?? {};
  const failure = scalarText(asRecord(error)?.message ?? error);
  return { failure, why: failure || scalarText(message) };
}

/** Whether a reply says that it has failed, and why: an empty list beside that is no list. */
function hasFailed(reply: unknown): boolean {
  const { failure, why } = outcomeOf(reply);
  const isFailed = Object.entries(asRecord(reply) ?? {}).some(([key, value]) =>
    FAILED.some(
      ([field, words]) =>
        field.test(inSmall(key)) && typeof value !== 'object' && words.test(String(value)),
    ),
  );
  // For some programs 0 is the code of success.
  const isTold = why !== '' && !NOTHING.test(why) && !/^(?:ok|success)/i.test(why);
  return (isFailed || failure !== '') && isTold;
}

/** How deep a list may stand: `{ response: { data: { items: […] } } }`. */
const DEEPEST = 4;

/** `null`, an empty text, or an object of nothing else: `{ items: null, total: 0 }`. */
const isNothing = (value: unknown, depth = DEEPEST): boolean =>
  (value ?? '') === '' ||
  value === 0 ||
  (depth > 0 &&
    Object.values(asRecord(value) ?? { value }).every((one) => isNothing(one, depth - 1)));

/** Whether a reply has nothing where its list was to be, and says plainly that there is none. */
function saysNone(reply: unknown): boolean {
  const { why } = outcomeOf(reply);
  const words = why.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return (
    NOTHING.test(why) &&
    words.every((word) => PLAIN_WORDS.test(word)) &&
    Object.entries(asRecord(reply) ?? {}).some(
      ([key, value]) => value !== 0 && !OTHER.test(key) && isNothing(value),
    )
  );
}

/** JSON that stands as a text in JSON, as older services of .NET send it. */
export const opened = (json: unknown): unknown =>
  typeof json === 'string' && /^\s*[[{]/.test(json) ? jsonOf(json) : json;

/** What every record has, and no message of an error: an id, and a text that is shown. */
function isRecord(value: unknown): boolean {
  const { _id, id = _id, title, name = title, category = name } = asRecord(value) ?? {};
  return (id ?? '') !== '' && typeof category === 'string';
}

function arrayIn(reply: unknown, depth: number): unknown[] | undefined {
  const json = opened(reply);
  if (Array.isArray(json)) return json;
  const wrapper = depth > 0 ? asRecord(json) : undefined;
  const groups = wrapper && groupsIn(wrapper, depth);
  if (groups) return groups;
  // An empty list says nothing of a record that has one.
  const isLone = isRecord(wrapper);
  const held = Object.entries(wrapper ?? {}).flatMap(([key, value]) => {
    if (OTHER.test(key) || (typeof value === 'string' && !isUsual(key))) return [];
    const list = arrayIn(value, depth - 1);
    // A list of texts or numbers is not what any call is for.
    const isList = list && ((list.length === 0 && !isLone) || list.some(asRecord) || isSheet(list));
    return isList ? [{ key, list }] : [];
  });
  const usual = held.filter(({ key }) => isUsual(key));
  const meant = usual.length > 0 ? usual : held;
  // Tables of .NET come with one that says how it went: `{ Table: [{ Status: 1 }], Table1: […] }`.
  const ofRecords = meant.filter(({ list }) => list.length === 0 || list.some(isRecord));
  const isSure = ofRecords.length === 1 && (ofRecords[0]?.list.length ?? 0) > 0;
  const [found] = isSure ? ofRecords : meant.length === 1 ? meant : [];
  return found && ofGroup(found.key, found.list);
}

/** The keys of a list that PHP or Firebase made an object of: numbers, or long ids. */
const LIST_KEY = /^(?:\d+|[-\w]{16,})$/;
/** Whether a record stands under its own id. */
const isUnderId = (key: string, value: unknown) => {
  const { _id, id = _id } = asRecord(value) ?? {};
  return scalarText(id) === key;
};

const hasTitle = (value: unknown): boolean =>
  Object.entries(asRecord(value) ?? {}).some(
    ([key, one]) =>
      /^(?!error).*(?:title|name|heading|subject)$/.test(inSmall(key)) && scalarText(one) !== '',
  );

/** The records of an object whose lists, or single records, all stand under years, classes, heads and the like. */
function groupsIn(wrapper: object, depth: number): unknown[] | undefined {
  if (!Object.keys(wrapper).some(isGroupKey)) return undefined;
  // What stands beside them, such as a count, holds no records.
  const held = Object.entries(wrapper).filter(
    ([key, value]) =>
      typeof value === 'object' &&
      value &&
      (isGroupKey(key) || arrayIn(value, depth - 1)?.some(asRecord)),
  );
  const lists = held.flatMap(([key, value]: [string, unknown]) => {
    if (!isGroupKey(key)) return [];
    if (fieldOfKey(key) === 'category' && !Array.isArray(value)) return [ofGroup(key, [value])];
    if (isRecord(value)) return [];
    const none = isNothing(value) ? [] : undefined;
    const lone = hasTitle(value) ? [value] : none;
    const list = arrayIn(value, depth - 1) ?? recordsIn(value, depth - 1) ?? lone;
    return list ? [ofGroup(key, list)] : [];
  });
  return held.length > 0 && lists.length === held.length ? lists.flat() : undefined;
}

/** The records of an object where a list was meant: one alone, as XML has it, or several under their keys. */
function recordsIn(reply: unknown, depth: number): unknown[] | undefined {
  const wrapper = asRecord(opened(reply));
  if (!wrapper || depth < 0) return undefined;
  if (isRecord(wrapper)) return [wrapper];
  const entries = Object.entries(wrapper);
  const isList = entries.every(
    ([key, value]) => asRecord(value) && (LIST_KEY.test(key) || isUnderId(key, value)),
  );
  if (isList && entries.length > 0) {
    return entries.map(([key, value]) =>
      /^\d+$/.test(key) ? value : { id: key, ...asRecord(value) },
    );
  }
  const usual = entries.filter(([key]) => isUsual(key));
  const inner = usual.length === 1 ? opened(usual[0]?.[1]) : undefined;
  // Of what is held so, a title under any name makes a record.
  const isLone = hasTitle(inner) && !hasFailed(wrapper);
  return recordsIn(inner, depth - 1) ?? (isLone ? [inner] : undefined);
}

/**
 * The list that a reply is, or holds: `[…]`, `{ data: […] }`, `{ circulars: […] }`; also a record in its place, and
 * JSON in a text. `undefined` where there is none, or no telling which of several is meant.
 */
export function listIn(json: unknown): unknown[] | undefined {
  const list =
    arrayIn(json, DEEPEST) ?? recordsIn(json, DEEPEST) ?? (saysNone(json) ? [] : undefined);
  return list?.length === 0 && hasFailed(json) ? undefined : list && fromSheet(list);
}

/** The record that a reply is, or holds: `{ … }`, `{ data: { … } }`, or a list of it alone. */
export function recordIn(reply: unknown, depth = DEEPEST): unknown {
  const json = opened(reply);
  const [only, ...others] = Array.isArray(json) ? (json as unknown[]) : [json];
  const record = others.length === 0 ? asRecord(only) : undefined;
  const [, inner] =
    Object.entries(record ?? {}).find(
      ([key, value]) =>
        (isUsual(key) || /^(?:album|gallery|table|item)$/i.test(key)) &&
        opened(value) instanceof Object,
    ) ?? [];
  return inner && depth > 0 ? recordIn(inner, depth - 1) : record;
}
