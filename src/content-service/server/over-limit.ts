/** Visitors over their limit that are remembered; with more, the database is asked again. */
const mostRemembered = 5000;

/** Who is over a limit, and until when: meanwhile a flood neither reads nor writes the database. */
export interface OverLimit {
  /** The longest time in ms that one of these visitors has to wait; 0 where none is over the limit. */
  left(visitors: readonly string[], now: number, windowMs: number): number;
  /** Remembers that a visitor has to wait until a moment. */
  remember(visitor: string, until: number): void;
}

/** Remembers in this process who is over a limit. */
export function makeOverLimit(): OverLimit {
  const over = new Map<string, number>();
  return {
    left(visitors, now, windowMs) {
      const all = visitors.map((visitor) => (over.get(visitor) ?? now) - now);
      // More than a window is left only where the clock was put back.
      return Math.max(0, ...all.filter((left) => left <= windowMs));
    },
    remember(visitor, until) {
      if (over.size >= mostRemembered) over.clear();
      over.set(visitor, until);
    },
  };
}
