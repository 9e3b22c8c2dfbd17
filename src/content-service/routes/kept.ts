import type { FastifyRequest } from 'fastify';
import { inboxErrorReason } from '../inbox/inbox-errors';
import { ApiError } from '../server/errors';

/** Makes what waits for the database. A failure is logged without what was sent and told as a 503. */
export const keeper =
  (failure: string, advice: string) =>
  async <T>(request: FastifyRequest, keeping: Promise<T>): Promise<T> => {
    try {
      return await keeping;
    } catch (error) {
      request.log.error({ reason: inboxErrorReason(error) }, failure);
      throw new ApiError(503, `This could not be kept here. ${advice}`);
    }
  };
