import { connect } from 'node:tls';
import { basePathOf } from '../../lib/base-path';
import type { Findings } from './finding';
import type { LiveSite } from './live-site';

/** Files of an earlier website that a host may open before the school's. */
const earlier = (
  '/index.php /index.htm /default.html /default.asp /home.html ' +
  '/wp-login.php /administrator/index.php'
).split(' ');
/** Files that tell more than visitors are to know. */
const secret = (
  '/.git/config /.env /.htpublished.json /_headers /content/site.yaml ' +
  '/backup.zip /public_html.zip /error_log'
).split(' ');

/** Does something lie there that belongs to nobody? */
export async function checkLeftOver(site: LiveSite, found: Findings): Promise<void> {
  const isThere = async (path: string) => {
    const { status, body } = await site.visit(path);
    return status === 200 && !body.equals(site.lost.body) && !body.equals(site.front.body);
  };
  for (const path of earlier) {
    if (await isThere(path))
      found.fault(
        'a file of an earlier website is still there, open to everybody and to attacks: delete it at the host',
        path,
      );
  }
  const readsNoRules = await isThere('/.htaccess');
  if (readsNoRules) {
    found.fault(
      'everybody can read this file, so the host takes it for no rules, and uploading it anew changes nothing: ask the provider for Apache or LiteSpeed with AllowOverride FileInfo Indexes; for nginx the rules stand in hosts/nginx.conf',
      '/.htaccess',
    );
  }
  for (const path of secret) {
    // Its own rules would hide it.
    if (readsNoRules && path.startsWith('/.ht')) continue;
    if (await isThere(path))
      found.fault('everybody can read this file: delete it at the host, or upload .htaccess', path);
  }
}

const dayMs = 24 * 3_600_000;

/** The last day of a site's certificate; undefined where it can't be asked. */
const lastDay = (origin: string, timeoutMs: number) =>
  new Promise<Date | undefined>((done) => {
    const { hostname, port } = new URL(origin);
    const options = {
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
    };
    const socket = connect(options, () => {
      const { valid_to: last } = socket.getPeerCertificate();
      socket.destroy();
      done(last ? new Date(last) : undefined);
    });
    socket.setTimeout(timeoutMs, () => socket.destroy());
    socket.on('error', () => done(undefined)).on('close', () => done(undefined));
  });

/** Is the certificate about to end? */
export async function checkCertificate(
  { origin }: LiveSite,
  timeoutMs: number,
  now: Date,
  found: Findings,
): Promise<void> {
  if (!origin.startsWith('https:')) return;
  const last = await lastDay(origin, timeoutMs);
  const days = last ? Math.floor((last.getTime() - now.getTime()) / dayMs) : Infinity;
  if (days >= 21) return;
  const until = `ends in ${days} day(s), and browsers warn of the site then`;
  found.fault(
    `the certificate ${until}: it should have been renewed by itself (cPanel: SSL/TLS Status, Run AutoSSL)`,
  );
}

/** Is this the site as it was built last, and not an old or unfinished one? `local` is the last build here. */
export function checkAge(
  { builtAt, front, page, origin, base, worker }: LiveSite,
  robots: string,
  local: Date | undefined,
  now: Date,
  found: Findings,
): void {
  if (worker.status !== 200)
    found.fault(
      `answers with ${worker.status}: the upload is not complete. Publish again`,
      '/sw.js',
    );
  if (/^Disallow: \/\s*$/m.test(robots))
    found.fault(
      'keeps every search away: this is a preview with drafts. Publish the site: npx school publish',
      '/robots.txt',
    );
  if (page.noindex || /noindex/.test(front.headers.get('x-robots-tag') ?? '')) {
    found.fault('tells searches to leave the page out (noindex): upload .htaccess anew');
  }
  const said = page.canonical && new URL(page.canonical).origin + basePathOf(page.canonical);
  const asked = origin + base;
  if (said && said !== asked) {
    found.fault(
      `says that its address is ${said}: write ${asked} as siteUrl in site.yaml, or ask for that address here`,
    );
  }
  if (!builtAt) return;
  const days = Math.floor((now.getTime() - builtAt.getTime()) / dayMs);
  // Minutes are all that a worker tells.
  if (local && local.getTime() - builtAt.getTime() > 60_000) {
    found.fault(
      `the last build on this computer is newer (${local.toISOString().slice(0, 16)}Z) than what is published: npx school publish --built`,
    );
  }
  if (days >= 2) {
    found.note(
      `was built ${days} days ago. Where lists are files, birthdays and "today" are of that day: have it built each night, by the workflow Publish or by cron`,
    );
  }
}
