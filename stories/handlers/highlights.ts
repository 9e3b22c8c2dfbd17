import type { HttpHandler } from 'msw';
import { highlightRecords } from '../features/highlights/highlights.examples';
import { highlightsCall } from '../../src/features/highlights/highlights.queries';
import type { HighlightRecord } from '../../src/features/highlights/highlights.schema';
import { listHandler, type Reply } from './reply';

/** Answers the call for the ticker's items. */
export function highlightsHandlers(reply?: Reply<HighlightRecord>): HttpHandler[] {
  return [listHandler(highlightsCall, highlightRecords, reply)];
}
