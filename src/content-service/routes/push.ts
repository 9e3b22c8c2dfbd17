import type { FastifyInstance } from 'fastify';
import { array, object, string } from 'yup';
import type { Sent } from '../../lib/http/service-calls';
import { today } from '../../lib/dates/plain-date';
import { notStored } from '../caching';
import type { FormCounts } from '../inbox/form-counts';
import type { SchoolContent } from '../live-content/school-content';
import type { Push } from '../push/start-push';
import type { Clock } from '../school-year/clock';
import { ApiError } from '../server/errors';
import { limitedForms, type Limits } from '../server/rate-limit';
import { keeper } from './kept';
import { checkCode } from './lists';

interface Options {
  push: Push;
  content: () => SchoolContent;
  clock: Clock;
  counts: FormCounts;
  limits: Limits;
  schoolCode: string;
}

type Params = { Params: { code: string } };

const kept = keeper('a browser could not be kept', 'Please try again later.');

// 65 bytes of a point, and 16 of a secret, in base64url (RFC 8291).
const subscriptionSchema = object({
  endpoint: string().required(),
  keys: object({
    p256dh: string()
      .required()
      .matches(/^[\w-]{87}=?$/),
    auth: string()
      .required()
      .matches(/^[\w-]{22}(?:==)?$/),
  }).required(),
  classes: array(string().required().max(40)).max(60).default([]),
});
const endSchema = object({ endpoint: string().required().max(1000) });

/** The classes that circulars name at the moment, the youngest first. */
function classesNamed({ school, lists, dataAt }: SchoolContent, now: Date): string[] {
  const circulars = lists['/api/circular/all/:code'](dataAt(now).data, today(now));
  const named = new Set(circulars.flatMap(({ classes = [] }) => classes));
  const order = school.classes ?? [];
  return [...named].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** What a browser asks, who wants to be told of new circulars, and who no more. */
export function pushRoutes(app: FastifyInstance, options: Options): void {
  const { push, content, clock, counts, limits, schoolCode } = options;
  const limited = limitedForms(limits, counts, 'push');

  function check(code: string): void {
    checkCode(code, schoolCode);
    if (!push.isOn()) throw new ApiError(404, 'This school sends no messages to browsers.');
  }

  app.get<Params>('/api/push/:code/key', async (request, reply) => {
    check(request.params.code);
    const key = await kept(request, push.publicKey());
    const sent: Sent<'PushKey'> = { key, classes: classesNamed(content(), clock()) };
    // It is no list of children: no rules for them have to be fetched.
    return reply.header('cache-control', notStored).header('privacy-rules', 'kept').send(sent);
  });

  app.post<Params>('/api/push/:code', limited, async (request, reply) => {
    check(request.params.code);
    const { body } = request;
    if (!subscriptionSchema.isValidSync(body, { strict: true })) {
      throw new ApiError(400, 'This is no subscription of a browser.');
    }
    const { endpoint, keys, classes } = subscriptionSchema.cast(body);
    if (!push.isAllowed(endpoint)) {
      const words = 'This push service is not known here.';
      throw new ApiError(422, words, { endpoint: words });
    }
    const isKept = await kept(request, push.subscriptions.keep({ endpoint, ...keys, classes }));
    if (!isKept) throw new ApiError(503, 'No more browsers can be told.');
    return reply
      .code(201)
      .header('cache-control', notStored)
      .send({ ok: true } satisfies Sent<'Done'>);
  });

  app.post<Params>('/api/push/:code/end', limited, async (request, reply) => {
    // Also where the school tells nobody any more.
    checkCode(request.params.code, schoolCode);
    const { body } = request;
    if (!endSchema.isValidSync(body, { strict: true })) {
      throw new ApiError(400, 'The endpoint is missing.');
    }
    await kept(request, push.subscriptions.end(body.endpoint));
    return reply.header('cache-control', notStored).send({ ok: true } satisfies Sent<'Done'>);
  });
}
