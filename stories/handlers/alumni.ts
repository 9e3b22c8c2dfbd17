import type { HttpHandler } from 'msw';
import { testimonialRecords } from '../features/alumni/alumni.examples';
import { alumniCall } from '../../src/features/alumni/alumni.queries';
import { listHandler, type Reply } from './reply';
import type { Sent } from '../../src/lib/http/service-calls';

/** Answers the call for former students. */
export function alumniHandlers(reply?: Reply<Sent<'Testimonial'>>): HttpHandler[] {
  return [listHandler(alumniCall, testimonialRecords, reply)];
}
