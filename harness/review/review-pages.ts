import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Side } from '../project-copy/commit';
import { withSite } from '../shots/serve-site';
import { siteRoutes } from '../shots/site-routes';
import type { Options } from './options';
import { environmentOf, planPages } from './plan';

/** Compares the pages of two built sites, with a report in `out`. Throws when one could not be looked at. */
export async function reviewPages(
  before: Side,
  after: Side,
  { routes, widths, out }: Pick<Options, 'routes' | 'widths' | 'out'>,
): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'review-pages-'));
  try {
    await withSite(before.dir, (old) =>
      withSite(after.dir, async (now) => {
        const [was, is] = [await siteRoutes(before.dir, old), await siteRoutes(after.dir, now)];
        const pages = planPages(was, is, routes);
        const origins = { before: old, after: now };
        const title = `${before.name} → ${after.name}`;
        const config = 'harness/review/playwright.config.ts';
        const { status } = spawnSync('node_modules/.bin/playwright', ['test', '-c', config], {
          stdio: 'inherit',
          env: environmentOf({ title, origins, pages, widths, out: resolve(out), scratch }),
        });
        if (status !== 0) throw new Error('Some pages could not be looked at.');
      }),
    );
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
