import { asRecord } from '../as-record';
import { scalarText } from '../../scalar-text';
import { isText } from './field-names';
import { inSmall } from './field-words';
import { fieldOfKey, isGroupKey } from './group-keys';
import { isShown, marksOf } from './not-shown';
import { hasTitle, isOther, opened } from './reply-list';

/** How deep links stand: `{ data: [{ relationships: { field_image: { data: … } } }] }`. */
const DEEPEST_LINK = 6;

const idOf = (one: unknown): string =>
  scalarText(asRecord(one)?.id ?? asRecord(asRecord(one)?.sys)?.id);

/** Whether a record is nothing but a link: `{ type, id }`, and `{ sys: { type: 'Link', id } }` of Contentful. */
const isLink = (record: object): boolean =>
  Object.keys(record).every((key) => /^(?:type|id|meta|sys)$/.test(key));

/**
 * A reply of JSON:API, or of Contentful, with what stands beside its records in `included` or `includes`, such as their
 * pictures, in the place of the links to it.
 */
export function withLinked(json: unknown): unknown {
  const { included, includes, ...reply } = asRecord(json) ?? {};
  const beside = [included, ...Object.values(asRecord(includes) ?? {})].flat().filter(asRecord);
  if (beside.length === 0) return json;
  const linked = (value: unknown, depth: number, to: ReadonlyMap<string, unknown>): unknown => {
    if (Array.isArray(value)) return value.map((one) => linked(one, depth, to));
    const record = asRecord(value);
    if (!record || depth === 0) return value;
    if (isLink(record)) return { ...record, ...asRecord(to.get(idOf(record))) };
    // What Contentful says of a record itself is like a link.
    const fields = Object.entries(record).map(([key, one]) => [
      key,
      key === 'sys' ? one : linked(one, depth - 1, to),
    ]);
    return Object.fromEntries(fields) as unknown;
  };
  const byId = new Map(beside.map((one) => [idOf(one), one]));
  // Of Drupal a picture is a medium that links to its file.
  const further = new Map(beside.map((one) => [idOf(one), linked(one, DEEPEST_LINK, byId)]));
  return linked(reply, DEEPEST_LINK, further);
}

/** The types that DynamoDB and Firestore write around each value. */
const TYPE =
  /^(?:S|N|BOOL|NULL|L|M|SS|NS|(?:string|integer|double|boolean|null|timestamp|reference|array|map)Value)$/;

/** Values within values: no deeper than programs send. */
const DEEPEST_TYPE = 6;

/** A value without the types that a database writes around it: `{ "S": "Fair" }`, `{ "stringValue": "Fair" }`. */
export function untyped(value: unknown, depth = DEEPEST_TYPE): unknown {
  if (depth === 0) return value;
  const inner = (one: unknown) => untyped(one, depth - 1);
  if (Array.isArray(value)) return value.map(inner);
  const record = asRecord(value);
  if (!record) return value;
  const entries = Object.entries(record);
  // A property of Notion: `{ id, type: 'date', date: { start } }`.
  const kind = scalarText(record.type);
  if (
    depth < DEEPEST_TYPE &&
    kind in record &&
    entries.every(([key]) => ['id', 'type', kind].includes(key))
  ) {
    return inner(record[kind]);
  }
  const [[type = '', held] = [], ...others] = entries;
  if (others.length > 0 || !TYPE.test(type)) {
    return Object.fromEntries(entries.map(([key, one]) => [key, inner(one)]));
  }
  if (/^null/i.test(type)) return null;
  const { values, fields } = asRecord(held) ?? {};
  // Of an empty list Firestore sends no values.
  return inner(type === 'arrayValue' ? (values ?? []) : (fields ?? held));
}

/** What says which records a group has, or how many, in small letters. */
const GROUP_KEY =
  /^(?:id|key|label|group|year|month|date|count|total|session(?:year)?|academicyear|class(?:name)?|stream|category|batch|status)$/;
/** What a group says of each of its records. */
const OF_EACH = /^(?:date$|status$|session|academic|class|stream|category|batch)/;
/** What a group is called: `{ title: 'August 2026', data: […] }`. */
const NAME_OF_GROUP = /^(?:title|name|key|label|group)$/;
const isOfGroup = ([name, value]: [string, unknown]): boolean =>
  GROUP_KEY.test(inSmall(name)) ||
  (NAME_OF_GROUP.test(inSmall(name)) && isGroupKey(scalarText(value)));

/** Records within entries: no deeper than programs send. */
const DEEPEST = 7;

const lastOf = (name: unknown): string | undefined =>
  scalarText(name).split('/documents/')[1]?.split('/').at(-1);

/** What Salesforce says of each record: its type, and where it stands. */
const isOfType = (one: object): boolean => Object.keys(one).join() === 'type,url';

/**
 * The records that an entry of a list is: itself, what stands in it as JSON or under `attributes` (JSON:API), `fields`
 * (Firestore), `node` (GraphQL), `_source` (Elasticsearch), `properties` (Notion), `snippet` (YouTube) or a single key, or those of a group:
 * `{ year: 2025, news: […] }`, `{ session: '2025-26', toppers: […] }`.
 */
export function recordsOf(entry: unknown, depth = DEEPEST): unknown[] {
  const value = opened(entry);
  // What holds no record stays one entry, so that it is told of.
  const holdsRecords = Array.isArray(value) && value.some((one) => typeof one === 'object' && one);
  if (holdsRecords && depth > 0) return value.flatMap((one) => recordsOf(one, depth - 1));
  const record = asRecord(value);
  if (!record || depth === 0) return [value];
  // Of Firestore the id is the end of the name: 'projects/…/documents/news/a1'.
  const { name, sys, id = record._id ?? record.pk ?? asRecord(sys)?.id ?? lastOf(name) } = record;
  const { attributes, node, fields, _source, properties, snippet, document } = record;
  if (asRecord(asRecord(document)?.fields)) return recordsOf(document, depth - 1);
  // RSS that was made JSON has its items beside its own title.
  const items = [record.item ?? record.entry].flat();
  if (items.some(hasTitle)) {
    return items.map((one) => ({ ...marksOf(record), ...asRecord(recordsOf(one, depth - 1)[0]) }));
  }
  const inner = [attributes, node, fields, _source, properties]
    .map((one) => asRecord(one))
    .find((one) => one && !isOfType(one));
  if (inner) {
    const isNamed = lastOf(name) ?? hasTitle(untyped(inner));
    const outer = { ...(!isNamed && { name }), ...asRecord(record.relationships) };
    return [{ ...outer, ...marksOf(record), id, ...inner }];
  }
  // Of Prismic, and of Storyblok and Kirby, whose texts are lists and objects elsewhere.
  for (const key of ['data', 'content']) {
    const { [key]: held, ...others } = record;
    const own = asRecord(held) ?? {};
    const isOwn = hasTitle(own) || Object.keys(own).some((one) => /date/i.test(one));
    if (isOwn && Object.keys(others).length > 1)
      return [{ ...own, ...others, ...own, ...(!isShown(others) && marksOf(others)) }];
  }
  if (asRecord(snippet)) {
    const { resourceId = id } = asRecord(snippet) ?? {};
    const { videoId = id } = asRecord(resourceId) ?? {};
    const marks = { ...marksOf(record), ...marksOf(record.status) };
    return [{ ...marks, ...asRecord(snippet), id: videoId, videoId }];
  }
  // Of Directus: the texts of a record in each language, which stay for the rules of privacy.
  const isForeign = (one: unknown) => !/:"en(?:[-_]\w+|glish)?"/i.test(JSON.stringify(one));
  const translations = [record.translations]
    .flat()
    .sort((a, b) => Number(isForeign(a)) - Number(isForeign(b)));
  if (asRecord(translations[0])) return [{ ...asRecord(translations[0]), ...record }];
  const acf = asRecord(record.acf);
  if (acf) {
    // Of WordPress: own fields, whose day is not that of the post.
    const { acf: _own, date, ...post } = record;
    const isDated = Object.keys(acf).some((key) => /date/i.test(key));
    return recordsOf({ ...post, ...(!isDated && { date }), ...acf }, depth - 1);
  }
  const media = asRecord(record._embedded)?.['wp:featuredmedia'];
  if (media && !record.image) return [{ ...record, image: media }];
  const all = Object.entries(record);
  const [[key, held] = ['', undefined], ...others] = all.filter(
    (field) => !isOfGroup(field) || asRecord(field[1]),
  );
  const isHeld = others.length === 0 && !isOther(key, held) && !isText(key);
  const isGroup = isHeld && Array.isArray(held) && held.length > 0 && held.every(asRecord);
  // The id may stand beside it, as programs for Firestore write: `{ id, data: { … } }`.
  const isById = all.every(([name]) => name === key || /^_?id$/.test(name));
  const isWrapped = isHeld && isById && asRecord(held) && (all.length === 1 || !idOf(held));
  if (!isGroup && !isWrapped) return [value];
  const ofEach = Object.fromEntries(
    all.flatMap(([name, one]) => {
      const isOfEach = OF_EACH.test(inSmall(name)) || (isWrapped && /^_?id$/.test(name));
      if (name !== key && isOfEach) return [[name, one]];
      const field = NAME_OF_GROUP.test(inSmall(name)) && fieldOfKey(scalarText(one));
      return field ? [[field, one]] : [];
    }),
  );
  return recordsOf(held, depth - 1).map((one) =>
    asRecord(one) ? { ...ofEach, ...asRecord(one) } : one,
  );
}
