/** An old address that redirects: its path, and its query. */
export interface RedirectSource {
  /** As people read it: '/Fee Structure.html'. */
  path: string;
  /** 'page_id=12' */
  query?: string;
}

/** Parses an old address, '/index.php?page_id=12'; `undefined` where its percent-encoding is invalid. */
export function parseRedirectSource(written: string): RedirectSource | undefined {
  const end = written.indexOf('?');
  const query = end < 0 ? '' : written.slice(end + 1);
  try {
    const path = decodeURIComponent(end < 0 ? written : written.slice(0, end));
    return query === '' ? { path } : { path, query };
  } catch {
    return undefined;
  }
}

/** The same for an address that is known to be valid. */
export const redirectSourceOf = (written: string): RedirectSource =>
  parseRedirectSource(written) ?? { path: written };

/** A key that ignores letter case. */
export function redirectKey({ path, query }: RedirectSource): string {
  return `${path}${query === undefined ? '' : `?${query}`}`.toLowerCase();
}

/** Folders and files of the built site, and calls of the content service. */
const taken = [
  /^\/(?:api|edit|papers|static|page-data|icons|calendars)(?:\/|$)/i,
  /^\/(?:404(?:\.html)?|offline(?:\.(?:html|js))?|_headers|_redirects|\..*)$/i,
  /^\/(?:favicon\.(?:ico|svg)|sw\.js|manifest\.webmanifest|robots\.txt)$/i,
  /^\/(?:(?:sitemap|rss|atom)\.xml|(?:alert|today|search)\.json)$/i,
];

/** Characters that have a meaning in the redirect rules of hosts. */
const special = /[\p{Cc}"\\<>{}|^`$*]/u;

function reasonOf(written: string): string | undefined {
  if (/^[a-z]+:/i.test(written)) {
    const path = URL.canParse(written) ? new URL(written).pathname : '/fees.php';
    return `leave the name of the old site out: ${path}`;
  }
  if (!written.startsWith('/')) return `write it from its first slash on: /${written}`;
  if (written.includes('#')) return 'what follows "#" never reaches a server; leave it out';
  const { path, query = '' } = parseRedirectSource(written) ?? {};
  if (path === undefined) return 'its "%" begins no character; write %25 for a percent sign';
  const [sign] = special.exec(path + query) ?? [];
  if (sign !== undefined) {
    return `hosts cannot lead on from an address with ${JSON.stringify(sign)}; remove it`;
  }
  if (/\/(?:\.{0,2})\//.test(path)) return 'it has an empty part between two slashes; remove that';
  return undefined;
}

/** Why an old address cannot redirect; `undefined` where it can. */
export function redirectSourceProblem(written: string): string | undefined {
  const reason = reasonOf(written);
  if (reason !== undefined) return `"${written}" can't lead on: ${reason}`;
  const { path, query } = redirectSourceOf(written);
  if (query !== undefined) return undefined;
  if (path === '/' || taken.some((part) => part.test(path)))
    return `${written} is taken by the site itself; remove it`;
  const named = path.replace(/\/(?:index\.html?)?$/i, '');
  return named === path
    ? undefined
    : `write ${named || '/Page'}, without what follows; it leads to the page in either form`;
}
