import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { ApiError } from '../server/errors';
import { htmlFormType, isHtmlForm } from './form-page';

/**
 * Lets the routes of this part of the app take forms of HTML: of this site's own pages alone, since a
 * browser would send another site's too, without asking.
 */
export function acceptHtmlForms(app: FastifyInstance): void {
  // Fastify reads it by itself; another site's form could send it unasked.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(htmlFormType, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())));
  });
  app.addHook('onRequest', async (request) => {
    if (isHtmlForm(request) && !isOfOwnPage(request)) {
      throw new ApiError(403, 'A form is taken from this site’s own pages alone.');
    }
  });
}

/** By what each browser of the last years tells; one that tells neither takes its forms nowhere else. */
function isOfOwnPage({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Stands for a filled form: sent twice, by a second press or a page loaded again, it is kept once. */
export function keyOfForm(values: object): string {
  return `html-${createHash('sha256').update(JSON.stringify(values)).digest('hex')}`;
}
