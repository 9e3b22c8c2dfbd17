import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../content/load';
import { basePathOf } from '../../lib/base-path';
import { writeWhole } from '../../lib/files/write-whole';
import { filesBelow } from '../../lib/files/files-below';
import { isHashed } from '../../lib/headers/cache-control';
import {
  isBuiltPage,
  originOf,
  type PolicyOptions,
} from '../../lib/headers/content-security-policy';
import { pagePathOf } from '../finish/finish-build';
import { apacheFolders, apacheRules } from './apache-rules';
import {
  fileAt,
  redirectsOf,
  redirectsFile,
  type Redirects,
  movedPage,
} from '../../content/redirects';
import { headerRules } from './header-rules';
import { withOwnPolicy } from '../../lib/headers/own-policy';
import { listsAreFiles } from './list-files';
import { hostRules } from './host-rules';
import { nginxRules } from './nginx-rules';
import { redirectRules } from './redirect-rules';
import { robotsTxt, sitemapXml } from './sitemap';
import { webManifest } from '../publish/web-manifest';

type Written = Pick<Content, 'site' | 'navigation' | 'pages' | 'preview'>;

/** What the pages of a site may reach besides their own origin. */
function policyOptions(site: Content['site'], serviceUrl?: string): PolicyOptions {
  const embeds = [site.map?.embedUrl, site.socialPage?.embedUrl].map(originOf);
  return {
    serviceOrigin: originOf(serviceUrl),
    formAddress: site.forms?.address,
    frameOrigins: embeds.filter((origin) => origin !== undefined),
  };
}

/** Writes the web manifest; also wanted while developing, as every page names it. */
export async function writeManifest(publicDir: string, site: Content['site']): Promise<void> {
  await writeFile(join(publicDir, 'manifest.webmanifest'), webManifest(site));
}

/**
 * Writes into a finished build what search engines and static hosts read: sitemap, robots, headers
 * and redirects; what nginx includes goes into `hostsDir`. `serviceUrl` is where the pages load their lists from, when that is elsewhere.
 */
export async function writeHostFiles(
  publicDir: string,
  { site, navigation, pages, preview }: Written,
  serviceUrl?: string,
  hostsDir = join(publicDir, '../hosts'),
): Promise<void> {
  const options = policyOptions(site, serviceUrl);
  const files = filesBelow(publicDir);
  const built = await Promise.all(
    files
      .filter((file) => file.endsWith('index.html') && isBuiltPage(file))
      .map(async (file) => ({
        path: pagePathOf(file),
        html: await readFile(join(publicDir, file), 'utf8'),
      })),
  );
  if (files.includes('404.html')) {
    const file = join(publicDir, '404.html');
    const html = await readFile(file, 'utf8');
    const guarded = withOwnPolicy(html, options);
    if (guarded !== html) await writeFile(file, guarded);
  }
  const redirects = redirectsOf({ pages, navigation });
  const withLists = listsAreFiles();
  const base = basePathOf(site.siteUrl);
  const { httpsOnly } = site;
  const rules = hostRules(built, { ...options, httpsOnly, base }, redirects, withLists);
  // A preview holds drafts: they are nothing to be found or to be told of.
  const listed = pages.filter(({ unpublished }) => !unpublished);
  const texts = {
    'sitemap.xml': sitemapXml(site.siteUrl, listed),
    'robots.txt': robotsTxt(site.siteUrl, preview),
    // Hosts read them at the root of their address alone.
    ...(base === '' && {
      _headers: headerRules(rules, files.filter(isHashed)),
      _redirects: redirectRules(
        pages.map(({ path }) => path),
        redirects,
      ),
    }),
    '.htaccess': apacheRules(rules),
  };
  for (const [name, text] of Object.entries(texts)) await writeFile(join(publicDir, name), text);
  for (const [folder, text] of apacheFolders(rules)) {
    const isThere = files.some((file) => `/${file}`.startsWith(`${folder}/`));
    // The lists themselves are written later.
    if (!isThere && !folder.startsWith('/api/')) continue;
    await writeWhole(join(publicDir, folder, '.htaccess'), text);
  }
  await writeMovedPages(publicDir, { site, pages }, redirects);
  // Beside the site, for nginx would serve it.
  await writeWhole(join(hostsDir, 'nginx.conf'), nginxRules(rules));
  await writeWhole(join(hostsDir, redirectsFile), `${JSON.stringify(redirects, null, 2)}\n`);
}

/** For hosts that know nothing but files: a page at each old address that leads to the new one. */
async function writeMovedPages(
  publicDir: string,
  { site, pages }: Pick<Written, 'site' | 'pages'>,
  { moved }: Redirects,
): Promise<void> {
  const names = moved.flatMap(({ from, to }) => {
    const name = fileAt(from);
    return name === undefined ? [] : [{ name, to }];
  });
  for (const { name, to } of names) {
    // No folder can have the name of a file: '/fees.html' and '/fees.html/print'.
    if (names.some((other) => name.startsWith(`${other.name}/`))) continue;
    const { title = to } = pages.find(({ path }) => path === to.split(/[?#]/)[0]) ?? {};
    await writeWhole(join(publicDir, name), movedPage(site.siteUrl, to, title));
  }
}
