import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { buildApp } from './build-app';
import { DatasetError } from './dataset/dataset';
import { readSettings } from './settings';

// What a running request may still take once the service is told to stop.
const graceMs = 10_000;

/** Finishes the running requests, closes the database and ends the process. */
function stopOn(signal: NodeJS.Signals, app: FastifyInstance): void {
  process.once(signal, () => {
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), graceMs).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

async function start(): Promise<void> {
  const { host, port, app: options } = readSettings(process.env);
  const app = await buildApp(options);
  stopOn('SIGTERM', app);
  stopOn('SIGINT', app);
  await app.listen({ host, port, listenTextResolver: (address) => `listening at ${address}` });
  const { port: opened } = app.server.address() as AddressInfo;
  console.log(`http://localhost:${opened}`);
}

start().catch((error: unknown) => {
  if (error instanceof DatasetError) console.error(error.message);
  else console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
