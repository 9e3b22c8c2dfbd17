import type { FastifyInstance } from 'fastify';
import { ApiError } from './errors';

/** The longest target of a request, path and query; the longest of the site's own has some 300 characters. */
const longestTarget = 2048;

/** Bytes of a request's first line and headers together; a browser's have some 1,500. */
export const mostHeaderBytes = 8 * 1024;

/** Answers 414 to an address that is longer than any of ours, before anything else reads it. */
export function refuseLongTargets(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ originalUrl }) => {
    if (originalUrl.length > longestTarget) throw new ApiError(414, 'The address is too long.');
  });
}
