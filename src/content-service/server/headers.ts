import type { FastifyInstance, FastifyReply } from 'fastify';
import { dataPolicy } from '../../lib/headers/content-security-policy';
import {
  type HttpsExtent,
  securityHeaders,
  strictTransportSecurity,
} from '../../lib/headers/security-headers';

/** The headers of an answer that is no page; for answers that are made before any hook runs. */
export function writeSecurityHeaders(reply: FastifyReply): void {
  reply.headers({ ...securityHeaders, 'Content-Security-Policy': dataPolicy });
}

/** Puts the security headers on every answer; a route may replace one of them by its own. */
export function installSecurityHeaders(app: FastifyInstance, extent?: HttpsExtent): void {
  app.addHook('onRequest', async (request, reply) => {
    writeSecurityHeaders(reply);
    if (request.protocol === 'https') reply.headers({ ...strictTransportSecurity(extent) });
  });
}

/** Adds a name to the Vary header, keeping those that stand there. */
export function addVary(reply: FastifyReply, name: string): void {
  const present = String(reply.getHeader('vary') ?? '');
  void reply.header('vary', present ? `${present}, ${name}` : name);
}

/**
 * Lets every connection end with its running answer once the app is closing; a browser would keep
 * it open for the next request, and the app would wait for that.
 */
export function installDraining(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close');
  });
}

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
