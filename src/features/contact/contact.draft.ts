import { jsonOf } from '../../lib/http/json-of';
import { asRecord } from '../../lib/http/as-record';
import { readStored, tabStorage } from '../../lib/http/storage';
import { emptyContactMessage, MESSAGE_FIELDS, type ContactMessage } from './contact.schema';

/** The session storage key of the draft: for this tab alone, since computers are shared. */
export const CONTACT_DRAFT_KEY = 'contactDraft';

/** The lifetime of a draft after the last change, in milliseconds. */
const DRAFT_LIFETIME = 3_600_000;

/** Longest text that is kept of one field: a browser's storage is small. */
const FIELD_MAX = 20_000;

/** Keeps what was typed over a reload; an empty form keeps nothing, a blocked or full storage harms nothing. */
export function saveContactDraft(message: ContactMessage): void {
  const draft = fieldsOf((field) => message[field]);
  if (isEmptyMessage(draft)) {
    clearContactDraft();
    return;
  }
  const stored = JSON.stringify({ ...draft, typedAt: Date.now() });
  quietly(() => tabStorage()?.setItem(CONTACT_DRAFT_KEY, stored));
}

/** What was kept, however old; `undefined` without any. */
export function readContactDraft() {
  const record = asRecord(jsonOf(readStored(tabStorage(), CONTACT_DRAFT_KEY) ?? ''));
  if (!record) return undefined;
  const typedAt = typeof record.typedAt === 'number' ? record.typedAt : 0;
  return { message: fieldsOf((field) => record[field]), typedAt };
}

/** Whether what was typed at a moment is to be forgotten; also where a clock was set back since. */
export function isDraftOver(typedAt: number): boolean {
  const age = Date.now() - typedAt;
  return !(age >= 0 && age < DRAFT_LIFETIME);
}

/** Forgets what was kept. */
export function clearContactDraft(): void {
  quietly(() => tabStorage()?.removeItem(CONTACT_DRAFT_KEY));
}

/** Whether nothing but blanks was typed. */
export function isEmptyMessage(message: ContactMessage): boolean {
  return MESSAGE_FIELDS.every((field) => message[field].trim() === '');
}

function fieldsOf(valueOf: (field: keyof ContactMessage) => unknown): ContactMessage {
  const entries = MESSAGE_FIELDS.map((field) => {
    const value = valueOf(field);
    return [field, typeof value === 'string' ? value.slice(0, FIELD_MAX) : ''] as const;
  });
  return { ...emptyContactMessage, ...Object.fromEntries(entries) };
}

function quietly(action: () => void): void {
  try {
    action();
  } catch {
    // A browser that refuses to store the draft must not break the form.
  }
}
