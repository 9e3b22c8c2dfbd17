import type { HttpHandler } from 'msw';
import { circularRecords } from '../features/circulars/circulars.examples';
import { circularsCall } from '../../src/features/circulars/circulars.queries';
import type { CircularRecord } from '../../src/features/circulars/circulars.schema';
import { listHandler, type Reply } from './reply';

/** Answers the call for circulars. */
export function circularsHandlers(reply?: Reply<CircularRecord>): HttpHandler[] {
  return [listHandler(circularsCall, circularRecords, reply)];
}
