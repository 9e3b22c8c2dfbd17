import { resolve } from 'node:path';
import type { AddressInfo } from 'node:net';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import type { Served } from './serve-site';

/** Serves a folder of files as it is; port 0 takes a free one. */
export async function serveFolder(folder: string, port = 0): Promise<Served> {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, { root: resolve(folder) });
  await app.listen({ port, host: '127.0.0.1' });
  const { port: opened } = app.server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${opened}`, close: () => app.close() };
}
