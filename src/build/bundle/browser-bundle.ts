import { resolve } from 'node:path';
import { esbuildTargets } from './browser-targets';
import { hashLength } from '../../lib/headers/cache-control';
import { internalApiChanged } from '../internal-api-changed';
import { compileRules } from './compile-rules';
import { inBrowser, redefine } from './redefine';
import { splitChunks } from './split-chunks';
import type { Rule, WebpackConfig } from './webpack-config';

/**
 * The bundle of the browser: `src/islands/entry.ts` in the place of Gatsby's runtime, for the
 * browsers of package.json. The fonts' rules are written into every page by Gatsby, from here.
 * Throws when Gatsby's own entry is not called as it was, since its pages are finished by that name.
 */
export function browserBundle(config: WebpackConfig, babel: Rule, minify: object): WebpackConfig {
  if (!config.entry?.app) {
    const found = 'The stage build-javascript has no entry "app".';
    throw internalApiChanged(found, 'src/build/bundle/browser-bundle.ts');
  }
  const rules = compileRules(config.module?.rules ?? [], babel, esbuildTargets());
  return {
    ...config,
    entry: { app: ['#fonts.css', resolve('src/islands/entry.ts')] },
    target: 'browserslist',
    plugins: redefine(config.plugins, inBrowser),
    devtool: false,
    output: {
      ...config.output,
      publicPath: `${process.env.GATSBY_BASE ?? ''}/`,
      chunkFilename: '[id]-[contenthash].js',
      hashDigestLength: hashLength,
    },
    module: { ...config.module, rules },
    // One runtime, inside the entry: a file of its own would be one more round trip.
    optimization: { ...config.optimization, runtimeChunk: false, splitChunks, minimizer: [minify] },
  };
}
