import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { programPath } from '../../../harness/browsers/browsers';
import { deviceZone } from '../../e2e/support/addresses';

/** A port that nobody listens at. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** A screen that nobody sees; its number is the first that is free. */
async function startDisplay(): Promise<{ display: string; child: ChildProcess }> {
  const child = spawn(
    programPath('display'),
    ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', '1600x1200x24'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [line] = await once(createInterface(child.stdio[3] as Readable), 'line');
  return { display: `:${String(line)}`, child };
}

/** Starts WebKit's WebDriver and waits until it answers. */
export async function startWebKitDriver(): Promise<{ address: string; stop(): Promise<void> }> {
  const { display, child: screen } = await startDisplay();
  const port = await freePort();
  const driver = spawn(programPath('webkitDriver'), [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, TZ: deviceZone, DISPLAY: display, GDK_BACKEND: 'x11' },
  });
  const address = `http://127.0.0.1:${port}`;
  const answers = async () => (await fetch(`${address}/status`).catch(() => undefined))?.ok;
  while (!(await answers())) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver ended as it started.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    address,
    stop: async () => {
      await end(driver);
      await end(screen);
    },
  };
}
