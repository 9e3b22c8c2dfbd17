import { createHash } from 'node:crypto';

/** Something that browsers are told of. */
export interface Announcement {
  /** By what it is known again: told once, whichever of them comes back. */
  keys: readonly [string, ...string[]];
  title: string;
  body: string;
  /** The page that it opens, on this site. */
  path: string;
  /** The classes that it is for; none for all. */
  classes: readonly string[];
  /** Whether it is told at night too, and wakes a phone that saves power. */
  isUrgent: boolean;
  /** When nobody needs it any more, in ms since 1970. */
  endsAt: number;
}

/** A name of at most 32 characters for what is told: push services and phones show what comes twice once (RFC 8030). */
export const topicOf = ({ keys: [key] }: Pick<Announcement, 'keys'>): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, 24);
