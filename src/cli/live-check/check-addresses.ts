import { withBase, withoutBase } from '../../lib/base-path';
import type { Findings } from './finding';
import { type LiveSite, noPage } from './live-site';
import { fetchFailure } from '../../lib/http/fetch-failure';
import { type Visit, visitorOf } from './visit';

const isRedirect = ({ status }: Visit) => status >= 300 && status < 400;

const leadsTo = ({ headers }: Visit, { origin, base }: LiveSite) => {
  const { pathname } = new URL(headers.get('location') ?? '/', origin);
  return (withoutBase(pathname, base) ?? pathname).replace(/\/$/, '') || '/';
};

/** The page for wrong addresses, which leads on to the right ones with scripts. */
const isOwnLost = ({ body }: Visit, { lost }: LiveSite) =>
  /<meta name="school"/.test(body.toString('utf8')) && body.length === lost.body.length;

/** Is what is wrong told as wrong, in the site's own page? */
export async function checkWrongAddress({ lost }: LiveSite, found: Findings): Promise<void> {
  if (lost.status === 200) {
    return found.fault(
      'an address that is not there answers as if it were (200), so that searches keep dead pages: switch off the rule that sends everything to one page',
      noPage,
    );
  }
  if (lost.status !== 404)
    return found.fault(
      `an address that is not there answers with ${lost.status} in place of 404`,
      noPage,
    );
  if (!/<meta name="school"/.test(lost.body.toString('utf8'))) {
    found.fault(
      "who mistypes an address sees the host's page for that and not the school's: set 404.html as the page for the error 404 (cPanel: Error Pages), or upload .htaccess",
      noPage,
    );
  }
}

/** Is a site below a path found without a slash behind it, as people write its address? */
export async function checkFolder(site: LiveSite, found: Findings): Promise<void> {
  const { base } = site;
  if (base === '') return;
  const visit = await site.visit(base);
  if (visit.status === 200 || (isRedirect(visit) && leadsTo(visit, site) === '/')) return;
  return found.fault(
    `${base} answers with ${visit.status} in place of leading to ${base}/, for who writes no slash behind it: publish the site again, or ask the provider to switch DirectorySlash on`,
  );
}

/** Do other spellings of an address find the page? */
export async function checkSpellings(site: LiveSite, found: Findings): Promise<void> {
  const page = site.files
    .map(({ path }) => /^(\/[A-Z]\w*)\/index\.html$/.exec(path)?.[1])
    .find((path) => path !== undefined);
  if (page === undefined) return;
  const right = await site.visit(page);
  const turns = isRedirect(right) && leadsTo(await site.visit(`${page}/`), site) === page;
  const slashed = isRedirect(right) ? await site.visit(`${page}/`) : undefined;
  if (slashed && isRedirect(slashed) && turns) {
    return found.fault(
      `the host leads to ${page}/ and the rules back to ${page}, for ever: the page can't be opened. Ask the provider for mod_rewrite, or remove .htaccess`,
      page,
    );
  }
  if (right.status !== 200 && slashed?.status !== 200) {
    return found.fault(
      `the page answers with ${right.status}: it is not uploaded, or the host finds no index.html in its folder`,
      page,
    );
  }
  for (const other of [page.toLowerCase(), page.toUpperCase()]) {
    const visit = await site.visit(other);
    if (isRedirect(visit) && leadsTo(visit, site).toLowerCase() === page.toLowerCase()) continue;
    if (visit.status === 200 && !isOwnLost(visit, site)) {
      found.note(`answers like ${page}: searches see one page twice`, other);
    } else if (isOwnLost(visit, site)) {
      found.note(
        `leads to ${page} by the page for wrong addresses alone, where scripts run: the host reads no rules`,
        other,
      );
    } else {
      found.fault(
        `does not find ${page}, for who writes its address in other letters: the host reads no rules of .htaccess`,
        other,
      );
    }
  }
}

/** Do old addresses lead to where the pages are now? `moved` is of the last build. */
export async function checkMoved(
  site: LiveSite,
  moved: readonly { from: string; to: string }[],
  found: Findings,
): Promise<void> {
  for (const { from, to } of moved.slice(0, 20)) {
    const visit = await site.visit(from);
    if (isRedirect(visit) && leadsTo(visit, site) === to) continue;
    if (visit.body.toString('utf8').includes(`url=${withBase(to, site.base)}"`)) continue;
    found.ofHost(
      site,
      `an old address answers with ${visit.status} and does not lead to ${to}: old links and searches end there`,
      from,
    );
  }
}

/** Does http lead to https? */
export async function checkHttps(
  { origin, base }: LiveSite,
  timeoutMs: number,
  found: Findings,
): Promise<void> {
  const { protocol, port, host } = new URL(origin);
  if (protocol === 'http:') {
    if (/^(?:localhost|127\.)/.test(host)) return;
    return found.fault(
      'without https anybody on the way reads and changes what is sent; browsers say "Not secure". Get a certificate (cPanel: SSL/TLS Status, Run AutoSSL)',
    );
  }
  if (port !== '') return;
  try {
    const visit = await visitorOf(`http://${host}${base}`, timeoutMs).visit('/');
    if (isRedirect(visit) && (visit.headers.get('location') ?? '').startsWith('https:')) return;
    return found.fault(
      `http://${host} answers with ${visit.status} in place of leading to https: switch that on (cPanel: Domains, Force HTTPS Redirect)`,
    );
  } catch (error) {
    return found.note(`http://${host}: ${fetchFailure(error, timeoutMs)}`);
  }
}
