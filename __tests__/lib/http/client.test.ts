import { createClient, type ClientOptions } from '../../../src/lib/http/client';
import { HttpError, type Call } from '../../../src/lib/http/http-error';
import type { KeyValueStore } from '../../../src/lib/http/storage';

const open: Call = { name: 'Open list', path: '/api/open/{code}' };
const guarded: Call = { name: 'Guarded list', path: '/api/guarded/{code}', auth: true };

function storeOf(values: Record<string, string>): KeyValueStore {
  return {
    getItem: (key) => values[key] ?? null,
    setItem: () => undefined,
    removeItem: () => undefined,
  };
}

/** A client whose fetch answers with the given reply and remembers what it was asked. */
function clientWith(reply: Response | Error, options: Partial<ClientOptions> = {}) {
  const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>(() =>
    reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply.clone()),
  );
  const client = createClient({
    baseUrl: 'https://api.example',
    schoolCode: 'DHS',
    storage: storeOf({}),
    fetch: fetchMock as unknown as typeof fetch,
    log: () => undefined,
    ...options,
  });
  const asked = () => {
    const [url, init] = fetchMock.mock.lastCall ?? ['', {}];
    return { url, init, headers: new Headers(init.headers) };
  };
  return { client, asked };
}

/** A reply as it comes from an address, perhaps after redirects. */
function replyFrom(url: string, body = '[]'): Response {
  const response = new Response(body);
  Object.defineProperty(response, 'url', { value: url });
  response.clone = () => response;
  return response;
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as HttpError,
  );

describe('addresses', () => {
  it('puts base address and school code together', async () => {
    const { client, asked } = clientWith(Response.json([]), {
      baseUrl: 'https://api.example/v1//',
    });
    await client.getList(open);
    expect(asked().url).toBe('https://api.example/v1/api/open/DHS');
  });

  it("stands on the page's own origin without a base address", async () => {
    const { client, asked } = clientWith(Response.json([]), { baseUrl: '' });
    await client.getJson(open, { query: { id: 'a b&c' } });
    expect(asked().url).toBe('http://localhost/api/open/DHS?id=a+b%26c');
    expect(client.isSameOrigin()).toBe(true);
    expect(clientWith(Response.json([])).client.isSameOrigin()).toBe(false);
  });

  it('makes no request to an address that leaves the service', async () => {
    const { client, asked } = clientWith(Response.json([]), { baseUrl: '' });
    const error = await failureOf(client.getList({ name: 'Bad', path: '//evil.example/{code}' }));
    expect(error).toMatchObject({ kind: 'redirect' });
    expect(asked().url).toBe('');
  });
});

describe('stored code and token', () => {
  const stored = { storage: storeOf({ schoolCode: 'OTHER-1', token: 'abc.def' }) };

  it('take part in the calls with auth options', async () => {
    const { client, asked } = clientWith(Response.json([]), stored);
    await client.getList(guarded);
    expect(asked().url).toBe('https://api.example/api/guarded/OTHER-1');
    expect(asked().headers.get('authorization')).toBe('Bearer abc.def');
    expect(asked().init.redirect).toBe('manual');
  });

  it('take no part in the other calls', async () => {
    const { client, asked } = clientWith(Response.json([]), stored);
    await client.getList(open);
    expect(asked().url).toBe('https://api.example/api/open/DHS');
    expect(asked().headers.has('authorization')).toBe(false);
  });

  it.each(['', '../x', 'a/b', 'x'.repeat(33), 'DHS\u202E', 'a b', '{code}'])(
    'ignore the stored code %p',
    async (schoolCode) => {
      const { client, asked } = clientWith(Response.json([]), { storage: storeOf({ schoolCode }) });
      await client.getList(guarded);
      expect(asked().url).toBe('https://api.example/api/guarded/DHS');
    },
  );

  it.each(['', 'two words', 'line\nbreak', 'tökén', 'x'.repeat(5_000)])(
    'ignore a token that fits no header',
    async (token) => {
      const { client, asked } = clientWith(Response.json([]), { storage: storeOf({ token }) });
      await client.getList(guarded);
      expect(asked().headers.has('authorization')).toBe(false);
    },
  );

  it('harm nothing when the storage throws', async () => {
    const blocked = {
      ...storeOf({}),
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    const { client, asked } = clientWith(Response.json(['a']), { storage: blocked });
    await expect(client.getList(guarded)).resolves.toEqual(['a']);
    expect(asked().url).toBe('https://api.example/api/guarded/DHS');
  });

  it('harm nothing when the browser blocks local storage itself', async () => {
    const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const fetchMock = () => Promise.resolve(Response.json([]));
    const client = createClient({ baseUrl: '', schoolCode: 'DHS', fetch: fetchMock });
    await expect(client.getList(guarded)).resolves.toEqual([]);
    blocked.mockRestore();
  });
});

describe('redirects', () => {
  const token = { storage: storeOf({ token: 'secret' }) };

  it('to another origin are refused', async () => {
    const { client } = clientWith(replyFrom('https://evil.example/api/open/DHS'));
    expect(await failureOf(client.getList(open))).toMatchObject({ kind: 'redirect' });
  });

  it('within the service are followed when no token is at stake', async () => {
    const { client, asked } = clientWith(replyFrom('https://api.example/v2/open/DHS'));
    await expect(client.getList(open)).resolves.toEqual([]);
    expect(asked().init.redirect).toBe('follow');
  });

  it('are never followed with a token', async () => {
    const moved = new Response(null, {
      status: 302,
      headers: { Location: 'https://evil.example' },
    });
    const { client } = clientWith(moved, token);
    const error = await failureOf(client.getList(guarded));
    expect(error).toMatchObject({ kind: 'redirect' });
    expect(error?.message).toBe(
      'Guarded list (GET /api/guarded/DHS): the service sent the call elsewhere.',
    );
  });
});

describe('replies', () => {
  it.each([
    ['nothing', ''],
    ['blank space', '  '],
    ['cut-short JSON', '[{"a":1},{"b"'],
    ['HTML', '<!doctype html><p>Sign in</p>'],
  ])('of %s are parse errors', async (_, body) => {
    const { client } = clientWith(new Response(body));
    expect(await failureOf(client.getList(open))).toMatchObject({ kind: 'parse' });
    expect(await failureOf(client.getJson(open))).toMatchObject({ kind: 'parse' });
  });

  it.each([{}, null, 'text', 7, true])('of %p are no list', async (json) => {
    const { client } = clientWith(Response.json(json));
    const error = await failureOf(client.getList(open));
    expect(error).toMatchObject({ kind: 'parse' });
    expect(error?.message).toBe('Open list (GET /api/open/DHS): the reply is not a list.');
  });

  it('with status 204 are parse errors', async () => {
    const { client } = clientWith(new Response(null, { status: 204 }));
    expect(await failureOf(client.getList(open))).toMatchObject({ kind: 'parse' });
  });

  it('with an error status carry the status, the body and the wait', async () => {
    const reply = Response.json(
      { error: 'Too many.' },
      { status: 429, headers: { 'Retry-After': '30' } },
    );
    const error = await failureOf(clientWith(reply).client.getList(open));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      kind: 'status',
      status: 429,
      body: { error: 'Too many.' },
      retryAfter: 30,
      message: 'Open list (GET /api/open/DHS): the service answered 429.',
    });
  });

  it('with an error status and no JSON still make a status error', async () => {
    const reply = new Response('<h1>Bad gateway</h1>', { status: 502 });
    const error = await failureOf(clientWith(reply).client.getList(open));
    expect(error).toMatchObject({ kind: 'status', status: 502, body: undefined });
    expect(error?.retryAfter).toBeUndefined();
  });

  it('that never arrive are network errors', async () => {
    const { client } = clientWith(new TypeError('fetch failed'));
    expect(await failureOf(client.getList(open))).toMatchObject({
      kind: 'network',
      message: 'Open list (GET /api/open/DHS): the service could not be reached.',
    });
  });

  it('that break off half-way are network errors', async () => {
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('[{"a":'));
        controller.error(new TypeError('terminated'));
      },
    });
    const broken = new Response(stream);
    broken.clone = () => broken;
    const { client } = clientWith(broken);
    expect(await failureOf(client.getList(open))).toMatchObject({ kind: 'network' });
  });

  it('that nobody waits for any more are aborted, not failed', async () => {
    const { client } = clientWith(new DOMException('aborted', 'AbortError'));
    const error = await failureOf(client.getList(open, { signal: AbortSignal.abort() }));
    expect(error).toMatchObject({ kind: 'aborted' });
  });
});

describe('sending', () => {
  it('posts JSON and gives the reply, or nothing when it is none', async () => {
    const { client, asked } = clientWith(Response.json({ ok: true }, { status: 201 }));
    const headers = { 'Idempotency-Key': 'k' };
    await expect(client.postJson(open, { a: 'ü' }, { headers })).resolves.toEqual({ ok: true });
    expect(asked().init).toMatchObject({ method: 'POST', body: '{"a":"ü"}' });
    expect(asked().headers.get('content-type')).toBe('application/json');
    expect(asked().headers.get('idempotency-key')).toBe('k');

    const html = clientWith(new Response('<p>Thank you</p>'));
    await expect(html.client.postJson(open, {})).resolves.toBeUndefined();
  });

  it('gives a file with its type as it was sent', async () => {
    const reply = new Response('%PDF-', { headers: { 'Content-Type': 'Application/PDF; v=1' } });
    const { blob, contentType } = await clientWith(reply).client.getBlob(open);
    expect(contentType).toBe('Application/PDF; v=1');
    await expect(blob.text()).resolves.toBe('%PDF-');
  });
});

it('logs to the console unless told otherwise', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  createClient({ baseUrl: '', schoolCode: 'DHS' }).log('News list: gone.');
  expect(warn).toHaveBeenCalledWith('News list: gone.');
  warn.mockRestore();
});
