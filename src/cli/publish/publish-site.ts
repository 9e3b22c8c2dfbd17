import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentDir, publicDir, shownToCaller } from '../../content/content-dir';
import type { PublishSettings } from '../../content/publish.schema';
import { showProgress } from '../../lib/terminal/progress';
import { pluralize } from '../../lib/terminal/pluralize';
import { paint } from '../../lib/terminal/style';
import { readRecord } from '../../content/read-record';
import { publishToCloudflare, publishToGithub } from './git-hosted';
import { type Digests, filesToPublish } from './plan';
import { readSettings, type Server } from './settings';
import { earlierRules, transferAll } from './transfer';
import type { Transport } from './transport';
import { requireServedThere } from './served-there';
import { publishZip } from './zip';

const transports: Readonly<
  Partial<Record<PublishSettings['target'], (server: Server) => Promise<Transport>>>
> = {
  ftp: async (server) => (await import('./ftp')).openFtp(server),
  sftp: async (server) => (await import('./sftp')).openSftp(server),
  rsync: async (server) => (await import('./rsync')).openRsync(server),
};

async function build(): Promise<void> {
  if (process.env.GATSBY_CONTENT_SERVICE_URL) await (await import('../build-site')).buildSite();
  else await (await import('../build-lists')).buildWithLists();
}

/** Throws where there is no built site, or one that nobody but editors may see. */
function requireFinished(dir: string): void {
  const shown = shownToCaller(dir);
  if (!existsSync(join(dir, 'index.html'))) {
    throw new Error(`${shown} holds no built site; without --built the command builds it.`);
  }
  if (/^Disallow: \/$/m.test(readFileSync(join(dir, 'robots.txt'), 'utf8'))) {
    throw new Error(
      `${shown} is a preview, with drafts in it; without --built the command builds the site.`,
    );
  }
}

async function send(
  { host, folder }: Server,
  open: () => Promise<Transport>,
  site: Digests,
): Promise<string> {
  let shown = 0;
  let progress: ReturnType<typeof showProgress> | undefined;
  const hear = (done: number, all: number) => {
    if (done < shown) shown = 0;
    progress ??= showProgress('files', all);
    for (; shown < done; shown += 1) progress.step();
  };
  const job = { publicDir: publicDir(), site, now: new Date(), hear };
  const { sent, removed, foreign } = await transferAll(open, job).finally(() => progress?.end());
  const strange =
    foreign.length > 0
      ? `\n${folder} holds what no publishing put there, and keeps it: ${foreign.join(', ')}. Remove what belongs to an earlier website.${foreign.includes(earlierRules) ? ` ${earlierRules} is the .htaccess that was there: what still needs it needs its rules.` : ''}`
      : '';
  return `${host} has the site: ${sent} of ${pluralize(site.size, 'file')} sent, ${removed} removed.${strange}`;
}

async function toZip(site: Digests): Promise<string> {
  const { siteUrl = '', code = 'school' } = readRecord(contentDir(), 'site.yaml');
  const folder = join(dirname(contentDir()), 'upload');
  const name = `${String(code)
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')}-website`;
  const to = { folder, name, siteUrl: String(siteUrl) };
  const { zip, guide } = await publishZip({ publicDir: publicDir(), site, ...to, now: new Date() });
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `zip=${folder}\n`);
  return `${shownToCaller(zip)} is the site to upload. ${shownToCaller(guide)} tells each click of it; open it in a browser. It holds the birthdays of today, and nothing that is dated ahead: upload anew for those, or have another target publish each night.`;
}

/** Puts a site where `publish` in site.yaml says. Gives what happened, and what is left for a person. */
async function publish(settings: PublishSettings, siteUrl: string, site: Digests): Promise<string> {
  const { target, project = '', host = '', user = '', folder = '', ...rest } = settings;
  const school = dirname(contentDir());
  if (target === 'github-pages') return publishToGithub(school, siteUrl);
  if (target === 'cloudflare-pages') {
    return publishToCloudflare(school, project, publicDir(), [...site.keys()]);
  }
  const open = transports[target];
  if (!open) return toZip(site);
  const server = { ...rest, host, user, folder };
  return send(server, () => open(server), site);
}

/** Builds the site, or takes the last build, and publishes it. Throws where it can't be published whole. */
export async function publishSite({ built }: { built: boolean }): Promise<void> {
  // Before a build, which takes minutes.
  const settings = readSettings(contentDir());
  const { siteUrl } = readRecord(contentDir(), 'site.yaml');
  requireServedThere(settings.target, String(siteUrl ?? ''));
  if (!built) await build();
  requireFinished(publicDir());
  const words = await publish(settings, String(siteUrl ?? ''), await filesToPublish(publicDir()));
  console.log(`${paint('good', 'published')}  ${words}`);
}
