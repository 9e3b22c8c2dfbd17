/** @jest-environment node */
import fc from 'fast-check';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Operation, operations } from './support/contract';
import { cleanUp, newApp, newFolder } from './support/app';
import { newDataFolder } from './support/data-folder';
import { filledForm } from './support/post';

jest.setTimeout(600_000);

/** `FUZZ_REQUESTS=10000` asks more, beginning with the same. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 3000);
/** The same requests each time; `npm test` is no lottery. Another number gives others. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_114);
const outside = 'what stands outside';

// A connection for each request would take as long as its answer.
const agent = new Agent({ keepAlive: true });
let port: number;

beforeAll(async () => {
  const dataDir = await newDataFolder();
  const publicDir = join(newFolder(), 'public');
  mkdirSync(join(publicDir, 'AboutUs'), { recursive: true });
  writeFileSync(join(publicDir, 'AboutUs/index.html'), '<title>History</title>');
  writeFileSync(join(publicDir, '404.html'), '<title>Not found</title>');
  writeFileSync(join(publicDir, '../secret.pdf'), outside);
  writeFileSync(join(dataDir, 'secret.pdf'), outside);
  writeFileSync(join(dataDir, 'papers/note.pdf'), '%PDF-1.7 a small paper');
  const app = await newApp({ dataDir, publicDir, limits: { formsPerWindow: 1e9 } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(async () => {
  agent.destroy();
  await cleanUp();
});

interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Sends an address as it stands: programs that read it first would take `..` out. */
function ask({ method, path, headers, body }: Asked): Promise<Reply> {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const options = { host: '127.0.0.1', port, agent, method, path };
  return new Promise((done, failed) => {
    const sent = send({ ...options, headers: { ...headers, ...length } }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => (text += part));
      reply.on('end', () => done({ status: reply.statusCode ?? 0, headers: reply.headers, text }));
      reply.on('error', failed);
    });
    sent.on('error', failed).end(body);
  });
}

/** What leads out of a folder, or is taken for something else, in one way of writing or another. */
const hostile = fc.constantFrom(
  ...['..', '.', '', '/', '\\', '%2e%2e', '%2f', '%5c', '%00', '%252e%252e', '%c0%ae', '%zz', 'C:'],
  ...['secret.pdf', 'register.yaml', 'package.json', 'etc', 'passwd', 'CON', 'a.png::$DATA', '~'],
  ...['%0d%0aSet-Cookie:a=b', '__proto__', 'constructor', "' or 1=1 --", '{{7*7}}', '😀', '\u202e'],
);
const honest = fc.constantFrom(
  ...['DHS', 'pictures', 'papers', 'news', 'wide.png', 'note.pdf', 'AboutUs', 'aboutus', 'api'],
);
const word = fc.oneof(hostile, honest, fc.string({ maxLength: 40, unit: 'grapheme' }));
const path = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join('/'));
const raw = path.map((text) => text.replace(/[^\x21-\x7e]|[#?]/gu, encodeURIComponent));

/** A call of the description with its parameters filled in, for better or worse. */
const call = fc.constantFrom(...operations()).chain((operation: Operation) =>
  fc.record({
    operation: fc.constant(operation),
    url: fc
      .tuple(
        fc.oneof(fc.constant('DHS'), raw),
        fc.oneof(fc.constant('pictures/news/wide.png'), raw),
      )
      .map(([code, file]) => operation.path.replace('{code}', code).replace('{path}', file)),
  }),
);
const anyAddress = fc.record({
  operation: fc.constant(undefined),
  url: raw.map((text) => `/${text}`),
});

const value = fc.oneof(word, fc.integer().map(String), fc.constantFrom('1', '320', '1e9', '-1'));
const query = fc.dictionary(fc.constantFrom('w', 'url', 'id', 'a', '__proto__'), value, {
  maxKeys: 3,
});
const printable = fc.stringMatching(/^[\x20-\x7e]{0,60}$/);
const headers = fc.dictionary(
  fc.constantFrom(
    ...['accept', 'accept-encoding', 'range', 'if-none-match', 'if-modified-since', 'origin'],
    ...['idempotency-key', 'authorization', 'x-forwarded-for', 'content-type', 'host'],
  ),
  fc.oneof(
    printable,
    fc.constantFrom('bytes=0-4', 'bytes=9-1,-', '*', 'image/avif', 'br;q=0', 'application/json'),
  ),
);
const form = fc.record(
  {
    ...Object.fromEntries(
      [...Object.keys(filledForm), 'admission'].map((name) => [
        name,
        fc.oneof(fc.constant('a@home.example'), word, fc.jsonValue({ maxDepth: 2 })),
      ]),
    ),
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  form.map((fields) => JSON.stringify(fields)),
  fc.json({ maxDepth: 3 }),
  fc.string({ maxLength: 200 }),
  fc.constant(JSON.stringify(filledForm)),
);
const otherMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const method = fc.option(fc.constantFrom(...otherMethods), { nil: undefined, freq: 2 });

const request = fc
  .tuple(fc.oneof({ weight: 3, arbitrary: call }, anyAddress), method, query, headers, body)
  .map(([{ operation, url }, other, asked, given, payload]): Asked => {
    const chosen = other ?? operation?.method.toUpperCase() ?? 'GET';
    const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(chosen);
    const search = new URLSearchParams(asked).toString();
    return {
      method: chosen,
      path: search ? `${url}?${search}` : url,
      headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...given },
      ...(hasBody ? { body: payload } : {}),
    };
  });

/** A line of a stack, or a place in the code. */
const stack = /\n\s+at |node_modules|\.ts:\d+|\/src\//;

it('answers thousands of random requests of its description: no 5xx, no stack, nothing outside', async () => {
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(request, async (asked) => {
      const { status, headers: told, text } = await ask(asked);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect(status).toBeLessThan(500);
      expect(text).not.toContain(outside);
      expect(text).not.toMatch(stack);
      expect(told['set-cookie']).toBeUndefined();
      expect(told.location ?? '/').toMatch(/^\/(?!\/)/);
      expect(told['x-content-type-options']).toBe('nosniff');
    }),
    { numRuns: requests, seed },
  );
  // Requests that were all refused would prove nothing.
  const all = [200, 201, 301, 400, 404, 405, 422].map((status) => statuses.get(status) ?? 0);
  expect(all.filter((count) => count < 5)).toEqual([]);
});
