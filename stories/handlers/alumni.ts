import type { HttpHandler } from 'msw';
import { testimonialRecords } from '../features/alumni/alumni.examples';
import { alumniCall } from '../../src/features/alumni/alumni.queries';
import type { TestimonialRecord } from '../../src/features/alumni/alumni.schema';
import { listHandler, type Reply } from './reply';

/** Answers the call for former students. */
export function alumniHandlers(reply?: Reply<TestimonialRecord>): HttpHandler[] {
  return [listHandler(alumniCall, testimonialRecords, reply)];
}
