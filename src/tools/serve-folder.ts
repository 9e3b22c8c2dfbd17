import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

/** Serves a folder of files as it is: `tsx src/tools/serve-folder.ts storybook-static 9101`. */
async function serve(folder: string, port: number): Promise<void> {
  const app = Fastify();
  await app.register(fastifyStatic, { root: resolve(folder) });
  await app.listen({ port, host: '127.0.0.1' });
}

const [folder = 'storybook-static', port = '9101'] = process.argv.slice(2);
void serve(folder, Number(port));
