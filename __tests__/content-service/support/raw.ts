import type { FastifyInstance } from 'fastify';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** The port at which an app listens on this machine; it begins to where it does not yet. */
export async function portOf(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

const sockets = new Set<Socket>();

/** Ends what `open` has opened: an app that is closed waits for its connections. */
export const hangUp = (): void => sockets.forEach((socket) => socket.destroy());

/** Opens a connection that reads nothing until it is told to. */
export function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
  // The service may close while something is on its way to it.
  socket.on('error', () => undefined);
  return new Promise((done) => socket.once('connect', () => done(socket)));
}

/** Resolves once a connection is closed, by whichever side. */
export const closed = (socket: Socket): Promise<void> =>
  socket.closed ? Promise.resolve() : new Promise((done) => socket.once('close', () => done()));

/** Writes to the service as it stands, and gives all that comes until the connection is closed. */
export async function converse(port: number, sent: string): Promise<string> {
  const socket = await open(port);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  socket.write(sent);
  await closed(socket);
  return text;
}
