import { withoutEndSlash } from './base-url';
import { HttpError, type Call } from './http-error';
import { jsonOf } from './json-of';
import { askAgainAt } from './list-changes';
import { replyPath, shownReply } from './list-files';
import { allowedJson } from './page-policy';
import { takePreloadedResponse } from './preloaded-response';
import { browserStorage, storedSchoolCode, storedToken, type KeyValueStore } from './storage';

/** What a client needs to know. */
export interface ClientOptions {
  /** Where the content service stands: 'https://api.example', or the site's path, '' or '/school', on its own origin. */
  baseUrl: string;
  /** The school's code from the content. */
  schoolCode: string;
  /** Where a stored code and token are looked for; by default the browser's local storage. */
  storage?: KeyValueStore;
  /** By default the browser's own. */
  fetch?: typeof fetch;
  /** Takes one sentence per problem; by default `console.warn`. */
  log?: (sentence: string) => void;
}

/** What one request may add. */
interface RequestOptions {
  /** Aborts the request. */
  signal?: AbortSignal;
  /** Query parameters. */
  query?: Record<string, string>;
  /** Further headers. */
  headers?: Record<string, string>;
}

/** The client of the content service. Every method rejects with an `HttpError` only. */
export type ContentClient = ReturnType<typeof createClient>;

/** A call about to be made: its name for the log, with method and path, and its full address. */
interface CallInfo {
  name: string;
  url: string;
}

type Signal = AbortSignal | null | undefined;

const JSON_TYPE = 'application/json';

/** Makes a client. It sets no time limit: a slow reply is waited for until its signal ends it. */
export function createClient(options: ClientOptions) {
  const baseUrl = withoutEndSlash(options.baseUrl);
  const serviceOrigin = () => new URL(baseUrl || '/', pageOrigin()).origin;
  const storage = () => options.storage ?? browserStorage();

  function pathOf(call: Call): string {
    const stored = call.auth ? storedSchoolCode(storage()) : undefined;
    return call.path.replace('{code}', encodeURIComponent(stored ?? options.schoolCode));
  }

  function infoOf(method: string, call: Call, query?: Record<string, string>): CallInfo {
    const path = pathOf(call);
    const name = `${call.name} (${method} ${path})`;
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    const asked =
      process.env.GATSBY_LISTS === 'files'
        ? baseUrl + replyPath(path, query)
        : baseUrl + path + search;
    const url = new URL(asked, pageOrigin());
    if (url.origin === serviceOrigin()) return { name, url: url.href };
    throw new HttpError('redirect', `${name}: the address leads away from the service.`);
  }

  async function send(call: Call, info: CallInfo, init: RequestInit, extra?: RequestOptions) {
    const token = call.auth ? storedToken(storage()) : undefined;
    const headers = { ...extra?.headers, ...(token && { Authorization: `Bearer ${token}` }) };
    const signal = extra?.signal ?? null;
    // A redirect could lead anywhere, and not every browser drops the token on the way: a call
    // that carries one follows none.
    const redirect = token ? 'manual' : 'follow';
    const request = {
      ...init,
      headers: { ...init.headers, ...headers },
      signal,
      redirect,
    } as const;
    const preloaded = init.method ? undefined : takePreloadedResponse(info.url, signal);
    const reply = preloaded ?? (options.fetch ?? fetch)(info.url, request);
    const response = await reply.catch((cause: unknown) => {
      throw brokenOff(info, signal, cause);
    });
    refuseRedirect(info, response);
    await refuseFailure(info, response);
    askAgainAt(response.headers.get('changes-at'));
    return response;
  }

  const client = {
    baseUrl,
    log: options.log ?? ((sentence: string) => console.warn(sentence)),
    /** A call's name with its method and path, for the log: 'News list (GET /api/news/all/DHS)'. */
    nameOf: (call: Call): string => `${call.name} (GET ${pathOf(call)})`,
    /** The address of a call: 'https://api.example/api/news/all/DHS', without the origin when it is the site's own. */
    addressOf: (call: Call): string =>
      baseUrl + (process.env.GATSBY_LISTS === 'files' ? replyPath(pathOf(call)) : pathOf(call)),
    /** True when the content service stands on the page's own origin. */
    isSameOrigin: (): boolean => serviceOrigin() === pageOrigin(),
    /** The reply's JSON; an empty reply and one that is no JSON are `parse` errors. */
    async getJson(call: Call, extra: RequestOptions = {}): Promise<unknown> {
      const info = infoOf('GET', call, extra.query);
      const response = await send(call, info, { headers: { Accept: JSON_TYPE } }, extra);
      let json = await allowedJson(response, call.path, baseUrl).catch((cause: unknown) => {
        throw brokenOff(info, extra.signal, cause);
      });
      if (process.env.GATSBY_LISTS === 'files') {
        const shown = shownReply(json);
        askAgainAt(shown.changesAt);
        json = shown.json;
      }
      if (json !== undefined) return json;
      throw new HttpError('parse', `${info.name}: the reply is empty or is not JSON.`);
    },
    /** The reply's JSON array; anything else is a `parse` error. */
    async getList(call: Call, extra?: RequestOptions): Promise<unknown[]> {
      const json = await client.getJson(call, extra);
      if (Array.isArray(json)) return json as unknown[];
      throw new HttpError('parse', `${client.nameOf(call)}: the reply is not a list.`);
    },
    /** Sends JSON. The reply's JSON; `undefined` for a good reply that holds none or is of another type. */
    async postJson(call: Call, body: unknown, extra: RequestOptions = {}): Promise<unknown> {
      const info = infoOf('POST', call, extra.query);
      const headers = { Accept: JSON_TYPE, 'Content-Type': JSON_TYPE };
      const init = { method: 'POST', body: JSON.stringify(body), headers };
      const response = await send(call, info, init, extra);
      const isJson = /[/+]json\b/i.test(response.headers.get('content-type') ?? '');
      const text = await readText(info, response, extra.signal);
      return isJson ? jsonOf(text) : undefined;
    },
    /** The reply's bytes, and its content type as it was sent ('' without one). */
    async getBlob(
      call: Call,
      extra: RequestOptions = {},
    ): Promise<{ blob: Blob; contentType: string }> {
      const info = infoOf('GET', call, extra.query);
      const response = await send(call, info, {}, extra);
      const blob = await response.blob().catch((cause: unknown) => {
        throw brokenOff(info, extra.signal, cause);
      });
      return { blob, contentType: response.headers.get('content-type') ?? '' };
    },
  };
  return client;
}

function pageOrigin(): string {
  return typeof window === 'undefined' ? 'http://localhost' : window.location.origin;
}

/** The error for a request or a reply that broke off: `aborted` when it was meant to. */
function brokenOff(info: CallInfo, signal: Signal, cause: unknown): HttpError {
  return signal?.aborted
    ? new HttpError('aborted', `${info.name}: cancelled.`, { cause })
    : new HttpError('network', `${info.name}: the service could not be reached.`, { cause });
}

/** The body as text; a connection that breaks half-way is a `network` error. */
async function readText(info: CallInfo, response: Response, signal: Signal): Promise<string> {
  return response.text().catch((cause: unknown) => {
    throw brokenOff(info, signal, cause);
  });
}

/** Throws for a reply that came from, or points to, another origin than the one that was asked. */
function refuseRedirect(info: CallInfo, response: Response): void {
  const unfollowed =
    response.type === 'opaqueredirect' || (response.status > 300 && response.status < 400);
  const left = response.url !== '' && new URL(response.url).origin !== new URL(info.url).origin;
  if (unfollowed || left) {
    throw new HttpError('redirect', `${info.name}: the service sent the call elsewhere.`);
  }
}

/** Throws for a reply whose status is no success; the error holds the reply's JSON. */
async function refuseFailure(info: CallInfo, response: Response): Promise<void> {
  const { ok, status } = response;
  if (ok) return;
  const text = await response.text().catch(() => '');
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  throw new HttpError('status', `${info.name}: the service answered ${status}.`, {
    status,
    body: jsonOf(text),
    ...(seconds >= 0 && { retryAfter: seconds }),
  });
}
