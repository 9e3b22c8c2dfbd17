import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isIPv6 } from 'node:net';
import { ApiError } from './errors';

/** How often one address may send a form, and how large a form may be. */
export interface Limits {
  /** Forms sent per address within the window. */
  formsPerWindow: number;
  /** Length of the window in milliseconds. */
  windowMs: number;
  /** Size of a body in bytes. */
  bodyBytes: number;
}

/** Room for a family that corrects itself a few times, none for a robot. */
export const defaultLimits: Limits = {
  formsPerWindow: 20,
  windowMs: 10 * 60_000,
  bodyBytes: 32 * 1024,
};

/** One household has a whole IPv6 network, so its first four groups count as its address. */
export function addressOf(request: Pick<FastifyRequest, 'ip'>): string {
  if (!isIPv6(request.ip) || request.ip.startsWith('::ffff:')) return request.ip;
  const [head = '', tail] = request.ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0');
  return [...groups, ...zeros, ...after].slice(0, 4).join(':');
}

/** Makes `config.rateLimit` of a route count; routes without it are not limited. */
export async function installRateLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: addressOf,
    errorResponseBuilder: (_request, { ttl }) => {
      const minutes = Math.max(1, Math.ceil(ttl / 60_000));
      const unit = minutes === 1 ? 'minute' : 'minutes';
      return new ApiError(
        429,
        `Too many requests from this address. Please try again in ${minutes} ${unit}.`,
      );
    },
  });
}
