import type { FastifyInstance } from 'fastify';
import { withBase, withoutBase } from '../../lib/base-path';
import { ApiError } from './errors';
import { originForm } from './target';

/** Who watches the machine asks the port itself. */
const health = '/healthz';

/**
 * Serves the site below a path of its host alone, and leads there from the root. A proxy in front hands requests
 * over as they are. Nothing to do at the root of a host.
 */
export function installBasePath(app: FastifyInstance, base: string): void {
  if (base === '') return;
  app.addHook('onRequest', async ({ originalUrl, method }, reply) => {
    const asked = originForm(originalUrl);
    const [path = '/', ...query] = asked.split('?');
    const isRead = method === 'GET' || method === 'HEAD';
    // Without its slash the front page would stand outside of what the worker and the app cover.
    if ((path === base || path === '/') && isRead) {
      const kept = path === base && query.length > 0 ? `?${query.join('?')}` : '';
      return reply.header('cache-control', 'no-cache').redirect(`${base}/${kept}`, 302);
    }
    if (path === health || withoutBase(path, base) !== undefined) return undefined;
    throw new ApiError(404, `There is nothing here; the site stands below ${base}/.`);
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    const location = reply.getHeader('location');
    if (typeof location === 'string') void reply.header('location', withBase(location, base));
    return payload;
  });
}
