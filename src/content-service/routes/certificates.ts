import type { FastifyInstance } from 'fastify';
import { notStored } from '../caching';
import type { components } from '../../http/service-types';
import { makeWrongTries, tryLimitOf } from '../certificates/wrong-tries';
import type { DataAt } from '../dataset/published-data';
import { readCertificateForm } from '../forms/certificate-form';
import type { FormCounts } from '../inbox/form-counts';
import type { Inbox } from '../inbox/inbox';
import { findCertificate } from '../kinds/register';
import type { Clock } from '../school-year/clock';
import { ApiError, tooManyRequests } from '../server/errors';
import { limitedForms, type Limits } from '../server/rate-limit';
import { kept } from './kept';
import { checkCode } from './lists';

interface Options {
  dataAt: DataAt;
  clock: Clock;
  inbox: Inbox;
  counts: FormCounts;
  limits: Limits;
  schoolCode: string;
}

/**
 * POST of the request for a transfer certificate. Who has
 * tried wrong too often waits, whether the next try is right or not.
 */
export function certificateRoutes(app: FastifyInstance, options: Options): void {
  const { dataAt, clock, inbox, counts, limits, schoolCode } = options;
  const tries = makeWrongTries(counts, tryLimitOf(limits));

  app.post<{ Params: { code: string } }>(
    '/api/tc/:code',
    limitedForms(limits, 'certificate'),
    async (request, reply) => {
      checkCode(request.params.code, schoolCode);
      const asked = readCertificateForm(request.body);
      const wait = await kept(request, tries.begin(request.ip, Date.now()));
      if (wait > 0) {
        void reply.header('retry-after', Math.ceil(wait / 1000));
        throw tooManyRequests(wait);
      }
      const path = findCertificate(dataAt(clock()).data.register, asked.admission, asked.name);
      // Whatever was found, as much is written. A try that can't be kept stays counted.
      await kept(request, inbox.keepRequest(asked, path !== undefined));
      await kept(request, tries.end(request.ip, path === undefined, Date.now()));
      if (path === undefined) {
        throw new ApiError(404, 'No certificate was found for this admission number and name.');
      }
      return reply
        .header('cache-control', notStored)
        .send({ data: path } satisfies components['schemas']['CertificatePath']);
    },
  );
}
