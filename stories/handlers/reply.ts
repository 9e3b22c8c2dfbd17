import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { Call } from '../../src/lib/http/http-error';
import { networkDelay } from './network';

/** How a call of the content service answers in a story or a test. */
export interface Reply<T = unknown> {
  /** The records of the list; by default the feature's examples. */
  items?: readonly T[];
  /** Milliseconds to wait, by default the toolbar's; 'infinite' never answers. */
  delay?: number | 'infinite';
  /** An error status, answered as the service does: `{ error }`. */
  status?: number;
  /** Any other JSON in the place of the list. */
  json?: unknown;
  /** A raw body, for replies that are no JSON; '' with status 204 has none. */
  body?: { text: string; type: string; status?: number };
  /** 'network' breaks the connection, 'redirect' sends the call to another origin. */
  fail?: 'network' | 'redirect';
}

/** Where a redirected call is sent: nothing of the school's. */
export const ELSEWHERE = 'https://elsewhere.example/list';

/** Answers a GET call with a list of records, or as the reply says. */
export function listHandler<T>(
  call: Call,
  examples: readonly T[],
  reply: Reply<T> = {},
): HttpHandler {
  return http.get(addressOf(call), () => answer(reply, reply.items ?? examples));
}

/** Answers a POST call with a value and a status, or as the reply says. */
export function postHandler(
  call: Call,
  value: unknown,
  reply: Reply = {},
  success = 200,
): HttpHandler {
  return http.post(addressOf(call), () => answer(reply, value, success));
}

/**
 * A call's address at any origin. A pattern, because a path given as text would be compared
 * without regard to case, and three calls differ in nothing else ('/api/Events/all/…').
 */
export function addressOf(call: Call): RegExp {
  const path = call.path.replaceAll('.', '\\.').replace('{code}', '[^/?#]+');
  return new RegExp(`^https?://[^/]+${path}$`);
}

/** The answer itself, for handlers with an address of their own. */
export async function answer(reply: Reply, value: unknown, success = 200): Promise<Response> {
  const wait = reply.delay ?? networkDelay();
  if (wait) await delay(wait);
  if (reply.fail === 'network') return HttpResponse.error();
  if (reply.fail === 'redirect') {
    return new HttpResponse(null, { status: 302, headers: { Location: ELSEWHERE } });
  }
  if (reply.body) return rawAnswer(reply.body);
  if (reply.status && reply.status >= 400) {
    const json = 'json' in reply ? reply.json : { error: `The service answers ${reply.status}.` };
    return Response.json(json, { status: reply.status });
  }
  return Response.json('json' in reply ? reply.json : value, { status: reply.status ?? success });
}

function rawAnswer({ text, type, status = 200 }: NonNullable<Reply['body']>): Response {
  const body = status === 204 ? null : text;
  return new HttpResponse(body, { status, headers: { 'Content-Type': type } });
}
