import type { FastifyInstance } from 'fastify';
import { textVersion } from '../../lib/http/list-version';
import { notStored } from '../caching';

/** Whether an If-None-Match header names a tag; weak and strong count alike. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  const bare = (value: string) => value.trim().replace(/^W\//, '');
  const wanted = ['*', bare(tag)];
  return header.split(',').some((one) => wanted.includes(bare(one)));
}

/**
 * Tags every list that browsers may keep with the version of its text, which built pages know too, and
 * answers 304 when the browser has it already. A reply that nobody stores needs no tag.
 */
export function installEntityTags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const readable = request.method === 'GET' || request.method === 'HEAD';
    const stored = reply.getHeader('cache-control') !== notStored;
    if (!readable || !stored || reply.statusCode !== 200 || typeof payload !== 'string') {
      return payload;
    }
    const tag = `W/"${textVersion(payload)}"`;
    reply.header('etag', tag);
    if (!matchesTag(request.headers['if-none-match'], tag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  });
}
