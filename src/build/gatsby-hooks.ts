import type { GatsbyNode, Reporter } from 'gatsby';
import { resolve } from 'node:path';
import type { Block } from '../blocks/schemas';
import { codePaths, pathsWithContents } from '../content/code-paths';
import { contentDir } from '../content/content-dir';
import type { Content } from '../content/load';
import {
  type ContentNode,
  contentNodes,
  contentTypes,
  pagesToCreate,
} from '../content/source-nodes';
import { writeBrandFiles } from './publish/brand-files';
import { configureBundles } from './bundle/configure-bundles';
import { fontsAsFiles } from './bundle/font-files';
import { writeManifest } from './hosting/host-files';
import { publishFolder, publishDocuments } from './publish/publish';
import { blankNodes, documentPath } from './compile/blank-pages';
import { loadSiteContent, showsDrafts } from './load-site-content';
import { measureUpright } from './upright-pictures';

const isBuild = () => process.env.NODE_ENV === 'production';
/** Whether only code is compiled: pages are rendered, and pictures sized, without Gatsby. */
const onlyCompiles = () => process.env.GATSBY_BLANK_PAGES === 'true';
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
  const site = content ?? load(reporter);
  const documents = onlyCompiles() ? [] : pagesToCreate(site);
  if (isBuild()) documents.push({ path: documentPath, context: { pictures: [] } });
  const component = resolve('src/templates/content-page.tsx');
  for (const { path, context } of documents) {
    actions.createPage({ path, component, context: { ...context, kind: 'static' } });
  }
  // A page of which the content says nothing is none of this school's.
  for (const path of codePaths.filter((one) => nodes.some((node) => node.path === one))) {
    const { kind = 'live' } = site.pages.find((page) => page.path === path) ?? {};
    actions.createPage({
      path,
      component: resolve('src/templates/live-page.tsx'),
      context: { kind, withContents: pathsWithContents.includes(path) },
    });
  }
};

/** The two pages with a file of their own, the front page and the one for wrong addresses. */
export const onCreatePage: GatsbyNode<
  Record<string, unknown>,
  { kind?: string }
>['onCreatePage'] = ({ page, actions }) => {
  if (page.context?.kind || !content) return;
  const home = nodes.find(({ internal }) => internal.type === 'HomeContent');
  const pictures = page.path === '/' && !onlyCompiles() ? home?.pictures : [];
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, kind: 'live', pictures } });
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
  // The path below which the site stands; while developing there is none.
  process.env.GATSBY_BASE ??= '';
};

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async () => {
  started = true;
  if (isBuild() || !content) return;
  // While developing, Gatsby's own folder is what is seen.
  const gatsbyDir = resolve('public');
  await publishFolder(gatsbyDir, 'static');
  await publishDocuments(gatsbyDir, contentDir(), content);
  await writeBrandFiles(gatsbyDir, contentDir());
  await writeManifest(gatsbyDir, content.site);
};
