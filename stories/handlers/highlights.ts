import type { HttpHandler } from 'msw';
import { highlightRecords } from '../features/highlights/highlights.examples';
import { highlightsCall } from '../../src/features/highlights/highlights.queries';
import { listHandler, type Reply } from './reply';
import type { Sent } from '../../src/lib/http/service-calls';

/** Answers the call for the ticker's items. */
export function highlightsHandlers(reply?: Reply<Sent<'Highlight'>>): HttpHandler[] {
  return [listHandler(highlightsCall, highlightRecords, reply)];
}
