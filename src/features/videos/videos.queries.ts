import { listQuery } from '../../lib/http/read-record';
import type { ListCall, Sent } from '../../lib/http/service-calls';
import { newestFirst } from '../shared/order';
import { readVideo } from './videos.schema';

/** All videos. */
export const videosCall: ListCall<Sent<'Video'>> = {
  name: 'Video list',
  path: '/api/video/All/{code}',
};

/** All videos, newest first. */
export const videosQuery = listQuery(['videos'], videosCall, readVideo, newestFirst);
