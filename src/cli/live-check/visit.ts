import { basePathOf, fullAddress } from '../../lib/base-path';
import { isRecord } from '../../content/record';

/** What a site answered to one request. */
export interface Visit {
  /** The path that was asked for: '/Fee'. */
  path: string;
  status: number;
  headers: Headers;
  /** Decompressed. */
  body: Buffer;
}

/** A way to ask a site. */
export interface Visitor {
  origin: string;
  /** The path below which the site stands; '' at the root of its host. */
  base: string;
  /** Asks for an address of the site: '/Fee'. */
  visit: (path: string) => Promise<Visit>;
}

/** Why nobody answers, in words. */
export function reasonOf(error: unknown): string {
  const { name, cause } = isRecord(error) ? error : {};
  if (name === 'TimeoutError') return 'it does not answer in time';
  const code = isRecord(cause) ? String(cause.code ?? '') : '';
  const words: Readonly<Record<string, string>> = {
    ENOTFOUND: 'there is no such address: the domain is not set up, or its name is mistyped',
    ECONNREFUSED: 'no web server answers there',
    CERT_HAS_EXPIRED:
      'its certificate has expired, and browsers warn of the site: renew it (cPanel: SSL/TLS Status, Run AutoSSL)',
    ERR_TLS_CERT_ALTNAME_INVALID:
      'its certificate is for another address, and browsers warn of the site: add this one to it',
    DEPTH_ZERO_SELF_SIGNED_CERT:
      'its certificate is one that it made itself, and browsers warn of the site: get one (cPanel: SSL/TLS Status, Run AutoSSL)',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE:
      'its certificate lacks the ones between it and its authority: install the whole chain',
  };
  return words[code] ?? `it can't be reached${code ? ` (${code})` : ''}`;
}

/** Asks the site at an address as a browser does, and follows nowhere. */
export const visitorOf = (siteUrl: string, timeoutMs: number): Visitor => ({
  origin: new URL(siteUrl).origin,
  base: basePathOf(siteUrl),
  async visit(path) {
    const reply = await fetch(fullAddress(siteUrl, path), {
      redirect: 'manual',
      headers: {
        'accept-encoding': 'br, gzip',
        'user-agent': 'Mozilla/5.0 (compatible; school-website check)',
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = Buffer.from(await reply.arrayBuffer());
    return { path, status: reply.status, headers: reply.headers, body };
  },
});
