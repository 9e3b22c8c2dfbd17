import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { rawDirOf } from '../compile/compiled-site';
import type { PageInput } from './page-data';

/** Renders the HTML of a page as Gatsby would; rejects when that fails. */
type RenderPage = (input: PageInput) => Promise<string>;

interface Renderer {
  default(options: object): Promise<{ html: string }>;
}

const placeholder = /<slice-start id="([\w-]+)"><\/slice-start><slice-end id="\1"><\/slice-end>/g;

const readText = (dir: string, name: string) => readFile(join(dir, name), 'utf8');

/** The stylesheet and the script that Gatsby puts into every page. */
async function assets(rawDir: string) {
  const stats = JSON.parse(await readText(rawDir, 'webpack.stats.json')) as {
    assetsByChunkName: { app?: string[] };
  };
  const names = stats.assetsByChunkName.app ?? [];
  const named = (ending: string) => names.filter((name) => name.endsWith(ending));
  const scripts = named('.js').map((name) => ({ name, rel: 'preload' }));
  const styles = await Promise.all(
    named('.css').map(async (name) => ({
      name,
      rel: 'preload',
      content: await readText(rawDir, name),
    })),
  );
  return { scripts, reversedScripts: scripts, styles, reversedStyles: styles };
}

/**
 * Opens the renderer that Gatsby has left in the cache of its project, and what it needs of its output.
 * Throws when one of them is not there.
 */
export async function openRenderer(project: string): Promise<RenderPage> {
  const rawDir = rawDirOf(project);
  const file = resolve(project, '.cache/page-ssr/routes/render-page.js');
  const require = createRequire(file);
  // A renderer keeps the rules of all that it has rendered: each is one of its own.
  delete require.cache[file];
  const renderer = require(file) as Renderer;
  const { webpackCompilationHash } = JSON.parse(
    await readText(rawDir, 'page-data/app-data.json'),
  ) as { webpackCompilationHash: string };
  const always = { ...(await assets(rawDir)), webpackCompilationHash };
  const parts = new Map<string, string>();
  return async ({ page, queries }) => {
    const { html } = await renderer.default({
      ...always,
      pagePath: page.path,
      pageData: page,
      staticQueryContext: queries,
      context: { isDuringBuild: true },
    });
    for (const [, id = ''] of html.matchAll(placeholder)) {
      if (!parts.has(id)) parts.set(id, await readText(rawDir, `_gatsby/slices/${id}.html`));
    }
    return html.replace(
      placeholder,
      (_, id: string) =>
        `<!-- slice-start id="${id}" -->${parts.get(id) ?? ''}<!-- slice-end id="${id}" -->`,
    );
  };
}

/** Where a page's HTML stands in a folder of built files. */
export const htmlFile = (path: string) =>
  path.endsWith('.html') ? path.slice(1) : join(path, 'index.html').replace(/^\//, '');
