import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How a raw connection ended: the first line of each reply, and the bytes that came. */
export interface Heard {
  statuses: number[];
  bytes: number;
}

/** Opens a connection that never fails out loud. */
export function open(port: number, from = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => undefined);
  return socket;
}

/** Waits until a connection is closed, or for `ms`; says whether it was closed. */
export function closed(socket: Socket, ms: number): Promise<boolean> {
  if (socket.closed) return Promise.resolve(true);
  return new Promise((done) => {
    const timer = setTimeout(() => done(false), ms);
    socket.once('close', () => {
      clearTimeout(timer);
      done(true);
    });
  });
}

/** Sends bytes on a connection of its own, and listens until it is closed or `ms` are over. */
export async function say(port: number, text: string | Buffer, ms = 3000): Promise<Heard> {
  const socket = open(port);
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.end(text);
  await closed(socket, ms);
  socket.destroy();
  const all = Buffer.concat(parts);
  const statuses = [...all.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, code]) =>
    Number(code),
  );
  return { statuses, bytes: all.length };
}

/** Does one thing `count` times at once. */
export const atOnce = <T>(count: number, one: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)));

/** Does one thing again and again for `ms`, on `lines` lines at once. */
export async function during(
  ms: number,
  lines: number,
  one: () => Promise<unknown>,
): Promise<number> {
  const end = performance.now() + ms;
  let count = 0;
  await atOnce(lines, async () => {
    while (performance.now() < end) {
      await one();
      count += 1;
    }
  });
  return count;
}

export { wait };
