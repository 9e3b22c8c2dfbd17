import { isIPv6 } from 'node:net';

/** The groups of an IPv6 address, eight of them, each without zeros at its beginning. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0{1,3}(?=.)/, ''));
}

/**
 * Whom a form of an address is counted for: a household, which has one IPv4 address or a whole IPv6 network (/64),
 * and for IPv6 also what one customer of a provider may have (/48).
 */
export function visitorKeys(ip: string): { household: string; site?: string } {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return { household: mapped };
  if (!isIPv6(ip)) return { household: ip };
  const groups = groupsOf(ip);
  return { household: groups.slice(0, 4).join(':'), site: groups.slice(0, 3).join(':') };
}

/** One of the counts that a form adds to, and how many there may be in its window. */
export interface VisitorCount {
  /** What is counted: a household, its /48, or all visitors, and the kind of form. */
  visitor: string;
  most: number;
}

/**
 * The counts of one form: its household's, its /48's for IPv6, and last that of all visitors. `shares` say how many
 * times as many as one household's are taken of the other two.
 */
export function countsOf(
  ip: string,
  group: string,
  most: number,
  shares: { site: number; all: number },
): VisitorCount[] {
  const { household, site } = visitorKeys(ip);
  return [
    { visitor: `${household} ${group}`, most },
    ...(site ? [{ visitor: `${site}/48 ${group}`, most: most * shares.site }] : []),
    { visitor: `all ${group}`, most: most * shares.all },
  ];
}

/** Visitors over their limit that are remembered; with more, the database is asked again. */
const mostRemembered = 5000;

/**
 * Remembers in this process who is over a limit, and until when: meanwhile a flood neither reads nor writes the
 * database.
 */
export function makeOverLimit() {
  const over = new Map<string, number>();
  return {
    /** The longest time in ms that one of these visitors has to wait; 0 where none is over the limit. */
    left(visitors: readonly string[], now: number, windowMs: number): number {
      const all = visitors.map((visitor) => (over.get(visitor) ?? now) - now);
      // More than a window is left only where the clock was put back.
      return Math.max(0, ...all.filter((left) => left <= windowMs));
    },
    /** Remembers that a visitor has to wait until a moment. */
    remember(visitor: string, until: number): void {
      if (over.size >= mostRemembered) over.clear();
      over.set(visitor, until);
    },
  };
}
