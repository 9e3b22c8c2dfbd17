import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { visitorHash } from './logging';
import { visitorKeys } from './visitor-counts';

/** How much of the service the connections of visitors may hold. */
export interface ConnectionLimits {
  /** Connections in all. */
  connections: number;
  /** Connections of one address; not counted behind a proxy, whose address all of them have. */
  connectionsPerAddress: number;
  /** Requests of one connection that wait for the reply before theirs. */
  waitingRequests: number;
  /** How long a visitor may take nothing of a reply, in milliseconds. */
  stalledMs: number;
}

/** Browsers open six connections each, and a whole school may have one address. */
export const defaultConnectionLimits: ConnectionLimits = {
  connections: 2000,
  connectionsPerAddress: 256,
  // No browser of today sends a request before it has the reply to the last one.
  waitingRequests: 10,
  // Node tells of it after once or twice as long: a write that waits counts as progress the first time.
  stalledMs: 15_000,
};

/** A connection's requests: one is answered at a time. */
interface Turns {
  running: boolean;
  waiting: (() => void)[];
}

function bound(app: FastifyInstance, limits: ConnectionLimits, behindProxy: boolean): void {
  const counts = new Map<string, number>();
  let all = 0;
  // Each excess is logged once until it is over.
  const told = new Set<string>();

  const isOver = (kind: string, count: number, most: number) => {
    if (count < most) return false;
    if (!told.has(kind)) app.log.warn({ connections: count, of: kind }, 'too many connections');
    told.add(kind);
    return true;
  };

  app.server.on('connection', (socket: Socket) => {
    const address = visitorKeys(socket.remoteAddress ?? '').household;
    const own = counts.get(address) ?? 0;
    const isFull = isOver('all', all, limits.connections);
    // Those that only wait for a next request make room for visitors to come.
    if (isFull) app.server.closeIdleConnections();
    const isGreedy =
      !behindProxy && isOver(visitorHash(address), own, limits.connectionsPerAddress);
    if (isFull || isGreedy) {
      socket.destroy();
      return;
    }
    all += 1;
    counts.set(address, own + 1);
    socket.once('close', () => {
      all -= 1;
      if (all < limits.connections / 2) told.delete('all');
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) return counts.set(address, left);
      told.delete(visitorHash(address));
      return counts.delete(address);
    });
  });
}

/**
 * Bounds the connections in all and of one address, answers the requests of each one at a time, and ends
 * those whose visitor sends many ahead or takes nothing of a reply. Each request and each open file thus
 * ends with its connection.
 */
export function installConnectionLimits(
  app: FastifyInstance,
  limits: ConnectionLimits,
  behindProxy: boolean,
): void {
  bound(app, limits, behindProxy);
  const known = new WeakMap<Socket, Turns>();

  function turnsOf(socket: Socket): Turns {
    const turns = known.get(socket) ?? { running: false, waiting: [] };
    if (known.has(socket)) return turns;
    known.set(socket, turns);
    socket.once('close', () => turns.waiting.splice(0).forEach((go) => go()));
    return turns;
  }

  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const turns = turnsOf(socket);
    if (turns.waiting.length >= limits.waitingRequests) socket.destroy();
    else if (turns.running) await new Promise<void>((go) => turns.waiting.push(go));
    // Nobody is there to be answered.
    if (socket.destroyed) return reply.hijack();
    turns.running = true;
    reply.raw.once('close', () => {
      const next = turns.waiting.shift();
      if (next) next();
      else turns.running = false;
    });
    return undefined;
  });

  app.server.setTimeout(limits.stalledMs, (socket) => {
    // Node calls it where nothing was sent or received for so long. A reply that is still being made is no error
    // of the visitor, one that waits to be taken is.
    const isMaking = known.get(socket)?.running === true && socket.writableLength === 0;
    if (isMaking) socket.setTimeout(limits.stalledMs);
    else socket.destroy();
  });
}
