import { asRecord } from '../as-record';

/** Lists that pages sort by their days. */
const sorted = /^\/api\/(?:news|events|circular|gallery|video)\//i;
/** Lists whose ids are in addresses of pages. */
const linked = /^\/api\/(?:circular|gallery)\//i;

/**
 * A provider's list, of which `listVersion` compares what is shown alone: some programs send another order or other
 * ids with each reply, though no record has changed. `path` is that of its call. The list itself stays as it was sent.
 */
export function comparedList(records: unknown[], path: string): unknown[] {
  function toJSON(): unknown[] {
    const shown = records.map((record) => {
      const { _id, id: _, ...fields } = asRecord(record) ?? { record };
      return linked.test(path) ? { _id, ...fields } : fields;
    });
    const isDated = ({ date, fromDate = date }: Readonly<Record<string, unknown>>) =>
      sorted.test(path) && (fromDate ?? '') !== '';
    const dated = shown.filter(isDated).map((record) => JSON.stringify(record));
    return [...dated.sort(), ...shown.filter((record) => !isDated(record))];
  }
  // Not enumerable: no copy of the list has it, and nobody who goes through its fields.
  return Object.defineProperty(records, 'toJSON', { value: toJSON });
}
