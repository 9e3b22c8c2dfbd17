import { albumRecords } from '../../../stories/features/gallery/gallery.examples';
import { albumQuery } from '../../../src/features/gallery/gallery.queries';
import { configureClient } from '../../../src/lib/http/client-config';
import { HttpError } from '../../../src/lib/http/http-error';
import { createQueryClient } from '../../../src/lib/http/query-client';
import { galleryHandlers } from '../../../stories/handlers/gallery';
import type { Reply } from '../../../stories/handlers/reply';
import { brokenReplies, mixedLists } from '../../support/faults';
import { dangersIn } from '../../support/safe-records';
import { startServer } from '../../support/server';

const server = startServer();
const log = jest.fn<void, [string]>();
const client = createQueryClient({ log, retryWaits: [] });
const load = (id: string) => client.fetchQuery(albumQuery(id));
// Replies are kept for half an hour, by timers that a process of tests would wait for.
afterEach(() => client.clear());

beforeEach(() => {
  log.mockClear();
  configureClient({ schoolCode: 'DHS', baseUrl: '', log });
});

it('gives the album that was asked for', async () => {
  server.use(...galleryHandlers());
  const album = await load('album-sports-day');
  expect(album).toMatchObject({ id: 'album-sports-day', date: '2026-10-17' });
  expect(album.photos).toHaveLength(14);
});

it('says that an unknown album is not found', async () => {
  server.use(...galleryHandlers());
  await expect(load('unknown')).rejects.toMatchObject({ kind: 'status', status: 404 });
});

const replies: [string, Reply<never>][] = [
  ...brokenReplies.map(({ name, body, status = 200, type = 'application/json' }) => {
    const reply: Reply<never> = { body: { text: body, status, type } };
    return [name, reply] as [string, Reply<never>];
  }),
  ['a list', { json: albumRecords }],
  ['a list of nulls', { json: [null] }],
  ['an object without any field', { json: {} }],
  ['a broken connection', { fail: 'network' }],
];

it.each(replies)('fails quietly at %s', async (_, reply) => {
  server.use(...galleryHandlers(reply));
  await expect(load('any')).rejects.toBeInstanceOf(HttpError);
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.lastCall?.[0]).toContain('Gallery album (GET /api/subGallery)');
});

it.each(mixedLists(albumRecords).map(({ name, records }) => [name, records[0]] as const))(
  'hands nothing dangerous on of %s',
  async (_, record) => {
    server.use(...galleryHandlers({ json: record }));
    const album = await load('any').catch(() => undefined);
    expect(dangersIn(album)).toEqual([]);
  },
);
