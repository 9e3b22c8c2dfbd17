import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notStored } from '../caching';
import type { components } from '../../http/service-types';
import { readContactForm } from '../forms/contact-form';
import { isHtmlForm, sendFormPage, sentMessage } from '../forms/form-page';
import { keyOfForm } from '../forms/html-form';
import type { Inbox } from '../inbox/inbox';
import { ApiError } from '../server/errors';
import { limitedForms, type Limits } from '../server/rate-limit';
import { kept } from './kept';
import { checkCode } from './lists';

interface Options {
  inbox: Inbox;
  limits: Limits;
  schoolCode: string;
}

/** The Idempotency-Key header, if any. Throws a 400 when it is no printable text of 1–200 characters. */
function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new ApiError(400, 'Idempotency-Key must be 1 to 200 printable characters.');
}

/** POST of the contact form. */
export function formRoutes(app: FastifyInstance, options: Options): void {
  const { inbox, limits, schoolCode } = options;
  app.post<{ Params: { code: string } }>(
    '/api/form/:code/contact',
    limitedForms(limits, 'contact'),
    async (request, reply) => {
      checkCode(request.params.code, schoolCode);
      const message = readContactForm(request.body);
      const html = isHtmlForm(request);
      const key = html ? keyOfForm(message) : idempotencyKey(request);
      await kept(request, inbox.keepMessage(message, key));
      void reply.code(201);
      if (html) return sendFormPage(reply, sentMessage);
      return reply
        .header('cache-control', notStored)
        .send({ ok: true } satisfies components['schemas']['Accepted']);
    },
  );
}
