import type { CreateWebpackConfigArgs } from 'gatsby';
import { resolve } from 'node:path';

/** Parts of packages that nothing here uses and that no bundler can leave out by itself. */
const unusedModules: [RegExp, string][] = [
  // Gatsby's Script component, and the worker that it can run scripts in.
  [/^gatsby-script$/, 'gatsby-script.ts'],
  [/^@builder\.io\/partytown/, 'partytown.ts'],
  // Higher-order components of Emotion and Formik.
  [/^hoist-non-react-statics$/, 'hoist-statics.ts'],
  // Lists of all CSS properties and all HTML attributes.
  [/^@pandacss\/is-valid-prop$/, 'css-property.ts'],
  [/^@emotion\/is-prop-valid$/, 'is-prop-valid.ts'],
  // Kinds of query that no page has.
  [/\.\/mutationCache\.js$/, 'mutation-cache.ts'],
  [/\.\/infiniteQueryBehavior\.js$/, 'infinite-query.ts'],
  // Chakra's reset; ours stands in the global styles.
  [/\/preflight\.js$/, 'preflight.ts'],
];

/** Gatsby's minifier writes for the browsers of 2015; ours are named in package.json. */
const terserOptions = {
  ecma: 2020,
  compress: { ecma: 2020, passes: 3 },
  mangle: true,
  format: { comments: false },
};

interface Minimizer {
  options?: { minimizer?: { options?: Record<string, unknown> } };
}

/** Leaves out what no page uses, and lets the minifier write for the browsers in use. */
export function trimBundle({ actions, plugins, stage, getConfig }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    devtool: false,
    plugins: unusedModules.map(([module, stub]) =>
      plugins.normalModuleReplacement(module, resolve('src/hosting/stubs', stub)),
    ),
  });
  if (stage !== 'build-javascript') return;
  const config = getConfig() as { optimization?: { minimizer?: Minimizer[] } };
  for (const { options } of config.optimization?.minimizer ?? []) {
    const script = options?.minimizer;
    if (script?.options && 'mangle' in script.options) script.options = terserOptions;
  }
  actions.replaceWebpackConfig(config);
}
