import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notStored } from '../caching';
import type { components } from '../../http/service-types';
import type { DataAt } from '../dataset/published-data';
import { readCertificateForm } from '../forms/certificate-form';
import { readContactForm } from '../forms/contact-form';
import { inboxFault } from '../inbox/faults';
import type { Inbox } from '../inbox/inbox';
import { findCertificate } from '../kinds/register';
import type { Clock } from '../school-year/clock';
import { ApiError } from '../server/errors';
import type { Limits } from '../server/rate-limit';
import { checkCode } from './lists';

type Sent = components['schemas'];

interface Options {
  dataAt: DataAt;
  clock: Clock;
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

/** Waits for the inbox. A failure is logged without what was sent and told as a 503. */
async function kept(request: FastifyRequest, keeping: Promise<void>): Promise<void> {
  try {
    await keeping;
  } catch (error) {
    request.log.error({ reason: inboxFault(error) }, 'a form could not be kept');
    throw new ApiError(503, 'This could not be kept here. Please ring the school office.');
  }
}

/** POST of the contact form and of the request for a transfer certificate. */
export function formRoutes(app: FastifyInstance, options: Options): void {
  const { dataAt, clock, inbox, limits, schoolCode } = options;
  const limited = (groupId: string) => ({
    bodyLimit: limits.bodyBytes,
    config: { rateLimit: { max: limits.formsPerWindow, timeWindow: limits.windowMs, groupId } },
  });

  app.post<{ Params: { code: string } }>(
    '/api/form/:code/contact',
    limited('contact'),
    async (request, reply) => {
      checkCode(request.params.code, schoolCode);
      const key = idempotencyKey(request);
      await kept(request, inbox.keepMessage(readContactForm(request.body), key));
      return reply
        .code(201)
        .header('cache-control', notStored)
        .send({ ok: true } satisfies Sent['Accepted']);
    },
  );

  app.post<{ Params: { code: string } }>(
    '/api/tc/:code',
    limited('certificate'),
    async (request, reply) => {
      checkCode(request.params.code, schoolCode);
      const asked = readCertificateForm(request.body);
      const path = findCertificate(dataAt(clock()).data.register, asked.admission, asked.name);
      await kept(request, inbox.keepRequest(asked, path !== undefined));
      if (path === undefined) {
        throw new ApiError(404, 'No certificate was found for this admission number and name.');
      }
      return reply
        .header('cache-control', notStored)
        .send({ data: path } satisfies Sent['CertificatePath']);
    },
  );
}
