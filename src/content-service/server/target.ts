import type { FastifyRequest } from 'fastify';
import { withoutBase } from '../../lib/base-path';

/**
 * The path and query of a request's target. A target may be a whole address, `http://host/News`, as proxies
 * get it; a server answers that too (RFC 9112, 3.2.2). Whatever host it names, the site of this one is meant.
 */
export function originForm(target: string): string {
  const scheme = /^https?:\/\//i.exec(target)?.[0];
  if (scheme === undefined) return target;
  const start = target.slice(scheme.length).search(/[/?]/);
  const rest = start === -1 ? '' : target.slice(scheme.length + start);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** What routes see of a target: the site's own address, without the path below which the site stands. */
export const ownTarget = (target: string, base: string): string =>
  withoutBase(originForm(target), base) ?? originForm(target);

/** The path that was taken off a request's target, '' or '/school'. */
export function basePathOfRequest({
  originalUrl,
  url,
}: Pick<FastifyRequest, 'originalUrl' | 'url'>): string {
  const asked = originForm(originalUrl);
  return asked.endsWith(url) ? asked.slice(0, -url.length) : '';
}
