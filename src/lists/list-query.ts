import { queryOptions } from '@tanstack/react-query';
import { fetchList, type ListRecord, type ReadRecord } from '../http/read-record';
import type { ListCall } from '../http/service-calls';

/**
 * The query of a list: its records, read one by one, are kept under `queryKey`; `select` makes of them what
 * a page shows.
 */
export function listQuery<
  Sent,
  T extends ListRecord,
  const Key extends readonly string[],
  Shown = T[],
>(queryKey: Key, call: ListCall<Sent>, read: ReadRecord<T>, select?: (records: T[]) => Shown) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => fetchList(call, read, signal),
    ...(select && { select }),
  });
}
