import { listQuery } from '../../lib/http/read-record';
import type { ListCall, Sent } from '../../lib/http/service-calls';
import { readHighlight } from './highlights.schema';

/** The ticker's items. */
export const highlightsCall: ListCall<Sent<'Highlight'>> = {
  name: 'Highlight list',
  path: '/api/highlight/{code}',
};

/** The ticker's items, in the service's order. */
export const highlightsQuery = listQuery(['highlights'], highlightsCall, readHighlight);
