import type { ListCall } from '../../http/service-calls';
import { listQuery } from '../../lists/list-query';
import { newestFirst } from '../../lists/order';
import { readVideo, type VideoRecord } from './videos.schema';

/** All videos. */
export const videosCall: ListCall<VideoRecord> = {
  name: 'Video list',
  path: '/api/video/All/{code}',
};

/** All videos, newest first. */
export const videosQuery = listQuery(['videos'], videosCall, readVideo, newestFirst);
