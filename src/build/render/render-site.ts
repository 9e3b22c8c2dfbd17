import type { Block } from '../../blocks/schemas';
import type { Content } from '../../content/load';
import { brand } from '../../theme/brand';
import { withOwnShades } from '../../theme/own-shades';
import {
  compiledDir,
  keepProven,
  rawDirOf,
  readCompiled,
  readUnproven,
} from '../compile/compiled-site';
import { bundledEditor, drawnCards, finishSite, type FinishInput } from '../finish-site';
import { buildFolders } from '../folders';
import { compressScripts } from '../publish/precompress';
import { loadSiteContent, showsDrafts } from '../load-site-content';
import { chosenPageLists } from '../list-files/chosen-page-lists';
import type { PageLists } from '../list-files/page-lists';
import { renderPages } from './render-pages';

/** What a build of one school gives. */
interface BuiltSite {
  pages: number;
  /** A line for each page that is not built now. */
  leftOut: string[];
  /** How long each part took, in ms. */
  parts: Record<string, number>;
}

type Timed = <T>(name: string, work: () => T | Promise<T>) => Promise<T>;

const timer =
  (parts: Record<string, number>): Timed =>
  async (name, work) => {
    const started = performance.now();
    const result = await work();
    parts[name] = performance.now() - started;
    return result;
  };

/** Renders and finishes the site; gives the number of its pages. */
async function render(
  content: Content<Block>,
  beside: Pick<FinishInput, 'cards' | 'editor' | 'lists'>,
  timed: Timed,
) {
  const project = compiledDir(brand);
  const unproven = await readUnproven(project);
  const compiled = unproven ?? (await readCompiled(project));
  if (!compiled) throw new Error(`There is nothing compiled in ${project}.`);
  const { lists } = beside;
  const pages = await timed('pages', () =>
    renderPages(content, { ...buildFolders(), project }, { prove: unproven !== undefined, lists }),
  );
  if (unproven) await keepProven(project);
  await timed('finish', () =>
    finishSite(content, {
      compiled: { at: compiled.at, rules: withOwnShades(compiled.rules) },
      rawDir: rawDirOf(project),
      ...beside,
    }),
  );
  if ((await readCompiled(project))?.at !== compiled.at) {
    throw new Error('Scripts were compiled anew in the meantime; build again.');
  }
  return pages;
}

/**
 * Builds the site of the school whose content CONTENT_DIR names into PUBLIC_DIR, from what Gatsby has
 * compiled for schools of its theme variant. `compile` has Gatsby do so where it has to, and tells whether it did; it
 * is asked with a reason when nothing can be rendered from what is there; `listsOf` gives the lists that stand
 * in its pages. Rejects with the content's faults before anything is compiled.
 */
export async function renderSite(
  compile: (because?: string) => Promise<boolean> = () => Promise.resolve(true),
  listsOf: () => Promise<PageLists> = chosenPageLists,
): Promise<BuiltSite> {
  const parts: Record<string, number> = {};
  const timed = timer(parts);
  const { content, faults, leftOut } = await timed('content', () => loadSiteContent(showsDrafts()));
  if (faults || !content) throw new Error(faults ?? 'The content could not be loaded.');
  process.env.GATSBY_SCHOOL_CODE = content.site.code;
  // In threads and a process of their own, so beside all else; what fails there is told when it is awaited.
  const cards = drawnCards(content);
  const editor = bundledEditor();
  for (const work of [cards, editor]) work.catch(() => undefined);
  const isNew = await timed('scripts', () => compile());
  if (isNew) {
    const compressed = compressScripts(rawDirOf(compiledDir(brand)), buildFolders().cacheDir);
    // What fails here is told when the site is compressed.
    compressed.catch(() => undefined);
  }
  const beside = { cards, editor, lists: await timed('lists', listsOf) };
  const pages = await render(content, beside, timed).catch(async (error: unknown) => {
    if (isNew) throw error;
    await timed('scripts', () => compile(String(error)));
    return render(content, beside, timed);
  });
  return { pages, leftOut, parts };
}
