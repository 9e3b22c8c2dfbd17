import { withBase, withoutBase } from './base-path';

/*
 * In the browser. Whoever uses these asks `process.env.GATSBY_BASE` in its own place: at the root of a host, where it
 * is '', the bundler leaves all of this out. While building it is '' too: `build/below-path` places whole pages.
 */

/** An address of this site as the browser asks for it: '/school/Fee' for '/Fee' below `/school`. */
export const sitePath = (address: string): string =>
  withBase(address, process.env.GATSBY_BASE ?? '');

/** The site's own path of an address in the browser: '/Fee' for '/school/Fee'. */
export const pathOnSite = (pathname: string): string =>
  withoutBase(pathname, process.env.GATSBY_BASE ?? '') ?? pathname;

/** Whether an address of this host belongs to the site. */
export const isOnSite = (pathname: string): boolean =>
  withoutBase(pathname, process.env.GATSBY_BASE ?? '') !== undefined;
