/** An old address that redirects: its path, and its query. */
export interface RedirectSource {
  /** As people read it: '/Fee Structure.html'. */
  path: string;
  /** 'page_id=12' */
  query?: string;
}

/** A query as browsers send it: '?q=शुल्क' and '?q=a b' are asked for percent-encoded. */
const sentQuery = (written: string) => written.replace(/[^!-~]+/gu, encodeURIComponent);

/** Parses an old address, '/index.php?page_id=12'; `undefined` where its percent-encoding is invalid. */
export function parseRedirectSource(written: string): RedirectSource | undefined {
  const end = written.indexOf('?');
  try {
    const query = end < 0 ? '' : sentQuery(written.slice(end + 1));
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

/** What is not seen of an address that was copied, and no address has; joiners belong to Hindi. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

function reasonOf(written: string): string | undefined {
  if (/^[a-z]+:/i.test(written)) {
    const { pathname, search } = new URL(
      URL.canParse(written) ? written : 'https://old.example/fees.php',
    );
    return `leave the name of the old site out: ${pathname}${search}`;
  }
  if (written.search(unseen) >= 0) {
    return `signs that nobody sees stand in it; write ${written.replace(unseen, '')}`;
  }
  if (written.includes('&amp;')) {
    return `as it is sent, it has & for &amp;: ${written.replaceAll('&amp;', '&')}`;
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
  if (named === '') return `${written} is the front page itself; remove it`;
  return named === path
    ? undefined
    : `write ${named}, without what follows; it leads to the page in either form`;
}
