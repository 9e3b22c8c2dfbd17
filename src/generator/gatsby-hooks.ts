import type { GatsbyNode, Reporter } from 'gatsby';
import { resolve } from 'node:path';
import type { Block } from '../blocks/schemas';
import { contentDir } from '../content/content-dir';
import type { Content } from '../content/load';
import {
  type ContentNode,
  contentNodes,
  contentTypes,
  pagesToCreate,
} from '../content/source-nodes';
import { writeBrandFiles } from '../hosting/brand-files';
import { configureBundles } from '../hosting/bundle/configure-bundles';
import { fontsAsFiles } from '../hosting/font-files';
import { writeManifest } from '../hosting/host-files';
import { publishFolder, publishPapers } from '../hosting/publish';
import { blankNodes, documentPath } from './compile/blank-pages';
import { loadSiteContent, showsDrafts } from './load-site-content';
import { measureUpright } from './upright-pictures';

const isBuild = () => process.env.NODE_ENV === 'production';
let content: Content<Block> | undefined;
let nodes: readonly ContentNode[] = [];
let started = false;

/** Loads the content; every diagnostic is told at once, and a build with one stops. */
function load(reporter: Reporter): Content<Block> {
  const { content: loaded, faults, leftOut } = loadSiteContent(showsDrafts());
  if (faults) reporter.panicOnBuild(faults);
  // Of a build, its own process tells.
  if (!isBuild()) for (const line of leftOut) reporter.warn(line);
  content = loaded ?? content;
  if (!content) throw new Error('The content could not be loaded; its faults stand above.');
  nodes = [...contentNodes(content), ...(isBuild() ? blankNodes(content) : [])];
  // The renderer's processes have it from here.
  process.env.GATSBY_SCHOOL_CODE = content.site.code;
  return content;
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(contentTypes);
};

export const createResolvers: GatsbyNode['createResolvers'] = (args) =>
  measureUpright(args, resolve('.cache/upright'));

export const sourceNodes: GatsbyNode['sourceNodes'] = ({ actions, reporter }) => {
  load(reporter);
  for (const node of nodes) actions.createNode({ ...node });
};

/** While developing: a saved content file shows at once. */
export const onCreateNode: GatsbyNode<{
  sourceInstanceName?: string;
  extension?: string;
}>['onCreateNode'] = ({ node, actions, reporter }) => {
  const written =
    node.sourceInstanceName === 'content' && /^(ya?ml|md)$/.test(node.extension ?? '');
  if (!started || !written) return;
  load(reporter);
  for (const fresh of nodes) actions.createNode({ ...fresh });
};

export const createPages: GatsbyNode['createPages'] = ({ actions, reporter }) => {
  const component = resolve('src/templates/content-page.tsx');
  const documents = pagesToCreate(content ?? load(reporter));
  if (isBuild()) documents.push({ path: documentPath, context: { pictures: [] } });
  for (const { path, context } of documents) {
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
  const own = nodes.find((node) =>
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

export const onPreInit: GatsbyNode['onPreInit'] = () => {
  // 'files' where lists are part of the site. Only a name that is set before Gatsby configures webpack has a
  // value in scripts, and what only such a build needs falls away in others.
  process.env.GATSBY_LISTS ??= '';
};

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async () => {
  started = true;
  if (isBuild() || !content) return;
  // While developing, Gatsby's own folder is what is seen.
  const gatsbyDir = resolve('public');
  await publishFolder(gatsbyDir, 'static');
  await publishPapers(gatsbyDir, contentDir(), content);
  await writeBrandFiles(gatsbyDir, contentDir());
  await writeManifest(gatsbyDir, content.site);
};
