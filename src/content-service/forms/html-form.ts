import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { ApiError } from '../server/errors';
import { htmlFormType, isHtmlForm } from './form-page';

/** Named as the site's own script names it (`features/contact/contact.schema.ts`); robots fill it in. */
const honeypotField = 'leave_this_empty';

/**
 * Lets the routes of this part of the app take forms of HTML: of this site's own pages alone, since a
 * browser would send another site's too, without asking; and not those of robots.
 */
export function acceptHtmlForms(app: FastifyInstance): void {
  // Fastify reads it by itself; another site's form could send it unasked.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(htmlFormType, { parseAs: 'string' }, (_request, body, done) => {
    const entries = new URLSearchParams(body.toString());
    if (entries.get(honeypotField)) {
      return done(new ApiError(422, 'This looks like a robot’s. Please ring the school office.'));
    }
    done(null, Object.fromEntries(entries));
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
