import { queryOptions } from '@tanstack/react-query';
import { fetchList } from '../../http/read-record';
import type { ListCall } from '../../http/service-calls';
import { newestFirst } from '../../lists/order';
import { readNews, type NewsRecord } from './news.schema';

/** All news: the home page and the News page share the call and its reply. */
export const newsCall: ListCall<NewsRecord> = { name: 'News list', path: '/api/news/all/{code}' };

/** All news, newest first. */
export const newsQuery = queryOptions({
  queryKey: ['news'] as const,
  queryFn: ({ signal }) => fetchList(newsCall, readNews, signal),
  select: newestFirst,
});
