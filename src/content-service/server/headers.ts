import type { FastifyInstance, FastifyReply } from 'fastify';
import { dataPolicy } from '../../hosting/content-security-policy';
import { securityHeaders, strictTransportSecurity } from '../../hosting/security-headers';

/** The headers of an answer that is no page; for answers that are made before any hook runs. */
export function writeSecurityHeaders(reply: FastifyReply): void {
  reply.headers({ ...securityHeaders, 'Content-Security-Policy': dataPolicy });
}

/** Puts the security headers on every answer; a route may replace one of them by its own. */
export function installSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    writeSecurityHeaders(reply);
    if (request.protocol === 'https') reply.headers({ ...strictTransportSecurity });
  });
}
