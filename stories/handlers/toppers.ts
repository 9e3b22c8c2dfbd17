import type { HttpHandler } from 'msw';
import { topperRecords } from '../features/toppers/toppers.examples';
import { homeToppersCall, toppersCall } from '../../src/features/toppers/toppers.queries';
import { listHandler, type Reply } from './reply';
import type { Sent } from '../../src/lib/http/service-calls';

/** Answers the two calls for toppers: the newest session's for the home page, and all. */
export function toppersHandlers(reply?: Reply<Sent<'Topper'>>): HttpHandler[] {
  const newest = topperRecords.filter((topper) => topper.sessionYear === '2025-2026');
  return [
    listHandler(homeToppersCall, newest, reply),
    listHandler(toppersCall, topperRecords, reply),
  ];
}
