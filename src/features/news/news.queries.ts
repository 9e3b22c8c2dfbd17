import { queryOptions } from '@tanstack/react-query';
import { fetchList } from '../../http/read-record';
import { newestFirst } from '../../lists/order';
import { newsCall } from './news.calls';
import { readNews } from './news.schema';

export { newsCall };

/** All news, newest first. */
export const newsQuery = queryOptions({
  queryKey: ['news'] as const,
  queryFn: ({ signal }) => fetchList(newsCall, readNews, signal),
  select: newestFirst,
});
