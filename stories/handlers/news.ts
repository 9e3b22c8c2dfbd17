import type { HttpHandler } from 'msw';
import { newsRecords } from '../features/news/news.examples';
import { newsCall } from '../../src/features/news/news.queries';
import { listHandler, type Reply } from './reply';
import type { Sent } from '../../src/lib/http/service-calls';

/** Answers the call for news. */
export function newsHandlers(reply?: Reply<Sent<'News'>>): HttpHandler[] {
  return [listHandler(newsCall, newsRecords, reply)];
}
