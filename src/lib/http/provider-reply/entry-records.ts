import { asRecord } from '../as-record';
import { scalarText } from '../../scalar-text';
import { isText } from './field-names';
import { inSmall } from './field-words';
import { marksOf } from './not-shown';
import { opened } from './reply-list';
import { OTHER } from './reply-outcome';

/** What says which records a group has, or how many, in small letters. */
const GROUP_KEY =
  /^(?:id|key|label|group|year|month|date|count|total|session(?:year)?|academicyear|class(?:name)?|stream|category|batch)$/;
/** What a group says of each of its records. */
const OF_EACH = /^(?:session|academic|class|stream|category|batch)/;

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
  const { attributes, node, fields, _source, properties, snippet } = record;
  const inner = [attributes, node, fields, _source, properties]
    .map((one) => asRecord(one))
    .find((one) => one && !isOfType(one));
  if (inner) return [{ ...asRecord(record.relationships), ...marksOf(record), id, ...inner }];
  if (asRecord(snippet)) {
    const { resourceId = id } = asRecord(snippet) ?? {};
    const { videoId = id } = asRecord(resourceId) ?? {};
    const marks = { ...marksOf(record), ...marksOf(record.status) };
    return [{ ...marks, ...asRecord(snippet), id: videoId, videoId }];
  }
  // Of Directus: the texts of a record in each language, which stay for the rules of privacy.
  const isOther = (one: unknown) => !/:"en(?:[-_]\w+|glish)?"/i.test(JSON.stringify(one));
  const translations = [record.translations]
    .flat()
    .sort((a, b) => Number(isOther(a)) - Number(isOther(b)));
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
    ([name, one]) => !GROUP_KEY.test(inSmall(name)) || asRecord(one),
  );
  const isHeld = others.length === 0 && !OTHER.test(key) && !isText(key);
  const isGroup = isHeld && Array.isArray(held) && held.length > 0 && held.every(asRecord);
  const isWrapped = isHeld && all.length === 1 && asRecord(held);
  if (!isGroup && !isWrapped) return [value];
  const ofEach = Object.fromEntries(
    all.filter(([name]) => name !== key && OF_EACH.test(inSmall(name))),
  );
  return recordsOf(held, depth - 1).map((one) =>
    asRecord(one) ? { ...ofEach, ...asRecord(one) } : one,
  );
}
