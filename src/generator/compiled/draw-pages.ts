import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Content } from '../../content/load';
import { contentNodes } from '../../content/source-nodes';
import { builtVersion, type Version } from '../content-build/built-version';
import { htmlFile, openRenderer } from '../content-build/gatsby-renderer';
import { withContent } from '../content-build/page-data';
import { documentPath } from './every-page';
import { sizePictures } from './sized-pictures';

const wrongAddress = '/404.html';

/** The data of each page of a school, with the component that draws it, as compiled for another one. */
export async function versionsOf(
  content: Content,
  contentDir: string,
  rawDir: string,
): Promise<{ versions: Version[]; publishPictures: (publicDir: string) => Promise<void> }> {
  const nodes = contentNodes(content);
  const home = nodes.filter(({ internal }) => internal.type === 'HomeContent');
  const written = nodes.filter(({ path }) => path !== undefined);
  const namesIn = (some: typeof nodes) => some.flatMap(({ pictures }) => pictures);
  const pictures = await sizePictures(contentDir, {
    home: namesIn(home),
    page: namesIn(written),
  });
  const kinds = new Map(content.pages.map(({ path, kind }) => [path, kind]));
  const paths = ['/', ...kinds.keys(), wrongAddress];
  const versions = paths.map(async (path): Promise<Version> => {
    const kind = kinds.get(path) ?? 'live';
    const { page, queries } = await builtVersion(rawDir, kind === 'static' ? documentPath : path);
    const own = path === '/' ? home[0] : written.find((node) => node.path === path);
    const names = own?.pictures ?? [];
    const now = (data: Record<string, unknown>): Record<string, unknown> => ({
      ...withContent(data, nodes, path),
      ...('pictures' in data && {
        pictures: { nodes: pictures.nodes(names, path === '/' ? 'home' : 'page') },
      }),
      ...('pages' in data && { pages: { nodes: [...kinds.keys()].map((one) => ({ path: one })) } }),
    });
    const { data, pageContext } = page.result;
    const context = { ...pageContext, kind, pictures: names };
    return {
      page: { ...page, path, result: { ...(data && { data: now(data) }), pageContext: context } },
      queries: Object.fromEntries(
        Object.entries(queries).map(([hash, query]) => [hash, { ...query, data: now(query.data) }]),
      ),
    };
  });
  return { versions: await Promise.all(versions), publishPictures: pictures.publish };
}

/** Draws all pages of a school into its public folder, with the renderer that was compiled; gives their number. */
export async function drawPages(
  content: Content,
  { contentDir, publicDir, compiled }: { contentDir: string; publicDir: string; compiled: string },
): Promise<number> {
  const rawDir = join(compiled, 'public');
  // The renderer is loaded while a process of its own sizes the pictures.
  const [{ versions, publishPictures }, render] = await Promise.all([
    versionsOf(content, contentDir, rawDir),
    openRenderer(rawDir, compiled),
  ]);
  for (const { page, queries } of versions) {
    const target = join(publicDir, htmlFile(page.path));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, await render(page, queries));
  }
  await publishPictures(publicDir);
  // The one for wrong addresses is no page of the school.
  return versions.length - 1;
}
