import type { HttpHandler } from 'msw';
import { videoRecords } from '../features/videos/videos.examples';
import { videosCall } from '../../src/features/videos/videos.queries';
import { listHandler, type Reply } from './reply';
import type { Sent } from '../../src/lib/http/service-calls';

/** Answers the call for videos. */
export function videosHandlers(reply?: Reply<Sent<'Video'>>): HttpHandler[] {
  return [listHandler(videosCall, videoRecords, reply)];
}
