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
