import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { Findings } from './finding';
import type { LiveSite } from './live-site';
import type { Visit } from './visit';

const types: Readonly<Record<string, RegExp>> = {
  html: /^text\/html; *charset=utf-8$/i,
  js: /^(?:text|application)\/(?:x-)?javascript/i,
  css: /^text\/css/i,
  svg: /^image\/svg\+xml/i,
  json: /^application\/json/i,
  webmanifest: /^application\/(?:manifest\+)?json/i,
  woff2: /^(?:font|application)\/(?:x-)?(?:font-)?woff2|^application\/octet-stream/i,
  png: /^image\/png/i,
};

const concurrency = 6;

const digestOf = (body: Buffer) => `sha256-${createHash('sha256').update(body).digest('base64')}`;

/** What a host does to pages, by what it leaves in them. */
const knownChanges: readonly (readonly [RegExp, string])[] = [
  [
    /cdn-cgi\/l\/email|data-cfemail/,
    'Cloudflare hides e-mail addresses: Scrape Shield, Email Address Obfuscation, off',
  ],
  [/rocket-loader/, 'Cloudflare delays scripts: Speed, Rocket Loader, off'],
  [/cloudflareinsights|beacon\.min\.js/, 'Cloudflare counts visitors: Web Analytics, off'],
  [/mod_pagespeed|\.pagespeed\./, 'PageSpeed rewrites pages: have the provider switch it off'],
  [
    /googletagmanager|google-analytics/,
    'somebody adds the counting of Google: remove it at the host',
  ],
];

function tellChange({ path, body }: Visit, found: Findings): void {
  const text = body.toString('utf8');
  const [, advice] = knownChanges.find(([pattern]) => pattern.test(text)) ?? [];
  found.fault(
    `is not what the build wrote${advice ? ` (${advice})` : ': it is of another build, or the host changes it ("optimise", "minify", "inject"). Publish again; if it stays, switch that off at the host'}`,
    path,
  );
}

function checkTypes(visits: readonly Visit[], found: Findings): void {
  for (const [ending, wanted] of Object.entries(types)) {
    const wrong = visits.find(
      ({ path, status, headers }) =>
        status === 200 &&
        path.endsWith(`.${ending}`) &&
        !wanted.test(headers.get('content-type') ?? ''),
    );
    if (!wrong) continue;
    const sent = wrong.headers.get('content-type') ?? 'no type';
    found.fault(
      `is sent as ${sent}, which browsers may refuse: upload .htaccess, or set the type of .${ending} at the host`,
      wrong.path,
    );
  }
}

/** Is every file there that the site consists of, with its right type and as the build wrote it? */
export async function checkFiles(site: LiveSite, found: Findings): Promise<void> {
  if (site.files.length === 0) return;
  const visits = await pLimit(concurrency).map([...site.files], async (file) => ({
    ...(await site.visit(file.path)),
    integrity: file.integrity,
  }));
  // Hosts send the page of a folder by its address alone.
  const isPage = ({ path, status }: Visit) => path.endsWith('/index.html') && status !== 200;
  const pages = await pLimit(concurrency).map(
    visits.filter(isPage),
    async ({ path, integrity }) => {
      const address = path.replace(/\/?index\.html$/, '') || '/';
      const first = await site.visit(address);
      const visit =
        first.status >= 300 && first.status < 400 ? await site.visit(`${address}/`) : first;
      return { ...visit, integrity };
    },
  );
  const all = [...visits.filter((visit) => !isPage(visit)), ...pages];
  const missing = all.filter(({ status }) => status !== 200);
  const changed = all.filter(
    ({ status, body, integrity }) => status === 200 && digestOf(body) !== integrity,
  );
  const tell = <T>(list: readonly T[], one: (visit: T) => void) => {
    list.slice(0, 5).forEach(one);
    if (list.length > 5) found.note(`and ${list.length - 5} more of these`);
  };
  tell(missing, ({ path, status }) =>
    found.fault(`answers with ${status}: the upload is not complete. Publish again`, path),
  );
  tell(changed, (visit) => tellChange(visit, found));
  checkTypes(all, found);
  const type = site.front.headers.get('content-type') ?? 'no type';
  if (types.html?.test(type)) return;
  found.fault(
    `the page is sent as ${type}; it has to be text/html; charset=utf-8, or letters with accents are wrong`,
  );
}

/** Are names of children kept by no browser and found by no search? */
export async function checkChildren(site: LiveSite, found: Findings): Promise<void> {
  const path = `/api/birthdays/${encodeURIComponent(site.page.school ?? '')}`;
  const { status, headers } = await site.visit(path);
  const said = headers.get('cache-control') ?? '';
  if (status !== 200 || /no-store/.test(said)) return;
  found.ofHost(
    site,
    `the list names children, and browsers and caches may keep it (Cache-Control: ${said || 'none'}; it has to be no-store)`,
    path,
  );
}
