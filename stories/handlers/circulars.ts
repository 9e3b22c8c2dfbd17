import type { HttpHandler } from 'msw';
import { circularRecords } from '../features/circulars/circulars.examples';
import { circularsCall } from '../../src/features/circulars/circulars.queries';
import { listHandler, type Reply } from './reply';
import type { Sent } from '../../src/lib/http/service-calls';

/** Answers the call for circulars. */
export function circularsHandlers(reply?: Reply<Sent<'Circular'>>): HttpHandler[] {
  return [listHandler(circularsCall, circularRecords, reply)];
}
