import type { FastifyInstance } from 'fastify';
import { notStored } from '../caching';
import type { components } from '../../http/service-types';
import type { SignedAddresses } from '../certificates/signed-addresses';
import { makeWrongTries, tryLimitOf } from '../certificates/wrong-tries';
import type { DataAt } from '../dataset/published-data';
import { readCertificateForm } from '../forms/certificate-form';
import { isHtmlForm } from '../forms/form-page';
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
  addresses: Pick<SignedAddresses, 'sign'>;
  schoolCode: string;
}

/**
 * POST of the request for a transfer certificate. It answers with an address that holds for minutes. Who has
 * tried wrong too often waits, whether the next try is right or not.
 */
export function certificateRoutes(app: FastifyInstance, options: Options): void {
  const { dataAt, clock, inbox, counts, limits, addresses, schoolCode } = options;
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
      const isWrong = path === undefined;
      // Whatever was found, as much is signed and written. A try that can't be kept stays counted.
      const address = await kept(request, addresses.sign(path ?? ''));
      await kept(request, inbox.keepRequest(asked, !isWrong));
      await kept(request, tries.end(request.ip, isWrong, Date.now()));
      if (isWrong) {
        throw new ApiError(404, 'No certificate was found for this admission number and name.');
      }
      void reply.header('cache-control', notStored);
      // A browser that asked by itself opens the file.
      if (isHtmlForm(request)) {
        return reply.redirect(
          `/api/image/${address.split('/').map(encodeURIComponent).join('/')}`,
          303,
        );
      }
      return reply.send({ data: address } satisfies components['schemas']['CertificatePath']);
    },
  );
}
