import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { buildApp } from './build-app';
import { defaultDatabaseUrl } from './inbox/database';
import type { Settings } from './settings';
import { contentDir, publicDir, shownToCaller } from '../content/content-dir';
import { demoFile, demoNote } from './dataset/kinds';
import { readIdentity } from './school';
import { greeting } from './terminal/greeting';
import { readableLog } from './terminal/readable-log';
import { renderInProcess } from './live-content/render-in-process';

// What a running request may still take once the service is told to stop.
const graceMs = 10_000;

/** How the service is started. */
export interface ServeOptions extends Settings {
  /** Starts even where no site is built. */
  withoutSite: boolean;
}

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

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<number> {
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `listening at ${address}` });
  } catch (error) {
    // The open database would keep the process.
    await app.close();
    throw error;
  }
  return (app.server.address() as AddressInfo).port;
}

/**
 * Serves until it is told to stop. A terminal gets words for a person; a log without one gets JSON and
 * the address on a line of its own.
 */
export async function serve({ withoutSite, ...settings }: ServeOptions): Promise<void> {
  const folder = publicDir();
  if (!withoutSite && !existsSync(join(folder, 'index.html'))) {
    throw new Error(
      `There is no built site in ${shownToCaller(folder)}/. ` +
        'Build it with `npx school build`, ' +
        'or build and serve it at once with `npx school start`.',
    );
  }
  const inTerminal = process.stdout.isTTY;
  const logger = { ...settings.logger, ...(inTerminal ? { stream: readableLog } : {}) };
  const app = await buildApp({
    ...settings.app,
    logger,
    ...(settings.renewsPages && !withoutSite && { renderSite: renderInProcess }),
  });
  stopOn('SIGTERM', app);
  stopOn('SIGINT', app);
  const port = await listen(app, settings);
  const { host, app: built } = settings;
  const isDemo = existsSync(join(built.dataDir ?? join(contentDir(), 'service'), demoFile));
  const { base } = readIdentity(built.siteFile ?? join(contentDir(), 'site.yaml'));
  if (!inTerminal) {
    if (isDemo) app.log.warn(demoNote);
    return console.log(`http://localhost:${port}${base}`);
  }
  const databaseUrl = built.databaseUrl ?? defaultDatabaseUrl();
  const listening = { host, port, base, site: !withoutSite, databaseUrl, isDemo };
  console.log(greeting({ ...listening, interfaces: networkInterfaces() }));
}
