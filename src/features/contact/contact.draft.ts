import { jsonOf } from '../../http/json-of';
import { asRecord } from '../../http/as-record';
import { browserStorage, readStored, type KeyValueStore } from '../../http/storage';
import { CONTACT_FIELDS, emptyContactMessage, type ContactMessage } from './contact.schema';

/** Where the unsent message is kept on the visitor's own device. */
export const CONTACT_DRAFT_KEY = 'contactDraft';

/** Longest text that is kept of one field: local storage is small. */
const FIELD_MAX = 20_000;

/**
 * Keeps what was typed, so that it outlives a reload and a closed tab; an empty form keeps
 * nothing. Only the five fields are written. A storage that is blocked or full harms nothing.
 */
export function saveContactDraft(
  message: ContactMessage,
  store: KeyValueStore | undefined = browserStorage(),
): void {
  const draft = fiveFields((field) => message[field]);
  if (CONTACT_FIELDS.every((field) => draft[field].trim() === '')) {
    clearContactDraft(store);
    return;
  }
  quietly(() => store?.setItem(CONTACT_DRAFT_KEY, JSON.stringify(draft)));
}

/** What was kept, or the empty form. */
export function restoreContactDraft(
  store: KeyValueStore | undefined = browserStorage(),
): ContactMessage {
  const record = asRecord(jsonOf(readStored(store, CONTACT_DRAFT_KEY) ?? ''));
  return record ? fiveFields((field) => record[field]) : emptyContactMessage;
}

/** Forgets what was kept: the message has been sent. */
export function clearContactDraft(store: KeyValueStore | undefined = browserStorage()): void {
  quietly(() => store?.removeItem(CONTACT_DRAFT_KEY));
}

function fiveFields(valueOf: (field: keyof ContactMessage) => unknown): ContactMessage {
  const entries = CONTACT_FIELDS.map((field) => {
    const value = valueOf(field);
    return [field, typeof value === 'string' ? value.slice(0, FIELD_MAX) : ''] as const;
  });
  return { ...emptyContactMessage, ...Object.fromEntries(entries) };
}

function quietly(action: () => void): void {
  try {
    action();
  } catch {
    // The draft is a courtesy: a browser that refuses to keep it must not stop the form.
  }
}
