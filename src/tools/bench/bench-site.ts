import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { precompress } from '../../hosting/precompress';
import { type PageKind, pageKindOf } from '../../seo/page-kind';
import { type Served, serveSite } from '../shots/serve-site';
import { type SiteRoute, siteRoutes } from '../shots/site-routes';
import { plainPage } from './plain-page';

/** A route of the site, and when its scripts come: those of lists come at once. */
export interface BenchRoute extends SiteRoute {
  kind: PageKind;
  /** Its file in the served folder. */
  file: string;
}

/** The built site while it is measured. */
export interface BenchSite extends Served {
  routes: BenchRoute[];
  /** Address of the plain page with the text of a route. */
  plain(path: string): string;
}

const left = new Set(['public', '.cache', '.data', '.git', 'reports', 'storybook-static']);

const fileOf = (path: string) => (path === '/404' ? '404.html' : join(path, 'index.html'));

async function withKind(publicDir: string, route: SiteRoute): Promise<BenchRoute> {
  const file = join(publicDir, fileOf(route.path));
  return { ...route, file, kind: pageKindOf(await readFile(file, 'utf8')) };
}

/**
 * Serves a copy of the built site, with a plain page beside every page named in `plains`. The plain
 * ones are compressed and served like all others. Throws where there is no built site.
 */
export async function serveBench(plains: readonly string[]): Promise<BenchSite> {
  const root = resolve('.');
  if (!existsSync('public/index.html')) {
    throw new Error('There is no built site in public: run `npm run build`.');
  }
  const dir = await mkdtemp(join(tmpdir(), 'bench-'));
  const others = (await readdir(root)).filter((name) => !left.has(name));
  await Promise.all(others.map((name) => symlink(join(root, name), join(dir, name))));
  const publicDir = join(dir, 'public');
  await cp('public', publicDir, { recursive: true, preserveTimestamps: true });
  for (const path of plains) {
    const target = join(publicDir, 'plain', fileOf(path));
    await mkdir(join(target, '..'), { recursive: true });
    await writeFile(target, plainPage(await readFile(join(publicDir, fileOf(path)), 'utf8')));
  }
  await precompress(publicDir);
  const site = await serveSite(dir);
  const all = await siteRoutes(dir, site.origin);
  const own = all.filter(({ path }) => !path.startsWith('/plain') && path !== '/404');
  return {
    origin: site.origin,
    routes: await Promise.all(own.map((route) => withKind(publicDir, route))),
    plain: (path) => `${site.origin}/plain${path === '/' ? '' : path}`,
    async close() {
      await site.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
