import { hasHashedName } from '../../lib/headers/cache-control';
import { hashSource } from '../../lib/headers/content-security-policy';
import { inlineCode } from '../../lib/headers/inline-code';
import { securityHeaders } from '../../lib/headers/security-headers';
import { type Findings, maxAge } from './finding';
import type { LiveSite } from './live-site';

const upload =
  'upload the hidden file .htaccess of the folder public too, or ask the provider for mod_headers';

function checkPolicy(site: LiveSite, found: Findings): void {
  const policy = site.front.headers.get('content-security-policy');
  if (policy === null) {
    return found.ofHost(
      site,
      `it has no Content-Security-Policy, which keeps foreign scripts away: ${upload}`,
    );
  }
  const { scripts } = inlineCode(site.front.body.toString('utf8'));
  const strange = scripts.filter((script) => !policy.includes(hashSource(script)));
  if (strange.length === 0) return;
  found.fault(
    `the page has ${strange.length} script(s) that its policy does not allow, so that they do not run ("${strange[0]?.trim().slice(0, 60)}"): the host puts scripts into pages, or the rules are those of another build. Switch the former off, and publish again`,
  );
}

/** Are the headers there that guard the site? */
export async function checkGuards(site: LiveSite, found: Findings): Promise<void> {
  const names = Object.keys(securityHeaders).filter((name) => !site.front.headers.has(name));
  const doubled = ['x-frame-options', 'cache-control', 'x-content-type-options'].filter((name) =>
    /^([^,]+), *\1$|^SAMEORIGIN, *DENY$|^DENY, *SAMEORIGIN$/.test(
      site.front.headers.get(name) ?? '',
    ),
  );
  checkPolicy(site, found);
  if (names.length > 0) {
    found.ofHost(site, `headers that guard visitors are missing (${names.join(', ')}): ${upload}`);
  }
  const isSecure = site.origin.startsWith('https:');
  if (isSecure && !site.front.headers.has('strict-transport-security')) {
    found.ofHost(
      site,
      `browsers are not told to come by https alone (Strict-Transport-Security): ${upload}`,
    );
  }
  for (const name of doubled) {
    found.fault(
      `${name} is sent twice, by the site and by the host: remove it in the host's settings`,
    );
  }
}

const day = 24 * 3600;

/** Does everybody get a new version soon, and nobody load the same script twice? */
export async function checkCaching(site: LiveSite, found: Findings): Promise<void> {
  for (const { path, headers, status } of [
    site.front,
    site.worker,
    await site.visit('/alert.json'),
  ]) {
    const age = maxAge(headers);
    if (status === 200 && age > 600 && (age > day || !site.isBareHost)) {
      found.fault(
        `browsers keep it for ${age} seconds without asking, so that changes arrive late: the host sets ages of its own (cPanel: Optimize Website, or a cache plugin); switch that off, or upload .htaccess anew`,
        path,
      );
    }
  }
  const script = site.files.find((file) => hasHashedName(file.path));
  if (script && maxAge((await site.visit(script.path)).headers) < 30 * day) {
    found.note(
      'browsers ask for scripts again at each visit, which is slower than it could be: the rules of .htaccess are not read',
      script.path,
    );
  }
}

/** Is the site compressed on its way? */
export async function checkCompression(site: LiveSite, found: Findings): Promise<void> {
  const script = site.files.find(({ path }) => /\/app-[^/]+\.js$/.test(path));
  const visits = [site.front, ...(script ? [await site.visit(script.path)] : [])];
  for (const { path, status, headers, body } of visits) {
    if (status !== 200 || body.length <= 2048 || headers.has('content-encoding')) continue;
    found.fault(
      `its ${Math.round(body.length / 1024)} kB travel uncompressed, three times as long as they could: have the provider switch compression on (cPanel: Optimize Website, Compress All Content)`,
      path,
    );
  }
}
