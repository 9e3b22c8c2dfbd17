import type { FastifyRequest } from 'fastify';
import { inboxErrorReason } from '../inbox/inbox-errors';
import { ApiError } from '../server/errors';

/** Waits for the inbox. A failure is logged without what was sent and told as a 503. */
export async function kept<T>(request: FastifyRequest, keeping: Promise<T>): Promise<T> {
  try {
    return await keeping;
  } catch (error) {
    request.log.error({ reason: inboxErrorReason(error) }, 'a form could not be kept');
    throw new ApiError(503, 'This could not be kept here. Please ring the school office.');
  }
}
