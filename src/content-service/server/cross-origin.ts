import type { FastifyInstance } from 'fastify';
import { addVary } from './headers';

/**
 * Lets pages of the given origins read the calls, for a site that is hosted elsewhere. With no
 * origins the service speaks to its own pages only.
 */
export function installCrossOrigin(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    addVary(reply, 'Origin');
    const origin = request.headers.origin;
    if (!origin || !origins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', 'Retry-After, Changes-At, Privacy-Rules');
    if (request.method !== 'OPTIONS') return;
    await reply
      .header('access-control-allow-methods', 'GET, HEAD, POST')
      .header('access-control-allow-headers', 'Authorization, Content-Type, Idempotency-Key')
      .header('access-control-max-age', '86400')
      .code(204)
      .send();
  });
}
