import { basePathOf, fullAddress } from '../../lib/base-path';

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
