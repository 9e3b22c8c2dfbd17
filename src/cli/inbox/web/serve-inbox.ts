import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { databaseAt, defaultDatabaseUrl } from '../../../content-service/inbox/database';
import { systemClock } from '../../../content-service/school-year/clock';
import { paint } from '../../../lib/terminal/style';
import { inboxApp } from './inbox-app';

const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens an address in the browser of this machine; where there is none, nothing happens. */
function openBrowser(address: string): void {
  const [program, ...args] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, address], { detached: true, stdio: 'ignore' });
  child.on('error', () => undefined);
  child.unref();
}

/** Serves the inbox to a browser of this machine until Ctrl+C, and opens it there. */
export async function serveInbox({ port, open }: { port: number; open: boolean }): Promise<void> {
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: token } = process.env;
  const database = databaseAt(url || defaultDatabaseUrl(), token);
  // What is wrong with it is told here, and not by a page.
  await database.execute('select 1');
  const { app, token: key } = inboxApp(database, systemClock);
  app.addHook('onClose', async () => database.close());
  await app.listen({ host: '127.0.0.1', port });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/open/${key}`;
  const stop = () => void app.close();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log(`The inbox is at ${paint('good', address)}

The address works once, on this computer alone. Ctrl+C here closes the inbox.`);
  if (open) openBrowser(address);
}
