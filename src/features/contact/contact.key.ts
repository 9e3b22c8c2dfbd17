import type { ContactMessage } from './contact.schema';

/** Idempotency keys, with which the service stores a message once. */
export interface IdempotencyKeys {
  /** The key of a filled form: the same while nothing in it changes, a new one after a change. */
  keyFor(message: ContactMessage): string;
  /** Clears the key after the message has been sent: the same text again is another message. */
  reset(): void;
}

/**
 * Creates the idempotency keys of one form. A changed message gets a new key, because the service may have
 * stored the previous one and would take the change for a repetition.
 */
export function createIdempotencyKeys(): IdempotencyKeys {
  let last: { words: string; key: string } | undefined;
  return {
    keyFor(message) {
      const words = JSON.stringify(message);
      if (last?.words !== words) last = { words, key: randomKey() };
      return last.key;
    },
    reset() {
      last = undefined;
    },
  };
}

/** 128 random bits in hexadecimal. `crypto.randomUUID` is missing on pages without https. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
