import { getClient } from '../../lib/http/client-config';
import { HttpError, isHttpError, sentenceOf } from '../../lib/http/http-error';
import { asRecord } from '../../lib/http/as-record';
import type { Sent, ServiceCall } from '../../lib/http/service-calls';
import { cleanText } from '../../lib/http/text';
import {
  contactSchema,
  HONEYPOT_FIELD,
  MESSAGE_FIELDS,
  type ContactMessage,
} from './contact.schema';

/** The fixed form type of the contact form. */
const CONTACT_FORM_TYPE = 'contact';

/** Sends a contact message. */
export const contactCall: ServiceCall = {
  name: 'Contact message',
  path: `/api/form/{code}/${CONTACT_FORM_TYPE}`,
};

/**
 * What became of a message: `sent`, with whether the copy that was asked for is sent too; `invalid` with the service's word on each wrong field; `busy`
 * when too many came from here, with the seconds to wait where they are known; `too-large`;
 * `aborted` when the visitor left; `failed` for all else.
 */
export type ContactResult =
  | { outcome: 'sent'; copy?: boolean }
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
  /** Whether the visitor asked for a copy. */
  copy?: boolean;
  /** What stands in the honeypot field. */
  trap?: string;
  /** How long the form took at most, in seconds, where that is known. */
  seconds?: number | undefined;
}

/** What the school's own service takes beside the five fields of the specification. */
function ownBody({ childClass, childYear, ...fields }: ContactMessage, options: SendOptions) {
  const { copy, trap, seconds } = options;
  return {
    ...fields,
    ...(childClass && { childClass }),
    ...(childYear && { childYear }),
    ...(copy && { copy }),
    ...(trap && { [HONEYPOT_FIELD]: trap }),
    ...(seconds !== undefined && { seconds }),
  };
}

/** The five fields that every provider takes; what else was filled in stands in the message. */
function commonBody({ childClass, childYear, message, ...fields }: ContactMessage) {
  const lines = [
    childClass && `Class: ${childClass}`,
    childYear && `Year of joining: ${childYear}`,
  ];
  return { ...fields, message: [...lines.filter(Boolean), message].join('\n') };
}

/** Sends the fields, trimmed. Never rejects; a failure is logged without the visitor's words. */
export async function sendContactMessage(
  message: ContactMessage,
  options: SendOptions,
): Promise<ContactResult> {
  const client = getClient();
  const { idempotencyKey, signal } = options;
  try {
    // A provider on another origin would have to allow this header first, or lose the message.
    const isOwn = client.isSameOrigin();
    const headers: Record<string, string> = isOwn ? { 'Idempotency-Key': idempotencyKey } : {};
    const fields = contactSchema.cast(message, { stripUnknown: true });
    const body = isOwn ? ownBody(fields, options) : commonBody(fields);
    const reply = await client.postJson(contactCall, body, { headers, ...(signal && { signal }) });
    // A captive portal answers everything with 200: that is not a reply of the service.
    const accepted = asRecord<Sent<'Accepted'>>(reply);
    if (accepted?.ok === true) {
      return { outcome: 'sent', ...(options.copy && { copy: accepted.copy === true }) };
    }
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

function wrongFields(body: unknown): Partial<Record<keyof ContactMessage, string>> {
  const words = asRecord(asRecord<Sent<'FieldErrors'>>(body)?.fields);
  const entries = MESSAGE_FIELDS.map((field) => [field, cleanText(words?.[field])] as const);
  return Object.fromEntries(entries.filter(([, word]) => word !== ''));
}
