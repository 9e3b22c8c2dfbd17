import { queryOptions } from '@tanstack/react-query';
import { getClient } from '../../http/client-config';
import type { Call } from '../../http/http-error';
import { fetchList } from '../../http/read-record';
import { newestFirst } from '../../lists/order';
import { readNews } from './news.schema';

/** All news: the home page and the News page share the call and its reply. */
export const newsCall: Call = { name: 'News list', path: '/api/news/all/{code}' };

/** All news, newest first. */
export const newsQuery = queryOptions({
  queryKey: ['news'] as const,
  queryFn: ({ signal }) => fetchList(getClient(), newsCall, readNews, signal),
  select: newestFirst,
});
