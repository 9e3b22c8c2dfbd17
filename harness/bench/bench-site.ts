import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { precompress } from '../../src/hosting/precompress';
import { type PageKind, pageKindOf } from '../../src/seo/page-kind';
import { type Served, serveSite } from '../shots/serve-site';
import { type SiteRoute, siteRoutes } from '../shots/site-routes';
import { plainPage } from './plain-page';
import { projectNames } from './project-copy';

/** A route of the site, and when its scripts come: those of lists come at once. */
export interface BenchRoute extends SiteRoute {
  kind: PageKind;
  /** Its file in the served folder. */
  file: string;
}

/** A built site while it is measured. */
export interface BenchSite extends Served {
  routes: BenchRoute[];
  /** Address of the plain page with the text of a route. */
  plain(path: string): string;
}

/** What is served: a checkout's content service, and a site that was built from it. */
export interface BenchSource {
  root: string;
  built: string;
  /** The pages that get a plain page beside them. */
  plains?: readonly string[];
}

const fileOf = (path: string) => (path === '/404' ? '404.html' : join(path, 'index.html'));

async function withKind(publicDir: string, route: SiteRoute): Promise<BenchRoute> {
  const file = join(publicDir, fileOf(route.path));
  return { ...route, file, kind: pageKindOf(await readFile(file, 'utf8')) };
}

/** Adds the plain pages, compressed as all others are. */
async function addPlains(publicDir: string, plains: readonly string[]): Promise<void> {
  for (const path of plains) {
    const target = join(publicDir, 'plain', fileOf(path));
    await mkdir(join(target, '..'), { recursive: true });
    await writeFile(target, plainPage(await readFile(join(publicDir, fileOf(path)), 'utf8')));
  }
  if (plains.length > 0) await precompress(publicDir);
}

/** Serves a copy of a built site. Throws where there is none. */
export async function serveBench({ root, built, plains = [] }: BenchSource): Promise<BenchSite> {
  if (!existsSync(join(built, 'index.html'))) {
    throw new Error(`There is no built site in ${built}: run \`npm run build\`.`);
  }
  const dir = await mkdtemp(join(tmpdir(), 'bench-'));
  const names = [...(await projectNames(root)), 'node_modules'];
  await Promise.all(names.map((name) => symlink(resolve(root, name), join(dir, name))));
  const publicDir = join(dir, 'public');
  await cp(built, publicDir, { recursive: true, preserveTimestamps: true });
  await addPlains(publicDir, plains);
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
