import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AddressInfo } from 'node:net';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

/** Something that answers on an address of this machine until it is closed. */
interface Served {
  origin: string;
  close(): Promise<void>;
}

const NOT_FOUND_PAGE = '404.html';

/**
 * Serves a folder of files as static hosts do: an unknown address answers 404 with the folder's own
 * `404.html`, where it has one. Port 0 takes a free one.
 */
export async function serveFolder(folder: string, port = 0): Promise<Served> {
  const root = resolve(folder);
  const app = Fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, { root });
  app.setNotFoundHandler((_request, reply) => {
    reply.code(404);
    return existsSync(resolve(root, NOT_FOUND_PAGE))
      ? reply.sendFile(NOT_FOUND_PAGE)
      : reply.type('text/plain').send('Not found.');
  });
  await app.listen({ port, host: '127.0.0.1' });
  const { port: opened } = app.server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${opened}`, close: () => app.close() };
}
