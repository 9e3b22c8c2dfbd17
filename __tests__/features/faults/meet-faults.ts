import { CancelledError, onlineManager } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { configureClient } from '../../../src/lib/http/client-config';
import { HttpError, type HttpErrorKind } from '../../../src/lib/http/http-error';
import { createQueryClient } from '../../../src/lib/http/query-client';
import { addressOf, ELSEWHERE, listHandler, type Reply } from '../../../stories/handlers/reply';
import { listCalls } from '../../support/calls';
import { brokenReplies, mixedLists, objectReply, type Fault } from '../../support/faults';
import { dangersIn } from '../../support/safe-records';
import { startServer } from '../../support/server';

/** Which faults a list meets: by the place of the fault, and by that of the list. */
type Share = (fault: number, list: number) => boolean;

const log = jest.fn<void, [string]>();

/** A query client that tries once: what retries do is tested with the client itself. */
const freshClient = () => createQueryClient({ log, retryWaits: [] });

beforeEach(() => {
  log.mockClear();
  window.localStorage.clear();
  configureClient({ schoolCode: 'DHS', baseUrl: '', log });
});

/** One reader reads all lists; this one is put together most. */
const largest = 'Calendar entries';

function kindOf({ status = 200 }: Fault): HttpErrorKind {
  return status >= 400 ? 'status' : 'parse';
}

const replyOf = ({ body, status = 200, type = 'application/json' }: Fault): Reply => ({
  body: { text: body, status, type },
});

/** Tests of every list: with such a share of the faults, and with all that a list may be sent or do; one of them with so many records. */
export function meetFaults(isMet: Share, most: number): void {
  const server = startServer();
  describe.each(listCalls.map((list, index) => [list.call.path, list, index] as const))(
    '%s',
    (path, list, index) => {
      const share = <T>(faults: readonly T[]) => faults.filter((_, fault) => isMet(fault, index));
      const { call, good, load, pick } = list;
      const place = `GET ${path.replace('{code}', 'DHS')}`;

      async function failure(reply: Reply): Promise<HttpError> {
        server.use(listHandler(call, good, reply));
        const error: unknown = await load(freshClient()).then(
          () => undefined,
          (reason: unknown) => reason,
        );
        if (error instanceof HttpError) return error;
        throw new Error('The call should have failed.');
      }

      function expectOneLine() {
        expect(log).toHaveBeenCalledTimes(1);
        expect(log.mock.lastCall?.[0]).toContain(`${call.name} (${place})`);
      }

      it('gives its good records, and logs nothing', async () => {
        server.use(listHandler(call, good));
        const records = await load(freshClient());
        expect(records.map(({ id }) => id)).toEqual(good.map(({ _id }) => _id));
        expect(log).not.toHaveBeenCalled();
      });

      it.each(share([...brokenReplies, objectReply]).map((fault) => [fault.name, fault] as const))(
        'fails quietly at %s',
        async (_, fault) => {
          expect((await failure(replyOf(fault))).kind).toBe(kindOf(fault));
          expectOneLine();
        },
      );

      it.each(share(mixedLists(good)).map((mixed) => [mixed.name, mixed] as const))(
        'keeps its good records among %s',
        async (_, { records, added }) => {
          server.use(listHandler(call, [], { json: records }));
          const client = freshClient();
          const warn = jest.spyOn(console, 'warn').mockImplementation();
          const kept = await load(client);
          const told = String(warn.mock.lastCall);
          warn.mockRestore();
          const ids = kept.map(({ id }) => id);
          expect(ids).toEqual(expect.arrayContaining(good.map(({ _id }) => _id)));
          expect(kept.length).toBeLessThanOrEqual(good.length + added);
          expect(new Set(kept.map(({ key }) => key)).size).toBe(kept.length);
          expect(dangersIn(kept)).toEqual([]);
          expect(dangersIn(await pick(client))).toEqual([]);
          const isTold = told.includes('the same came twice');
          if (kept.length < records.length && !isTold) expectOneLine();
        },
      );

      it.each(['data', 'items', 'circulars'])(
        'opens a list that is wrapped as %p',
        async (name) => {
          server.use(
            listHandler(call, [], { json: { success: true, total: good.length, [name]: good } }),
          );
          const records = await load(freshClient());
          expect(records.map(({ id }) => id)).toEqual(good.map(({ _id }) => _id));
          expect(log).not.toHaveBeenCalled();
        },
      );

      it('keeps records with the same id, and records without one, apart', async () => {
        const same = good.map((record) => ({ ...record, _id: 'same' }));
        const none = good.map((record) => ({ ...record, _id: null }));
        server.use(listHandler(call, [], { json: [...same, ...none] }));
        const kept = await load(freshClient());
        expect(kept).toHaveLength(good.length * 2);
        expect(new Set(kept.map(({ key }) => key)).size).toBe(kept.length);
      });

      it('takes an empty list for an empty list', async () => {
        server.use(listHandler(call, good, { items: [] }));
        await expect(load(freshClient())).resolves.toEqual([]);
        expect(log).not.toHaveBeenCalled();
      });

      const size = call.name === largest ? most : 250;
      it(`reads ${size} records`, async () => {
        const many = Array.from({ length: size }, (_, index) => ({
          ...good[index % good.length],
          _id: `many-${index}`,
        }));
        server.use(listHandler(call, many));
        const client = freshClient();
        expect(await load(client)).toHaveLength(size);
        await pick(client);
      });

      it('fails quietly when the connection is refused', async () => {
        expect((await failure({ fail: 'network' })).kind).toBe('network');
        expectOneLine();
      });

      it('fails quietly when the visitor is offline', async () => {
        onlineManager.setOnline(false);
        try {
          expect((await failure({ fail: 'network' })).kind).toBe('network');
          expectOneLine();
        } finally {
          onlineManager.setOnline(true);
        }
      });

      it('ends a reply that never comes when the visitor leaves, without a word', async () => {
        const asked = new Promise<AbortSignal>((resolve) => {
          server.events.on('request:start', ({ request }) => resolve(request.signal));
        });
        server.use(listHandler(call, good, { delay: 'infinite' }));
        const client = freshClient();
        const outcome = load(client).catch((reason: unknown) => reason);
        const signal = await asked;
        await client.cancelQueries();
        expect(await outcome).toBeInstanceOf(CancelledError);
        expect(signal.aborted).toBe(true);
        expect(log).not.toHaveBeenCalled();
        server.events.removeAllListeners();
      });

      it('refuses a redirect to another origin, and takes no token there', async () => {
        const tokens: (string | null)[] = [];
        server.use(
          http.get(ELSEWHERE, ({ request }) => {
            tokens.push(request.headers.get('authorization'));
            return HttpResponse.json(good);
          }),
        );
        expect((await failure({ fail: 'redirect' })).kind).toBe('redirect');
        expectOneLine();
        window.localStorage.setItem('token', 'secret');
        expect((await failure({ fail: 'redirect' })).kind).toBe('redirect');
        expect(tokens.filter((token) => token !== null)).toEqual([]);
      });

      it(`sends the token ${call.auth ? 'and asks for the stored school' : 'to nobody'}`, async () => {
        window.localStorage.setItem('token', 'secret');
        window.localStorage.setItem('schoolCode', 'OTHER');
        const seen: unknown[] = [];
        server.use(
          http.get(addressOf(call), ({ request }) => {
            seen.push(new URL(request.url).pathname, request.headers.get('authorization'));
            return HttpResponse.json(good);
          }),
        );
        await load(freshClient());
        const code = call.auth ? 'OTHER' : 'DHS';
        expect(seen).toEqual([path.replace('{code}', code), call.auth ? 'Bearer secret' : null]);
      });
    },
  );
}
