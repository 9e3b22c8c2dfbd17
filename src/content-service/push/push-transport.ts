import type { PushKeys } from './push-keys';
import type { ClaimedPush } from './push-outbox';

/** What a push service said: `gone` ends the subscription, `refused` this message. `afterMs` is its own wish. */
export type PushAnswer =
  | { outcome: 'sent' | 'gone' }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'later'; reason: string; afterMs?: number };

/** How long a push service may take, in ms. */
const patienceMs = 30_000;

function laterAfter(reason: string, retryAfter: string | null): PushAnswer {
  const seconds = Number(retryAfter ?? NaN);
  return { outcome: 'later', reason, ...(seconds > 0 && { afterMs: seconds * 1000 }) };
}

/** What a status means (RFC 8030). A redirect is not followed: it could lead anywhere. */
function answerOf({ status, headers }: Response): PushAnswer {
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  const reason = `status ${status}`;
  if (status === 429 || status >= 500) return laterAfter(reason, headers.get('retry-after'));
  return { outcome: 'refused', reason };
}

interface Options {
  keys: PushKeys;
  /** Who sends, for the push service: an address of the web, or of e-mail with `mailto:`. */
  subject: string;
  now: number;
}

/** Encrypts a message for its browser (RFC 8291), signs it, and hands it to the push service. Never rejects. */
export async function sendPush(
  { subscription, payload, topic, isUrgent, endsAt }: ClaimedPush,
  { keys, subject, now }: Options,
): Promise<PushAnswer> {
  const { default: webPush } = await import('web-push');
  let request;
  try {
    const { endpoint, p256dh, auth } = subscription;
    request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, ...keys },
      TTL: Math.max(0, Math.floor((endsAt - now) / 1000)),
      urgency: isUrgent ? 'high' : 'normal',
      topic,
      contentEncoding: 'aes128gcm',
    });
  } catch {
    // Its keys are none: nobody can ever read what is sent there.
    return { outcome: 'gone' };
  }
  try {
    const { 'Content-Length': _length, ...headers } = request.headers;
    const answer = await fetch(request.endpoint, {
      method: request.method,
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, String(value)]),
      ),
      body: new Uint8Array(request.body),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    return answerOf(answer);
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    return { outcome: 'later', reason };
  }
}
