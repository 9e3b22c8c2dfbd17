import { withoutEndSlash } from './http/base-url';

let atBuild = '';

/** Tells, where pages are built, where the site stands (`siteUrl` of site.yaml). */
export const setSiteAddress = (siteUrl: string): void => void (atBuild = siteUrl);

/** Where the site stands: 'https://office.github.io/school'. A copy elsewhere, too, knows the address of the site. */
function siteAddress(): string {
  if (typeof document === 'undefined') return withoutEndSlash(atBuild);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return new URL(canonical ?? window.location.href).origin + (process.env.GATSBY_BASE ?? '');
}

const withoutScheme = (address: string) => address.replace(/^https?:/i, '');

/**
 * The site's own address where one is written in full, as people copy it from their browser: '/Fee' for
 * 'https://office.github.io/school/Fee'; `undefined` for one elsewhere. `site` is where the site stands.
 */
export function ownAddress(address: string, site = siteAddress()): string | undefined {
  const start = withoutScheme(site);
  if (!start || !/^https?:/i.test(address) || !withoutScheme(address).startsWith(start)) return;
  const own = withoutScheme(address).slice(start.length);
  // Two slashes would lead to another host, and browsers read a backslash as one.
  if (/^\/(?![/\\])/.test(own)) return own;
  return /^(?:[?#]|$)/.test(own) ? `/${own}` : undefined;
}

/** An address as pages of the site lead to it: the site's own in its short form, any other as it is. */
export const toLink = (address: string): string => ownAddress(address) ?? address;
