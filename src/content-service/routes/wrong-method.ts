import type { FastifyInstance } from 'fastify';
import { ApiError } from '../server/errors';

const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/**
 * Notes every route that is added from now on. Gives what answers every other method of their addresses with 405
 * and the methods that are allowed.
 */
export function noteRoutes(app: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set<string>();
    for (const one of [method].flat()) methods.add(String(one));
    known.set(url, methods);
  });
  return () => {
    for (const [url, methods] of [...known]) {
      const allow = [...methods].join(', ');
      app.route({
        url,
        method: allMethods.filter((method) => !methods.has(method)),
        // Refused before a body is read.
        onRequest: async (_request, reply) => {
          reply.header('allow', allow);
          throw new ApiError(405, `This address answers ${allow} only.`);
        },
        handler: () => undefined,
      });
    }
  };
}
