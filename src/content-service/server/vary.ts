import type { FastifyReply } from 'fastify';

/** Adds a name to the Vary header, keeping those that stand there. */
export function addVary(reply: FastifyReply, name: string): void {
  const present = String(reply.getHeader('vary') ?? '');
  void reply.header('vary', present ? `${present}, ${name}` : name);
}
