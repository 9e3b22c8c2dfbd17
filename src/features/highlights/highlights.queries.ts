import { queryOptions } from '@tanstack/react-query';
import { getClient } from '../../http/client-config';
import type { Call } from '../../http/http-error';
import { fetchList } from '../../http/read-record';
import { readHighlight } from './highlights.schema';

/** The ticker's items. */
export const highlightsCall: Call = { name: 'Highlight list', path: '/api/highlight/{code}' };

/** The ticker's items, in the service's order. */
export const highlightsQuery = queryOptions({
  queryKey: ['highlights'] as const,
  queryFn: ({ signal }) => fetchList(getClient(), highlightsCall, readHighlight, signal),
});
