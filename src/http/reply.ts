import { HttpError } from './http-error';

/** A call about to be made: its name for the log, with method and path, and its full address. */
export interface CallInfo {
  name: string;
  url: string;
}

type Signal = AbortSignal | null | undefined;

/** The error for a request or a reply that broke off: `aborted` when it was meant to. */
export function brokenOff(info: CallInfo, signal: Signal, cause: unknown): HttpError {
  return signal?.aborted
    ? new HttpError('aborted', `${info.name}: cancelled.`, { cause })
    : new HttpError('network', `${info.name}: the service could not be reached.`, { cause });
}

/** The body as text; a connection that breaks half-way is a `network` error. */
export async function readText(
  info: CallInfo,
  response: Response,
  signal: Signal,
): Promise<string> {
  return response.text().catch((cause: unknown) => {
    throw brokenOff(info, signal, cause);
  });
}

/** The text as JSON; `undefined` when it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Throws for a reply that came from, or points to, another origin than the one that was asked. */
export function refuseRedirect(info: CallInfo, response: Response): void {
  const unfollowed =
    response.type === 'opaqueredirect' || (response.status > 300 && response.status < 400);
  const left = response.url !== '' && new URL(response.url).origin !== new URL(info.url).origin;
  if (unfollowed || left) {
    throw new HttpError('redirect', `${info.name}: the service sent the call elsewhere.`);
  }
}

/** Throws for a reply whose status is no success; the error holds the reply's JSON. */
export async function refuseFailure(info: CallInfo, response: Response): Promise<void> {
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
