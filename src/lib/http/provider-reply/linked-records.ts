import { asRecord } from '../as-record';
import { scalarText } from '../../scalar-text';

/** How deep links stand, and what they lead to. */
const DEEPEST = 8;

/** The id of what a program links to, or of a link: Contentful has it in `sys`. */
const idOf = (one: unknown): string => {
  const { sys, id } = asRecord(one) ?? {};
  return scalarText(asRecord(sys)?.id ?? id);
};

/** Whether a record is nothing but a link: `{ type, id }` of JSON:API, `{ sys: { id } }` of Contentful. */
const isLink = (record: object): boolean =>
  /^(?:sys|(?:type,id|id,type)(?:,meta)?)$/.test(Object.keys(record).join());

/** A reply with what stands beside its records, such as their pictures, in the place of the links to it. */
export function withLinked(json: unknown): unknown {
  const { included, includes } = asRecord(json) ?? {};
  const beside: unknown[] = [included, ...Object.values(asRecord(includes) ?? {})].flat();
  const byId = new Map(beside.filter(asRecord).map((one) => [idOf(one), one]));
  if (byId.size === 0) return json;
  const linked = (value: unknown, depth: number): unknown => {
    if (Array.isArray(value)) return value.map((one) => linked(one, depth));
    const record = asRecord(value);
    if (!record || depth === 0) return value;
    const held = isLink(record) ? asRecord(byId.get(idOf(record))) : undefined;
    if (held) return { ...record, ...held };
    return Object.fromEntries(
      Object.entries(record).map(([key, one]) => [key, linked(one, depth - 1)]),
    );
  };
  return linked({ ...asRecord(json), included: undefined, includes: undefined }, DEEPEST);
}
