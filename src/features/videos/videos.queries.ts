import { queryOptions } from '@tanstack/react-query';
import { getClient } from '../../http/client-config';
import type { Call } from '../../http/http-error';
import { fetchList } from '../../http/read-record';
import { newestFirst } from '../../lists/order';
import { readVideo } from './videos.schema';

/** All videos. */
export const videosCall: Call = { name: 'Video list', path: '/api/video/All/{code}' };

/** All videos, newest first. */
export const videosQuery = queryOptions({
  queryKey: ['videos'] as const,
  queryFn: ({ signal }) => fetchList(getClient(), videosCall, readVideo, signal),
  select: newestFirst,
});
