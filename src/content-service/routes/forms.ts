import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notStored } from '../caching';
import type { Sent } from '../../lib/http/service-calls';
import { encodePath } from '../../lib/files/file-name';
import type { SignedAddresses } from '../certificates/signed-addresses';
import { makeFailedAttempts, tryLimitOf } from '../certificates/failed-attempts';
import { copyEnded, copyOffer, copySent } from '../forms/copy-pages';
import { isHtmlForm, sendFormPage, sentMessage } from '../forms/form-page';
import { readCertificateForm, readContactForm } from '../forms/forms';
import { keyOfForm } from '../forms/html-form';
import { suspicionOf, wantsCopy } from '../forms/suspicion';
import type { FormCounts } from '../inbox/form-counts';
import type { Inbox } from '../inbox/inbox';
import type { Mail } from '../mail/start-mail';
import { findCertificate } from '../kinds/register';
import type { SchoolContent } from '../live-content/school-content';
import type { Clock } from '../school-year/clock';
import { ApiError, tooManyRequests } from '../server/errors';
import { limitedForms, type Limits } from '../server/rate-limit';
import { keeper } from './kept';
import { checkCode } from './lists';

interface Options {
  content: () => SchoolContent;
  clock: Clock;
  inbox: Inbox;
  mail: Mail;
  counts: FormCounts;
  limits: Limits;
  addresses: Pick<SignedAddresses, 'sign'>;
  schoolCode: string;
}

type Params = { Params: { code: string } };
type CopyParams = { Params: { code: string; token: string } };

const kept = keeper('a form could not be kept', 'Please ring the school office.');

/** The Idempotency-Key header, if any. Throws a 400 when it is no printable text of 1–200 characters. */
function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new ApiError(400, 'Idempotency-Key must be 1 to 200 printable characters.');
}

/**
 * POST of the contact form, and of the request for a transfer certificate, which is answered with an address that
 * holds for minutes. Who has tried wrong too often waits, whether the next try is right or not.
 */
export function formRoutes(app: FastifyInstance, options: Options): void {
  const { content, clock, inbox, mail, counts, limits, addresses, schoolCode } = options;
  const tries = makeFailedAttempts(counts, tryLimitOf(limits));

  const contact = limitedForms(limits, counts, 'contact');
  app.post<Params>('/api/form/:code/contact', contact, async (request, reply) => {
    checkCode(request.params.code, schoolCode);
    const message = readContactForm(request.body);
    const html = isHtmlForm(request);
    const key = html ? keyOfForm(message) : idempotencyKey(request);
    const suspicion = suspicionOf(request.body, Date.now());
    const asksForCopy = wantsCopy(request.body);
    const { email } = message;
    const letters = await mail.lettersFor({ email, suspicion, wantsCopy: asksForCopy });
    await kept(request, inbox.keepMessage(message, key, { suspicion, letters }));
    mail.send();
    void reply.code(201);
    const copy = asksForCopy ? letters.includes('receipt') : undefined;
    if (html) return sendFormPage(reply, sentMessage(copy));
    const accepted: Sent<'Accepted'> = { ok: true, ...(copy !== undefined && { copy }) };
    return reply.header('cache-control', notStored).send(accepted);
  });

  // A button, and no link: programs that look into e-mails follow links by themselves.
  app.get<CopyParams>('/api/form/:code/copy/:token', async ({ params }, reply) => {
    checkCode(params.code, schoolCode);
    return sendFormPage(
      reply,
      copyOffer(`/api/form/${encodePath(params.code)}/copy/${params.token}`),
    );
  });
  const copies = limitedForms(limits, counts, 'copy');
  app.post<CopyParams>('/api/form/:code/copy/:token', copies, async (request, reply) => {
    checkCode(request.params.code, schoolCode);
    const isSent = await kept(request, mail.confirmCopy(request.params.token));
    if (!isSent) void reply.code(404);
    return sendFormPage(reply, isSent ? copySent : copyEnded);
  });

  const certificate = limitedForms(limits, counts, 'certificate');
  app.post<Params>('/api/tc/:code', certificate, async (request, reply) => {
    checkCode(request.params.code, schoolCode);
    const asked = readCertificateForm(request.body);
    const wait = await kept(request, tries.begin(request.ip, Date.now()));
    if (wait > 0) throw tooManyRequests(reply, wait);
    const { register } = content().dataAt(clock()).data;
    const path = findCertificate(register, asked.admission, asked.name);
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
    if (isHtmlForm(request)) return reply.redirect(`/api/image/${encodePath(address)}`, 303);
    return reply.send({ data: address } satisfies Sent<'CertificatePath'>);
  });
}
