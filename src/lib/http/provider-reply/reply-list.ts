import { asRecord } from '../as-record';
import { scalarText } from '../../scalar-text';
import { boundedJson } from './bounded-json';
import { inSmall, stemOf } from './field-words';
import { heldIn } from './plain-value';
import { fieldOfKey, isGroupKey, ofGroup } from './group-keys';
import { hasFailed, isNothing, isUsual, OTHER, saysNone } from './reply-outcome';
import { fromSheet, tableIn } from './sheet-rows';

/** How deep a list may stand: `{ response: { data: { items: […] } } }`. */
const DEEPEST = 4;

/** JSON that stands as a text in JSON, as older services of .NET send it; what is no JSON, '[New] Fair', as it is. */
export function opened(json: unknown): unknown {
  const isJson = typeof json === 'string' && /^\s*["[{]/.test(json);
  const inner = isJson ? opened(boundedJson(json)) : undefined;
  return typeof inner === 'object' && inner ? inner : json;
}

/** What every record has, and no message of an error: an id, and a text that is shown. */
function isRecord(value: unknown): boolean {
  const { _id, id = _id, title, name = title, category = name } = asRecord(value) ?? {};
  return (id ?? '') !== '' && typeof heldIn(category) === 'string';
}

/** Whether a key holds what is no list; Frappe, and lists of letters, have theirs under 'message', or further in. */
export const isOther = (key: string, value: unknown): boolean =>
  OTHER.test(key) &&
  !(/^messages?$/i.test(key) && (Array.isArray(value) ? value.every(hasTitle) : asRecord(value)));

function arrayIn(reply: unknown, depth: number, name = ''): unknown[] | undefined {
  const json = opened(reply);
  if (Array.isArray(json)) return json;
  const wrapper = depth > 0 ? asRecord(json) : undefined;
  // An empty list says nothing of a record that has one.
  const isLone = isRecord(wrapper);
  const table = wrapper && !isLone ? tableIn(wrapper) : undefined;
  const whole = table ?? (wrapper && groupsIn(wrapper, depth));
  if (whole) return whole;
  const held = Object.entries(wrapper ?? {}).flatMap(([key, value]) => {
    if (isOther(key, value) || (typeof value === 'string' && !isUsual(key))) return [];
    const list = arrayIn(value, depth - 1, name);
    // A list of texts or numbers is not what any call is for.
    const isList =
      list &&
      ((list.length === 0 && !isLone) ||
        fromSheet(list).some((one) => [one].flat().map(opened).some(asRecord)));
    return isList ? [{ key, list }] : [];
  });
  const usual = held.filter(({ key }) => isUsual(key));
  // Some answer each call with all that a page needs: `{ news: […], events: […] }`.
  const named = held.filter(({ key }) => stemOf(key) === stemOf(name));
  const meant = [usual, named].find((some) => some.length > 0) ?? held;
  // Tables of .NET come with one that says how it went: `{ Table: [{ Status: 1 }], Table1: […] }`.
  const ofRecords = meant.filter(({ key, list }) =>
    list.length === 0
      ? !/^table\d*$/i.test(key)
      : list.some((one) => isRecord(one) || hasTitle(one)),
  );
  const isSure = ofRecords.length === 1 && (ofRecords[0]?.list.length ?? 0) > 0;
  const [found] = isSure ? ofRecords : meant.length === 1 ? meant : [];
  return found && ofGroup(found.key, found.list);
}

/** The keys of a list that PHP or Firebase made an object of: numbers, ids with some, or long ones. */
const LIST_KEY = /^(?=.*\d|.{16})[-\w]+$/;
/** Around the only record of a list that was XML: `{ NewDataSet: { Table: { … } } }`. */
const XML = /^(?:\w*dataset|diffgr:diffgram|table|root|rows?|item|message)$/i;
/** Whether an object holds nothing but objects, as a list of Firebase does under its name. */
const isMap = (value: unknown): boolean =>
  isNothing(value) ? false : Object.values(asRecord(value) ?? { value: '' }).every(asRecord);
/** Whether a record stands under its own id. */
const isUnderId = (key: string, value: unknown): boolean =>
  scalarText(asRecord(value)?.id ?? asRecord(value)?._id) === key;

export const hasTitle = (value: unknown): boolean =>
  Object.entries(asRecord(value) ?? {}).some(
    ([key, one]) =>
      /^(?!error).*(?:title|name|heading|subject)$/.test(inSmall(key)) &&
      scalarText(heldIn(one)) !== '',
  );

/** Whether a text under the name of an office is a letter, and not who holds it. */
const isLetter = ([key, value]: [string, unknown]): boolean =>
  fieldOfKey(key) === 'category' && typeof value === 'string' && /<\w|[^]{60}/.test(value);

/** A letter with what stands beside it of the same office: `{ principal_message, principal_name }`. */
function letterAt(key: string, entries: readonly [string, unknown][]): object {
  const office = key.replace(/[\s_-]?(?:message|desk)$/i, '');
  const own = entries.filter(
    ([other]) => other === key || (!fieldOfKey(other) && other.startsWith(office)),
  );
  return Object.fromEntries(
    own.map(([other, value]) => [other === key ? 'message' : other.slice(office.length), value]),
  );
}

/** The records of an object whose lists, single records, or letters, all stand under years, classes, heads and the like. */
function groupsIn(wrapper: object, depth: number): unknown[] | undefined {
  if (!Object.keys(wrapper).some(isGroupKey)) return undefined;
  const entries = Object.entries(wrapper);
  const areLetters = entries.some(isLetter) && !isRecord(wrapper);
  // What stands beside them, such as a count, holds no records.
  const held = entries.filter(([key, value]) =>
    typeof value === 'object' && value
      ? isGroupKey(key) || arrayIn(value, depth - 1)?.some(asRecord)
      : areLetters && value && fieldOfKey(key) === 'category',
  );
  const isOfTime = held.every(([key]) => !fieldOfKey(key));
  const lists = held.flatMap(([key, value]: [string, unknown]) => {
    // What is pinned may stand beside all others: `{ pinned: […], data: […] }`.
    if (!isGroupKey(key) && !(isOfTime && isUsual(key))) return [];
    if (fieldOfKey(key) === 'category' && !Array.isArray(value)) {
      return [ofGroup(key, [asRecord(value) ?? letterAt(key, entries)])];
    }
    const none = isNothing(value) ? [] : undefined;
    const lone = hasTitle(value) ? [value] : none;
    const list = arrayIn(value, depth - 1) ?? recordsIn(value, depth - 1) ?? lone;
    return list ? [ofGroup(key, list)] : [];
  });
  return held.length > 0 && lists.length === held.length ? lists.flat() : undefined;
}

/** The records of an object where a list was meant: one alone, as XML has it, or several under their keys. */
function recordsIn(reply: unknown, depth: number, name = ''): unknown[] | undefined {
  const wrapper = asRecord(opened(reply));
  if (!wrapper || depth < 0) return undefined;
  // The message of an error is no HTML.
  const isLetter = /^\s*<\w/.test(scalarText(wrapper.message)) && !hasFailed(wrapper);
  if (isRecord(wrapper) || isLetter) return [wrapper];
  const all = Object.entries(wrapper);
  // Programs in PHP put their count and their status beside records under numbers, Firebase '.priority'.
  const beside = '0' in wrapper ? /^/ : /^\./;
  const entries = all.filter(([key, value]) => typeof value === 'object' || !beside.test(key));
  const isList = entries.every(
    ([key, value]) => asRecord(value) && (LIST_KEY.test(key) || isUnderId(key, value)),
  );
  if (isList && entries.length > 0) {
    return entries.map(([key, value]) =>
      /^\d+$/.test(key) ? value : { id: key, ...asRecord(value) },
    );
  }
  const usual = entries.filter(
    ([key, value]) =>
      isUsual(key) ||
      (XML.test(key) && value instanceof Object) ||
      (all.length === 1 &&
        !OTHER.test(key) &&
        (stemOf(key) === stemOf(name) || isMap(opened(value)))),
  );
  const inner = usual.length === 1 ? opened(usual[0]?.[1]) : undefined;
  // Of what is held so, a title under any name makes a record.
  const isLone = hasTitle(inner) && !hasFailed(wrapper);
  return recordsIn(inner, depth - 1, usual[0]?.[0]) ?? (isLone ? [inner] : undefined);
}

/** Whether a value is a text, and no record in JSON. */
const isPlainText = (value: unknown): boolean =>
  typeof value === 'string' && typeof opened(value) === 'string';

/** The only list of texts in a reply, as some send for the ticker: `{ data: ['Admissions are open'] }`. */
export function textsIn(reply: unknown, depth = DEEPEST): unknown[] | undefined {
  const json = opened(reply);
  if (hasFailed(json)) return undefined;
  if (Array.isArray(json)) return json.length > 0 && json.every(isPlainText) ? json : undefined;
  const held = Object.entries((depth > 0 && asRecord(json)) || {}).flatMap(([key, value]) => {
    const list = OTHER.test(key) ? undefined : textsIn(value, depth - 1);
    return list ? [list] : [];
  });
  return held.length === 1 ? held[0] : undefined;
}

/**
 * The list that a reply is, or holds: `[…]`, `{ data: […] }`, `{ circulars: […] }`; also a record in its place, and
 * JSON in a text. `undefined` where there is none, or no telling which of several is meant, by the `name` of its call.
 */
export function listIn(json: unknown, name = ''): unknown[] | undefined {
  const list =
    arrayIn(json, DEEPEST, name) ??
    recordsIn(json, DEEPEST, name) ??
    (saysNone(json) ? [] : undefined);
  return list?.length === 0 && hasFailed(json) ? undefined : list && fromSheet(list);
}

/** The record that a reply is, or holds: `{ … }`, `{ data: { … } }`, or a list of it alone. */
export function recordIn(reply: unknown, depth = DEEPEST): unknown {
  const json = opened(reply);
  const [only, ...others] = Array.isArray(json) ? (json as unknown[]) : [json];
  const record = others.length === 0 ? asRecord(only) : undefined;
  // Its photos, and what it belongs to, stand under such names too.
  if (record && scalarText(record.title) && isRecord(record)) return record;
  const [, inner] =
    Object.entries(record ?? {}).find(
      ([key, value]) =>
        (isUsual(key) || /^(?:album|gallery|table|item)$/i.test(key)) &&
        opened(value) instanceof Object,
    ) ?? [];
  return inner && depth > 0 ? recordIn(inner, depth - 1) : record;
}
