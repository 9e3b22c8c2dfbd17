import type { FastifyInstance } from 'fastify';

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
