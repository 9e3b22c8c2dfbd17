import { listQuery } from '../../lib/http/read-record';
import type { ListCall } from '../../lib/http/service-calls';
import { readHighlight, type HighlightRecord } from './highlights.schema';

/** The ticker's items. */
export const highlightsCall: ListCall<HighlightRecord> = {
  name: 'Highlight list',
  path: '/api/highlight/{code}',
};

/** The ticker's items, in the service's order. */
export const highlightsQuery = listQuery(['highlights'], highlightsCall, readHighlight);
