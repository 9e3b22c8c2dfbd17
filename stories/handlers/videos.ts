import type { HttpHandler } from 'msw';
import { videoRecords } from '../features/videos/videos.examples';
import { videosCall } from '../../src/features/videos/videos.queries';
import type { VideoRecord } from '../../src/features/videos/videos.schema';
import { listHandler, type Reply } from './reply';

/** Answers the call for videos. */
export function videosHandlers(reply?: Reply<VideoRecord>): HttpHandler[] {
  return [listHandler(videosCall, videoRecords, reply)];
}
