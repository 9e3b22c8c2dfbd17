import type { GatsbyNode, Reporter } from 'gatsby';
import { resolve } from 'node:path';
import type { Block } from '../blocks/schemas';
import type { Content } from '../content/load';
import { bundleEditor } from '../editor/bundle-editor';
import { contentNodes, contentTypes, pagesToCreate } from '../content/source-nodes';
import { writeBrandFiles } from '../hosting/brand-files';
import { configureBundles } from '../hosting/bundle/configure-bundles';
import { fontsAsFiles } from '../hosting/font-files';
import { writeManifest } from '../hosting/host-files';
import { publishFolders, publishPages } from '../hosting/publish';
import { publishPapers } from '../hosting/publish-papers';
import { islandRules } from '../islands/build-state-rules';
import { codeDigest } from './content-build/code-digest';
import { forgetBuild, keepBuild, outlineOf } from './content-build/kept-build';
import { drawnCards, finishSite } from './finish-site';
import { keepCompiledSite } from './compiled/compile';
import { compiledPages } from './compiled/every-page';
import { buildFolders, compilesFor } from './folders';
import { loadSiteContent, showsDrafts } from './load-site-content';
import { measureUpright } from './upright-pictures';

const folders = buildFolders();
let content: Content<Block> | undefined;
let started = false;
/** The digest of the code that is being built. */
let code = '';
let beside: { rules: Promise<string>; cards: Promise<number>; editor: Promise<string> } | undefined;

/** Loads the content; every diagnostic is told at once, and a build with one stops. */
function load(reporter: Reporter): Content<Block> {
  const loaded = loadSiteContent(showsDrafts());
  if (loaded.faults) reporter.panicOnBuild(loaded.faults);
  for (const line of loaded.leftOut) reporter.warn(line);
  const usable = loaded.content ?? content;
  if (!usable) throw new Error('The content could not be loaded; its faults stand above.');
  content = compilesFor() ? compiledPages(usable) : usable;
  // The renderer's processes have it from here.
  process.env.GATSBY_SCHOOL_CODE = usable.site.code;
  return content;
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(contentTypes);
};

export const createResolvers: GatsbyNode['createResolvers'] = (args) =>
  measureUpright(args, resolve('.cache/upright'));

export const sourceNodes: GatsbyNode['sourceNodes'] = ({ actions, reporter }) => {
  for (const node of contentNodes(load(reporter))) actions.createNode({ ...node });
};

/** While developing: a saved content file shows at once. */
export const onCreateNode: GatsbyNode<{
  sourceInstanceName?: string;
  extension?: string;
}>['onCreateNode'] = ({ node, actions, reporter }) => {
  const written =
    node.sourceInstanceName === 'content' && /^(ya?ml|md)$/.test(node.extension ?? '');
  if (!started || !written) return;
  for (const fresh of contentNodes(load(reporter))) actions.createNode({ ...fresh });
};

export const createPages: GatsbyNode['createPages'] = ({ actions, reporter }) => {
  const component = resolve('src/templates/content-page.tsx');
  for (const { path, context } of pagesToCreate(content ?? load(reporter))) {
    actions.createPage({ path, component, context: { ...context, kind: 'static' } });
  }
};

/**
 * Pages with a file of their own: their content file says what kind they are, and names pictures. A page
 * of which the content says nothing is none of this school's.
 */
export const onCreatePage: GatsbyNode<
  Record<string, unknown>,
  { kind?: string }
>['onCreatePage'] = ({ page, actions }) => {
  if (page.context?.kind || !content) return;
  const { deletePage, createPage } = actions;
  const own = contentNodes(content).find((node) =>
    page.path === '/' ? node.internal.type === 'HomeContent' : node.path === page.path,
  );
  const isFrame = page.path === '/' || /404/.test(page.path);
  const { kind = 'live' } = content.pages.find(({ path }) => path === page.path) ?? {};
  deletePage(page);
  if (!own && !isFrame) return;
  createPage({
    ...page,
    context: { ...page.context, kind, pictures: own?.pictures ?? [] },
  });
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  // The content service's address is part of the built site; an empty one means the same origin.
  process.env.GATSBY_CONTENT_SERVICE_URL ??= '';
  configureBundles(args);
  fontsAsFiles(args);
};

export const onPreInit: GatsbyNode['onPreInit'] = async () => {
  // 'files' where lists are part of the site. Only a name that is set before Gatsby configures webpack has a
  // value in scripts, and what only such a build needs falls away in others.
  process.env.GATSBY_LISTS ??= '';
  await forgetBuild(folders.keptDir);
  code = await codeDigest();
};

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async () => {
  started = true;
  if (process.env.NODE_ENV === 'production' || !content) return;
  // While developing, Gatsby's own folder is what is seen.
  const { contentDir } = folders;
  const gatsbyDir = resolve('public');
  await publishFolders(gatsbyDir, { static: '' });
  await publishPapers(gatsbyDir, contentDir, content);
  await writeBrandFiles(gatsbyDir, contentDir);
  await writeManifest(gatsbyDir, content.site);
};

/** What needs nothing of Gatsby's goes on beside its bundles, which keep one core busy. */
export const onPreBuild: GatsbyNode['onPreBuild'] = () => {
  if (!content) throw new Error('The content was not loaded.');
  if (compilesFor()) return;
  const cards = drawnCards(content);
  const rules = islandRules();
  const editor = bundleEditor(folders.editorDir);
  beside = { rules, cards, editor };
  // What fails here is told when it is awaited.
  for (const work of [cards, rules, editor]) work.catch(() => undefined);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  const compiled = compilesFor();
  if (compiled && content) return keepCompiledSite(compiled, content, folders);
  if (!content || !beside) throw new Error('The content was not loaded.');
  const rules = await beside.rules;
  await publishPages(folders, ['/', ...content.pages.map(({ path }) => path)]);
  await Promise.all([beside.cards, beside.editor]);
  await finishSite(content, rules);
  const outline = await outlineOf(content, folders.contentDir);
  await keepBuild(folders.keptDir, { code, outline, rules });
};
