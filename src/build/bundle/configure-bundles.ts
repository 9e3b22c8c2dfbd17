import type { CreateWebpackConfigArgs } from 'gatsby';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brand } from '../../theme/brand';
import { conditionsOf } from '../../theme/brand-conditions';
import { internalApiChanged } from '../internal-api-changed';
import { browserBundle } from './browser-bundle';
import { htmlBundle } from './html-bundle';
import { minifySettings } from './minify';
import type { WebpackConfig } from './webpack-config';

const ours = 'src/build/bundle';

/** What decides how a module is compiled: the packages' versions, and the configuration. */
const decisive = () =>
  ['package.json', 'package-lock.json', 'gatsby-config.ts', 'gatsby-node.ts'].concat(
    readdirSync(ours).map((file) => join(ours, file)),
  );

/**
 * Webpack's cache between builds, as Gatsby sets it, without its walk through every file of Gatsby
 * and of the loaders, which takes longer than compiling: the lock file names their versions.
 */
function bundleCache(gatsbys: WebpackConfig['cache']): object {
  return {
    ...gatsbys,
    buildDependencies: { defaultWebpack: [], config: decisive().map((file) => resolve(file)) },
  };
}

interface Compilation {
  buildDependencies: { clear(): void };
}
interface Compiler {
  hooks: { afterCompile: { tap(name: string, act: (compilation: Compilation) => void): void } };
}

/** A plugin without which webpack adds each loader, with all that it imports, to that walk. */
const forgetLoaders = {
  apply({ hooks }: Compiler): void {
    hooks.afterCompile.tap('ForgetLoaders', ({ buildDependencies }) => buildDependencies.clear());
  },
};

const mapperName = 'StaticQueryMapper';
const themesName = 'GatsbyThemeComponentShadowingResolverPlugin';

const noPlugin = (name: string) =>
  internalApiChanged(`There is no plugin ${name}.`, 'src/build/bundle/configure-bundles.ts');

let queryMapper: object | undefined;

/** Takes Gatsby's plugin for static queries out of the browser's configuration, for the renderer's. */
function takeQueryMapper(config: WebpackConfig): WebpackConfig {
  queryMapper = config.plugins?.find(({ constructor }) => constructor.name === mapperName);
  if (!queryMapper) throw noPlugin(mapperName);
  return { ...config, plugins: config.plugins?.filter((plugin) => plugin !== queryMapper) };
}

/** Gives that plugin to the renderer's configuration. */
function withQueryMapper(config: WebpackConfig): WebpackConfig {
  if (!queryMapper) throw new Error('Gatsby configures the renderer before the scripts.');
  return { ...config, plugins: [...(config.plugins ?? []), queryMapper] };
}

/**
 * Takes the modules of the brand. This site has no theme of Gatsby's, so no file of one stands in another's place:
 * each import would look for it.
 */
function resolveOwn(config: WebpackConfig): WebpackConfig {
  const all = config.resolve?.plugins ?? [];
  const plugins = all.filter(({ constructor }) => constructor.name !== themesName);
  if (plugins.length === all.length) throw noPlugin(themesName);
  const conditionNames = ['site', ...conditionsOf(brand), '...'];
  return { ...config, resolve: { ...config.resolve, plugins, conditionNames } };
}

/**
 * Sets both bundles of a production build. Gatsby reads off the browser's which static queries a
 * page needs; that one holds no page any more, so its plugin for this moves to the renderer's.
 */
export function configureBundles({
  actions,
  getConfig,
  plugins,
  rules,
  stage,
}: Pick<CreateWebpackConfigArgs, 'actions' | 'getConfig' | 'plugins' | 'rules' | 'stage'>): void {
  const production = stage === 'build-javascript' || stage === 'build-html';
  if (!production) return;
  const gatsbys = resolveOwn(getConfig() as WebpackConfig);
  const own =
    stage === 'build-html'
      ? htmlBundle(withQueryMapper(gatsbys), rules.js())
      : browserBundle(takeQueryMapper(gatsbys), rules.js(), plugins.minifyJs(minifySettings));
  actions.replaceWebpackConfig({
    ...own,
    cache: bundleCache(gatsbys.cache),
    plugins: [...(own.plugins ?? []), forgetLoaders],
  });
}
