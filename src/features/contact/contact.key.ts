import type { ContactMessage } from './contact.schema';

/** Gives out the keys that let the service keep a message once. */
export interface IdempotencyKeys {
  /** The key of a filled form: the same while nothing in it changes, a new one after a change. */
  keyFor(message: ContactMessage): string;
  /** Forgets the key: the message has been sent, and the same words would be another message. */
  reset(): void;
}

/**
 * Makes the keeper of one form's keys. A changed message gets a new key, because the service may
 * have kept the former one and would take the change for a repetition.
 */
export function createIdempotencyKeys(makeKey: () => string = randomKey): IdempotencyKeys {
  let last: { words: string; key: string } | undefined;
  return {
    keyFor(message) {
      const words = JSON.stringify(message);
      if (last?.words !== words) last = { words, key: makeKey() };
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
