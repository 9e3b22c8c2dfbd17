/** What the keys of a reply say of the records below them, by the field that says so in a record. */
const KEYS: readonly (readonly [field: string, key: RegExp])[] = [
  ['class', /^(?:(?:class|std|grade)[\s_-]*)?(?:x|xii|10|12)(?:th)?$|^i[cs]{1,2}e?$/i],
  ['date', /^\d{4}-\d\d-\d\d$|^\d\d?([-/.])\d\d?\1\d{4}$/],
  ['session', /^\d{4}\D\d+$/],
  ['status', /^(?:archived|drafts?|deleted|trash|inactive|unpublished|hidden|pending|expired)$/i],
  [
    'stream',
    /^(?:science|commerce|humanities|arts|pc[mb]{1,2}|(?:non[\s_-]?)?medical)(?:[\s_-]?(?:stream|toppers))?$/i,
  ],
  [
    'category',
    /^(?:manager|(?:vice[\s_-]?)?principal|president|head[\s_-]?m(?:istress|aster)|chair(?:man|person)|director|founder|secretary)(?:['’]?s)?(?:[\s_-]?(?:message|desk))?$/i,
  ],
];

/** The keys of lists by year or month, or by what is over and what comes. */
const TIME_KEY =
  /^(?:\d{4}(?:[-/– ]\d{1,4})?|(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\W{0,2}(?:\d{4})?|(?:upcoming|ongoing|today|latest|recent|past|previous|older|pinned|featured|active|current|published|live|new|old|archives?)(?:[\s_-]?(?:events?|news|items?|list))?)$/i;

/** The field for which a key stands: `XII`, `class_10`, `2025-26`, `Science`, `vicePrincipal`; `undefined` for none. */
export const fieldOfKey = (key: string): string | undefined =>
  KEYS.find(([, keys]) => keys.test(key))?.[0];

/** Whether records stand in groups under such keys, or under years and months. */
export const isGroupKey = (key: string): boolean =>
  TIME_KEY.test(key) || fieldOfKey(key) !== undefined;

/** The records that stand under a key, with what it says of each; those of another key as they are. */
export function ofGroup(key: string, list: unknown[]): unknown[] {
  const field = fieldOfKey(key);
  return list.length > 0 && field ? [{ [field]: key.replace(/_/g, ' '), records: list }] : list;
}
