import { withoutEndSlash } from './http/base-url';

/*
 * A site may stand below a path of its host: `https://office.github.io/school/`. Its content, its build and
 * the service know their own addresses alone (`/Fee`); what a browser asks for has the path in front.
 */

/** The path below which the site at an address stands: '' at the root of its host, else '/school'. */
export const basePathOf = (siteUrl: string): string =>
  URL.canParse(siteUrl) ? withoutEndSlash(new URL(siteUrl).pathname) : '';

const isBelow = (address: string, base: string) =>
  address.startsWith(base) && /^(?:[/?#]|$)/.test(address.slice(base.length));

/**
 * An address of the site as a browser asks for it: '/school/Fee' for '/Fee'. What has the path already stays as it
 * is, as people copy it from their browser, and so do addresses elsewhere and relative ones.
 */
export const withBase = (address: string, base: string): string =>
  base === '' || !/^\/(?!\/)/.test(address) || isBelow(address, base) ? address : base + address;

/** The site's own address for what a browser asks for: '/Fee' for '/school/Fee'; `undefined` outside of the site. */
export function withoutBase(address: string, base: string): string | undefined {
  if (base === '') return address;
  if (!isBelow(address, base)) return undefined;
  const own = address.slice(base.length);
  return own.startsWith('/') ? own : `/${own}`;
}

/** The full address of one of the site's own, with or without its path in front. */
export const fullAddress = (siteUrl: string, address: string): string =>
  new URL(withBase(address, basePathOf(siteUrl)), siteUrl).href;
