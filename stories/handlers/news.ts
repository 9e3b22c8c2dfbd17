import type { HttpHandler } from 'msw';
import { newsRecords } from '../features/news/news.examples';
import { newsCall } from '../../src/features/news/news.queries';
import type { NewsRecord } from '../../src/features/news/news.schema';
import { listHandler, type Reply } from './reply';

/** Answers the call for news. */
export function newsHandlers(reply?: Reply<NewsRecord>): HttpHandler[] {
  return [listHandler(newsCall, newsRecords, reply)];
}
