import type { FastifyInstance, FastifyReply } from 'fastify';
import { callCaching, untilChange } from '../caching';
import { today } from '../../lib/dates/plain-date';
import type { JsonReply } from '../../lib/http/service-calls';
import { type ListRoute, lists as routes } from '../dataset/lists';
import { keptForDay, type SchoolContent } from '../live-content/school-content';
import type { Clock } from '../school-year/clock';
import { ApiError } from '../server/errors';
import { addVary } from '../server/headers';

type Reply = JsonReply<'/api/subGallery'>;

interface Options {
  content: () => SchoolContent;
  clock: Clock;
  schoolCode: string;
}

/** Throws a 404 unless the school code is ours. */
export function checkCode(given: string, schoolCode: string): void {
  if (given !== schoolCode) throw new ApiError(404, 'There is no school with this code.');
}

interface Sent {
  call: keyof typeof callCaching;
  now: Date;
  changesAt: number;
}

/**
 * Sends JSON with the call's caching; what is kept answers requests with the same token only. An open
 * page asks again when the list changes, for which `Changes-At` says the moment. `Privacy-Rules: kept`
 * spares a page to hold the list to the school's rules once more.
 */
function sendJson(reply: FastifyReply, text: string, { call, now, changesAt }: Sent): FastifyReply {
  addVary(reply, 'Authorization');
  // In small letters, as @fastify/compress looks for it; it says so on compressed replies alone.
  addVary(reply, 'accept-encoding');
  return reply
    .header('changes-at', new Date(changesAt).toISOString())
    .header('privacy-rules', 'kept')
    .header('cache-control', untilChange(callCaching[call], now, changesAt))
    .type('application/json; charset=utf-8')
    .send(text);
}

/** GET of every list, and GET /api/subGallery?id= for a single album. */
export function listRoutes(app: FastifyInstance, { content, clock, schoolCode }: Options): void {
  for (const call of Object.keys(routes) as ListRoute[]) {
    const textOf = keptForDay((lists, data, day) => JSON.stringify(lists[call](data, day)));
    app.get<{ Params: { code: string } }>(call, async ({ params }, reply) => {
      checkCode(params.code, schoolCode);
      const now = clock();
      const current = content();
      const { changesAt } = current.dataAt(now);
      return sendJson(reply, textOf(current, now), { call, now, changesAt });
    });
  }

  app.get<{ Querystring: { id?: unknown } }>(
    '/api/subGallery',
    async ({ query: { id } }, reply) => {
      if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) {
        throw new ApiError(400, 'id must be the id of an album.');
      }
      const now = clock();
      const { dataAt, lists } = content();
      const { data, changesAt } = dataAt(now);
      const albums = lists['/api/gallery/All/:code'](data, today(now));
      const album: Reply | undefined = albums.find(({ _id }) => _id === id);
      if (!album) throw new ApiError(404, 'There is no such album.');
      return sendJson(reply, JSON.stringify(album), { call: '/api/subGallery', now, changesAt });
    },
  );
}
