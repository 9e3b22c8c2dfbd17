import type { PublishSettings } from '../../content/publish.schema';
import { basePathOf } from '../../lib/base-path';

/** Whether an address is one that GitHub gives: https://office.github.io/hillview. */
export const isGithubs = (siteUrl: string): boolean =>
  URL.canParse(siteUrl) && new URL(siteUrl).hostname.endsWith('.github.io');

/** Where GitHub Pages serves a repository, 'office/hillview', that has no domain of its own. */
function pagesAddress(repository: string): string {
  const [owner = '', name = ''] = repository.split('/');
  const host = `${owner}.github.io`.toLowerCase();
  return name.toLowerCase() === host ? `https://${host}` : `https://${host}/${name}`;
}

/**
 * Throws, before anything is built, where a host can't serve the site at its address: its links lead below the path
 * of that address. `repository` is that of the workflow.
 */
export function requireServedThere(
  target: PublishSettings['target'],
  siteUrl: string,
  repository = process.env.GITHUB_REPOSITORY,
): void {
  if (target === 'cloudflare-pages' && basePathOf(siteUrl) !== '') {
    throw new Error(
      `Cloudflare Pages serves a site at the root of its address alone: write siteUrl without ${basePathOf(siteUrl)} in site.yaml.`,
    );
  }
  if (target !== 'github-pages' || !repository || !isGithubs(siteUrl)) return;
  const served = pagesAddress(repository);
  if (served.toLowerCase() === siteUrl.toLowerCase()) return;
  throw new Error(
    `GitHub Pages serves ${repository} at ${served}, and siteUrl in site.yaml is ${siteUrl}: write the former there.`,
  );
}
