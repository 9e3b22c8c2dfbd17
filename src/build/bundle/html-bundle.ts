import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileRules } from './compile-rules';
import { inRenderer, redefine } from './redefine';
import type { ExternalRequest, Rule, WebpackConfig } from './webpack-config';

const target = 'node20';

const packageName = /^(?:@[\w.-]+\/)?\w[\w.-]*/;

/** Gatsby's packages are part of its renderer, which gives them files of this site. */
const gatsbys = /^(?:gatsby|@gatsbyjs\/)/;

/**
 * Where Node finds a package, so that it is loaded once and not bundled. Nothing for the site's own
 * files, for Gatsby's packages, and for packages that Node cannot load by `require`.
 */
export function packageFile({ context = '', request = '' }: ExternalRequest): string | undefined {
  if (!packageName.test(request) || gatsbys.test(request)) return undefined;
  try {
    const file = createRequire(join(context, 'index.js')).resolve(request);
    return /\.c?js$/.test(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** The bundle that renders the pages, in Node: the site's own files, with packages left outside. */
export function htmlBundle(config: WebpackConfig, babel: Rule): WebpackConfig {
  const external = (asked: ExternalRequest) => {
    const file = packageFile(asked);
    return Promise.resolve(file && `commonjs ${file}`);
  };
  return {
    ...config,
    target,
    plugins: redefine(config.plugins, inRenderer),
    devtool: false,
    module: { ...config.module, rules: compileRules(config.module?.rules ?? [], babel, [target]) },
    externals: [...(config.externals ?? []), external],
    optimization: { ...config.optimization, concatenateModules: false, splitChunks: false },
  };
}
