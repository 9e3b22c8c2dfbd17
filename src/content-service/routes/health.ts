import type { FastifyInstance } from 'fastify';
import { callCaching } from '../caching';
import type { components } from '../../http/service-types';
import type { Inbox } from '../inbox/inbox';

/** GET /healthz: 200 while the service can keep messages, 503 when the database fails. */
export function healthRoute(app: FastifyInstance, inbox: Inbox): void {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    const up = await inbox.check().then(
      () => true,
      () => false,
    );
    const state = up ? 'ok' : 'failing';
    return reply
      .code(up ? 200 : 503)
      .header('cache-control', callCaching['/healthz'])
      .send({ status: state, database: state } satisfies components['schemas']['Health']);
  });
}
