import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../content/load';
import type { Site } from '../../content/site.schema';
import { contentNodes } from '../../content/source-nodes';
import { writeWhole } from '../../lib/files/write-whole';
import { internalApiChanged } from '../internal-api-changed';
import { documentPath } from '../compile/blank-pages';
import type { PageLists } from '../list-files/page-lists';
import { knownPictures, rawDirOf } from '../compile/compiled-site';
import { schoolKey } from '../folders';
import { htmlFile, openRenderer } from './gatsby-renderer';
import { answered, builtInput, type PageInput } from './page-data';
import { sizePictures } from './sized-pictures';

const wrongAddress = '/404.html';

/** Where pages are rendered from, and where they go. */
interface RenderFolders {
  contentDir: string;
  picturesDir: string;
  publicDir: string;
  /** The project in which Gatsby has compiled for schools of this theme variant. */
  project: string;
}

/** The data of each page of a school, with the component that renders it, as Gatsby has compiled it. */
async function inputsOf(content: Content, { contentDir, picturesDir, project }: RenderFolders) {
  const nodes = contentNodes(content);
  const home = nodes.find(({ internal }) => internal.type === 'HomeContent');
  const written = new Map(nodes.map((node) => [node.path ?? '', node]));
  written.delete('');
  const picturesOf = await sizePictures(
    { contentDir, picturesDir, knownFile: join(knownPictures(project), schoolKey(contentDir)) },
    {
      home: home?.pictures ?? [],
      page: [...written.values()].flatMap((node) => node.pictures),
    },
  );
  const kinds = new Map(content.pages.map(({ path, kind }) => [path, kind]));
  const inputOf = async (path: string): Promise<PageInput> => {
    const isHome = path === '/';
    const kind = kinds.get(path) ?? 'live';
    const from = kind === 'static' ? documentPath : path;
    const { page, queries } = await builtInput(rawDirOf(project), from);
    const names = (isHome ? home : written.get(path))?.pictures ?? [];
    const asked = { nodes, path, pictures: picturesOf(names, isHome ? 'home' : 'page') };
    const { data, pageContext } = page.result;
    const result = {
      ...(data && { data: answered(data, asked) }),
      pageContext: { ...pageContext, kind, pictures: names },
    };
    return {
      page: { ...page, path, result },
      queries: Object.fromEntries(
        Object.entries(queries).map(([hash, query]) => [
          hash,
          { ...query, data: answered(query.data, asked) },
        ]),
      ),
    };
  };
  const paths = ['/', ...kinds.keys(), wrongAddress];
  return Promise.all(paths.map(inputOf));
}

/** Rejects unless each page is to the byte as Gatsby has built it, which knows no lists. */
async function proveRendering(inputs: readonly PageInput[], project: string): Promise<void> {
  const render = await openRenderer(project);
  for (const input of inputs) {
    const { path } = input.page;
    const built = await readFile(join(rawDirOf(project), htmlFile(path)), 'utf8');
    if ((await render(input)) === built) continue;
    const found = `The page ${path}, rendered without Gatsby, is not as Gatsby built it.`;
    throw internalApiChanged(found, 'src/build/render/render-pages.ts');
  }
}

/** The same page with the lists that stand in it, and what those show that are empty. */
const withLists = (
  { page, queries }: PageInput,
  builtOf: PageLists & Pick<Site, 'emptyLists' | 'languages' | 'siteUrl'>,
): PageInput => {
  const { result } = page;
  const pageContext = { ...result.pageContext, builtOf };
  return { page: { ...page, result: { ...result, pageContext } }, queries };
};

/**
 * Renders all pages of a school into its public folder, without Gatsby, and gives their number. With `prove`,
 * when Gatsby has just built these pages too, they are compared first.
 */
export async function renderPages(
  content: Content,
  folders: RenderFolders,
  { prove, lists }: { prove: boolean; lists: PageLists },
): Promise<number> {
  const { project, publicDir } = folders;
  // The renderer is loaded while a process of its own sizes the pictures.
  const [inputs, render] = await Promise.all([inputsOf(content, folders), openRenderer(project)]);
  if (prove) await proveRendering(inputs, project);
  const { emptyLists, languages, siteUrl } = content.site;
  const builtOf = { ...lists, emptyLists, languages, siteUrl };
  for (const input of inputs) {
    const html = await render(withLists(input, builtOf));
    await writeWhole(join(publicDir, htmlFile(input.page.path)), html);
  }
  // The one for wrong addresses is no page of the school.
  return inputs.length - 1;
}
