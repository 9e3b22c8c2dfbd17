import { EsbuildPlugin } from 'esbuild-loader';
import { resolve } from 'node:path';
import { esbuildTargets } from './browser-targets';
import { compileRules } from './compile-rules';
import type { Rule, WebpackConfig } from './webpack-config';

interface Chunk {
  name?: string | null;
}
interface Context {
  chunkGraph: { getModuleChunksIterable(module: object): Iterable<Chunk> };
}

/** Whether the root of all components has a module: React, its renderer, the query client. */
function isOfRoot(module: object, { chunkGraph }: Context): boolean {
  return [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'island-root');
}

/** Kinds of islands that seldom stand on one page, by the names of their chunks. */
const kinds: readonly [RegExp, string][] = [
  [/^island-home-/, 'home'],
  [/-(list|view)$/, 'list'],
  [/-form$/, 'form'],
];

const kindOf = ({ name }: Chunk) => kinds.find(([named]) => named.test(name ?? ''))?.[1] ?? 'page';

/** The chunk of a module that several islands share: by their kinds, so that none loads what it lacks. */
function sharedName(_: object, chunks: readonly Chunk[]): string {
  return [...new Set(chunks.map(kindOf))].sort().join('-');
}

/**
 * Chunks are named by the islands (`webpackChunkName`). All that the root needs stands in one, and
 * what several islands share in one for each mixture of kinds.
 */
const splitChunks = {
  chunks: 'async',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    root: { name: 'root', test: isOfRoot, enforce: true, priority: 20 },
    shared: { name: sharedName, minChunks: 9, enforce: true, priority: 10 },
  },
};

/**
 * The bundle of the browser: `src/islands/entry.ts` in the place of Gatsby's runtime, for the
 * browsers of package.json. The fonts' rules are written into every page by Gatsby, from here.
 */
export function browserBundle(config: WebpackConfig, babel: Rule): WebpackConfig {
  const target = esbuildTargets();
  return {
    ...config,
    entry: { app: [resolve('src/theme/fonts.css'), resolve('src/islands/entry.ts')] },
    target: 'browserslist',
    devtool: false,
    output: { ...config.output, chunkFilename: '[id]-[contenthash].js' },
    module: { ...config.module, rules: compileRules(config.module?.rules ?? [], babel, target) },
    resolve: { ...config.resolve, conditionNames: ['site', '...'] },
    optimization: {
      ...config.optimization,
      runtimeChunk: false,
      splitChunks,
      minimizer: [new EsbuildPlugin({ target, css: true, legalComments: 'none' })],
    },
  };
}
