import { asRecord } from '../as-record';
import { scalarText } from '../../scalar-text';

/** How deep links stand: `{ data: [{ relationships: { field_image: { data: … } } }] }`. */
const DEEPEST = 6;

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
  const byId = new Map(beside.map((one) => [idOf(one), asRecord(one)]));
  const linked = (value: unknown, depth: number): unknown => {
    if (Array.isArray(value)) return value.map((one) => linked(one, depth));
    const record = asRecord(value);
    if (!record || depth === 0) return value;
    if (isLink(record)) return { ...record, ...byId.get(idOf(record)) };
    const fields = Object.entries(record).map(([key, one]) => [key, linked(one, depth - 1)]);
    return Object.fromEntries(fields) as unknown;
  };
  return linked(reply, DEEPEST);
}
