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
 * Whom a form is counted for: a household, which has one IPv4 address or a whole IPv6 network (/64), and for
 * IPv6 also what one customer of a provider may have (/48).
 */
export interface VisitorKeys {
  household: string;
  site?: string;
}

/** Whom a form of an address is counted for. */
export function visitorKeys(ip: string): VisitorKeys {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return { household: mapped };
  if (!isIPv6(ip)) return { household: ip };
  const groups = groupsOf(ip);
  return { household: groups.slice(0, 4).join(':'), site: groups.slice(0, 3).join(':') };
}
