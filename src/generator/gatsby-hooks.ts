import type { GatsbyNode, Reporter } from 'gatsby';
import { resolve } from 'node:path';
import { blockRegistry } from '../blocks/schemas';
import { codePathsIn } from '../content/code-paths';
import { formatDiagnostic } from '../content/diagnostics';
import { bundleEditor } from '../editor/bundle-editor';
import { editorOptions } from '../editor/editor-options';
import { writeEditor } from '../editor/write-editor';
import { type Content, loadContent } from '../content/load';
import { contentNodes, contentTypes, pagesToCreate } from '../content/source-nodes';
import { configureBundles } from '../hosting/bundle/configure-bundles';
import { finishBuiltPages } from '../hosting/finish-build';
import { fontsAsFiles } from '../hosting/font-files';
import { writeHostFiles, writeManifest } from '../hosting/host-files';
import { precompress } from '../hosting/precompress';
import {
  keepRawOutput,
  publishFolders,
  publishNamedFiles,
  publishPages,
  restoreRawOutput,
} from '../hosting/publish';
import { islandRules } from '../islands/build-state-rules';
import { offlineNoteRule } from '../offline/note-rule';
import { inTurnRule } from '../theme/in-turn';
import { writeOffline } from '../offline/write-offline';
import { drawCards } from '../seo/cards/draw-cards';

const contentDir = resolve('content');
const publicDir = resolve('public');
const cardFolders = { contentDir, cacheDir: resolve('.cache/cards') };
const folders = { publicDir, rawDir: resolve('.cache/gatsby-public') };
let content: Content | undefined;
let started = false;
let beside: { rules: Promise<string>; cards: Promise<number>; editor: Promise<string> } | undefined;

/** Loads the content; every diagnostic is told at once, and a build with one stops. */
function load(reporter: Reporter): Content {
  const codePaths = codePathsIn(resolve('src/pages'));
  const loaded = loadContent({ contentDir, blocks: blockRegistry, codePaths });
  if (loaded.diagnostics.length > 0) {
    reporter.panicOnBuild(
      `The content has faults:\n\n${loaded.diagnostics.map(formatDiagnostic).join('\n')}\n`,
    );
  }
  const usable = loaded.content ?? content;
  if (!usable) throw new Error('The content could not be loaded; its faults stand above.');
  content = usable;
  // Gatsby writes it into the scripts, which it bundles later: the client asks for this school.
  process.env.GATSBY_SCHOOL_CODE = usable.site.code;
  return usable;
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(contentTypes);
};

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

/** Pages with a file of their own: their content file says what kind they are, and names pictures. */
export const onCreatePage: GatsbyNode<
  Record<string, unknown>,
  { kind?: string }
>['onCreatePage'] = ({ page, actions }) => {
  if (page.context?.kind || !content) return;
  const { deletePage, createPage } = actions;
  const own = contentNodes(content).find((node) =>
    page.path === '/' ? node.internal.type === 'HomeContent' : node.path === page.path,
  );
  const { kind = 'live' } = content.pages.find(({ path }) => path === page.path) ?? {};
  deletePage(page);
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

export const onPreInit: GatsbyNode['onPreInit'] = () => restoreRawOutput(folders);

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async () => {
  started = true;
  if (process.env.NODE_ENV === 'production' || !content) return;
  // While developing, Gatsby's own folder is what is seen.
  await publishFolders(publicDir, { 'content/papers': 'papers' });
  await writeManifest(publicDir, content.site);
};

/** What needs nothing of Gatsby's goes on beside its bundles, which keep one core busy. */
export const onPreBuild: GatsbyNode['onPreBuild'] = () => {
  if (!content) throw new Error('The content was not loaded.');
  const cards = drawCards(content, cardFolders);
  const rules = islandRules();
  const editor = bundleEditor(resolve('node_modules/.cache/editor'));
  beside = { rules, cards, editor };
  // What fails here is told when it is awaited.
  for (const work of [cards, rules, editor]) work.catch(() => undefined);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  if (!content || !beside) throw new Error('The content was not loaded.');
  await keepRawOutput(folders);
  await publishPages(folders, ['/', ...content.pages.map(({ path }) => path)]);
  await finishBuiltPages(publicDir, {
    rawDir: folders.rawDir,
    rules: await beside.rules,
    siteRules: [offlineNoteRule, inTurnRule],
  });
  await publishNamedFiles(folders);
  await publishFolders(publicDir, { static: '', 'content/papers': 'papers' });
  await writeManifest(publicDir, content.site);
  await beside.cards;
  await drawCards(content, { ...cardFolders, publicDir });
  const editor = {
    contentDir,
    bundleDir: await beside.editor,
    editorDir: resolve(publicDir, 'edit'),
  };
  await writeEditor(editor, editorOptions(content.site, process.env));
  await writeHostFiles(publicDir, content, process.env.GATSBY_CONTENT_SERVICE_URL);
  // Lists the other files with their hashes, so it comes when all of them are final.
  await writeOffline(publicDir, content);
  await precompress(publicDir, resolve('.cache/compressed'));
};
