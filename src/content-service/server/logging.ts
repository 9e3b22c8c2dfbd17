import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

// New at every start, so that a logged hash can't be turned back into an address.
const salt = randomBytes(16);

/** A short hash that tells visitors apart within one run, without their address. */
export function visitorHash(address: string): string {
  return createHash('sha256').update(salt).update(address).digest('hex').slice(0, 8);
}

/**
 * The route's pattern for calls (so that no name in an address is logged), the plain path for
 * pages. Never the query.
 */
function where(request: FastifyRequest): string {
  const pattern = request.routeOptions.url;
  if (pattern && pattern !== '/*') return pattern;
  const path = request.raw.url?.split('?')[0] ?? '';
  return path.startsWith('/api/') ? '/api/…' : path.slice(0, 200);
}

/** Logs one line per answered request: method, route, status and milliseconds; no bodies. */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: where(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        visitor: visitorHash(request.ip),
      },
      'answered',
    );
  });
}
