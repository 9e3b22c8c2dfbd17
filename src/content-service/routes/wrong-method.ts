import type { FastifyInstance } from 'fastify';
import { ApiError } from '../server/errors';

/** The methods that each address of the app answers. */
export type KnownRoutes = Map<string, Set<string>>;

const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Begins to note every route that is added from now on. */
export function noteRoutes(app: FastifyInstance): KnownRoutes {
  const known: KnownRoutes = new Map();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set<string>();
    for (const one of [method].flat()) methods.add(String(one));
    known.set(url, methods);
  });
  return known;
}

/** Answers every other method of the noted addresses with 405 and the methods that are allowed. */
export function refuseOtherMethods(app: FastifyInstance, known: KnownRoutes): void {
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
}
