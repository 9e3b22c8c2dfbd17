import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brand, sampleBrand } from '../../theme/brand';
import { conditionsOf } from '../../theme/brand-conditions';
import type { WebpackConfig } from './webpack-config';

const ours = 'src/hosting/bundle';

/** What decides how a module is compiled: the packages' versions, and the configuration. */
const decisive = () =>
  ['package.json', 'package-lock.json', 'gatsby-config.ts', 'gatsby-node.ts'].concat(
    readdirSync(ours).map((file) => join(ours, file)),
  );

/**
 * Webpack's cache between builds, as Gatsby sets it, without its walk through every file of Gatsby
 * and of the loaders, which takes longer than compiling: the lock file names their versions.
 */
export function bundleCache(gatsbys: WebpackConfig['cache']): object {
  // It remembers which module a condition gave, so that each look has a cache of its own.
  const look = brand === sampleBrand ? '' : `-${conditionsOf(brand).join('-')}`;
  return {
    ...gatsbys,
    ...(gatsbys?.cacheLocation && { cacheLocation: gatsbys.cacheLocation + look }),
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
export const forgetLoaders = {
  apply({ hooks }: Compiler): void {
    hooks.afterCompile.tap('ForgetLoaders', ({ buildDependencies }) => buildDependencies.clear());
  },
};
