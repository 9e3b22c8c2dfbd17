import type { FastifyInstance } from 'fastify';
import { dataPolicy } from '../../hosting/content-security-policy';
import { securityHeaders, strictTransportSecurity } from '../../hosting/security-headers';

/** Puts the security headers on every answer; a route may replace one of them by its own. */
export function installSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeaders, 'Content-Security-Policy': dataPolicy });
    if (request.protocol === 'https') reply.headers({ ...strictTransportSecurity });
  });
}
