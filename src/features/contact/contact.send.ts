import { getClient } from '../../lib/http/client-config';
import { HttpError, isHttpError, sentenceOf } from '../../lib/http/http-error';
import { asRecord } from '../../lib/http/as-record';
import type { ServiceCall } from '../../lib/http/service-calls';
import type { components } from '../../lib/http/service-types';
import { cleanText } from '../../lib/http/text';
import { CONTACT_FIELDS, contactSchema, type ContactMessage } from './contact.schema';

/** The fixed form type of the contact form. */
const CONTACT_FORM_TYPE = 'contact';

/** Sends a contact message. */
export const contactCall: ServiceCall = {
  name: 'Contact message',
  path: `/api/form/{code}/${CONTACT_FORM_TYPE}`,
};

/**
 * What became of a message: `sent`; `invalid` with the service's word on each wrong field; `busy`
 * when too many came from here, with the seconds to wait where they are known; `too-large`;
 * `aborted` when the visitor left; `failed` for all else.
 */
export type ContactResult =
  | { outcome: 'sent' }
  | { outcome: 'invalid'; fields: Partial<Record<keyof ContactMessage, string>> }
  | { outcome: 'busy'; retryAfter: number | undefined }
  | { outcome: 'too-large' }
  | { outcome: 'failed' }
  | { outcome: 'aborted' };

/** Options of a request. */
export interface SendOptions {
  /** The idempotency key: the same for every attempt at the same message. */
  idempotencyKey: string;
  signal?: AbortSignal;
}

/**
 * Sends exactly the five fields, trimmed. Never rejects; a failure is logged without the
 * visitor's words.
 */
export async function sendContactMessage(
  message: ContactMessage,
  { idempotencyKey, signal }: SendOptions,
): Promise<ContactResult> {
  const client = getClient();
  try {
    // A provider on another origin would have to allow this header first, or lose the message.
    const headers: Record<string, string> = client.isSameOrigin()
      ? { 'Idempotency-Key': idempotencyKey }
      : {};
    const body = contactSchema.cast(message, { stripUnknown: true });
    const reply = await client.postJson(contactCall, body, { headers, ...(signal && { signal }) });
    // A captive portal answers everything with 200: that is not a reply of the service.
    if (asRecord<Accepted>(reply)?.ok === true) return { outcome: 'sent' };
    throw new HttpError('parse', `${contactCall.name}: the reply is not the service’s.`);
  } catch (error) {
    const result = failureOf(error);
    if (result.outcome !== 'aborted') client.log(sentenceOf(error));
    return result;
  }
}

function failureOf(error: unknown): ContactResult {
  if (isHttpError(error, 'aborted')) return { outcome: 'aborted' };
  if (!isHttpError(error, 'status')) return { outcome: 'failed' };
  if (error.status === 413) return { outcome: 'too-large' };
  if (error.status === 429) return { outcome: 'busy', retryAfter: error.retryAfter };
  const fields = error.status === 422 ? wrongFields(error.body) : {};
  return Object.keys(fields).length > 0 ? { outcome: 'invalid', fields } : { outcome: 'failed' };
}

type Accepted = components['schemas']['Accepted'];
type Wrong = components['schemas']['FieldErrors'];

function wrongFields(body: unknown): Partial<Record<keyof ContactMessage, string>> {
  const words = asRecord(asRecord<Wrong>(body)?.fields);
  const entries = CONTACT_FIELDS.map((field) => [field, cleanText(words?.[field])] as const);
  return Object.fromEntries(entries.filter(([, word]) => word !== ''));
}
