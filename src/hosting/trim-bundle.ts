import type { CreateBabelConfigArgs, CreateWebpackConfigArgs } from 'gatsby';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { browserslist } from '../../package.json';
import { tokenNames } from '../theme/token-names';

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

/** Parts of Gatsby's runtime that this site needs a fraction of; while building pages they stay whole. */
const lighterModules: [RegExp, string][] = [
  [/^@gatsbyjs\/reach-router$/, 'router.tsx'],
  [/^gatsby-react-router-scroll$/, 'scroll-restoration.ts'],
  [/^mitt$/, 'emitter.ts'],
  // The values of the tokens stand in the site's stylesheet (see `tokenRules`).
  [/\/token-dictionary\.js$/, 'token-dictionary.ts'],
  [/^\.\.\/theme$/, '../../theme/browser.ts'],
  // Gatsby's own worker is brought by plugins that are not here (see `src/offline`).
  [/^\.\/register-service-worker$/, 'nothing.ts'],
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

/**
 * Lets Babel write for the browsers in use: by itself Gatsby's preset rewrites classes, spread and
 * `?.` for the browsers of 2015, which makes the site's own code a tenth longer.
 */
export function modernSyntax({ actions }: CreateBabelConfigArgs): void {
  const presetFile = createRequire(resolve('package.json')).resolve('babel-preset-gatsby');
  const stage = 'build-javascript';
  const preset = { name: presetFile, options: { targets: browserslist }, stage };
  actions.setBabelPreset(preset);
  for (const syntax of ['optional-chaining', 'nullish-coalescing-operator']) {
    // The very files that the preset uses, or its options would not be met.
    const name = createRequire(presetFile).resolve(`@babel/plugin-proposal-${syntax}`);
    const plugin = { name, options: { loose: true }, stage };
    actions.setBabelPlugin(plugin);
  }
}

/** Leaves out what no page uses, and lets the minifier write for the browsers in use. */
export function trimBundle({ actions, plugins, stage, getConfig }: CreateWebpackConfigArgs): void {
  const replaced =
    stage === 'build-javascript' ? [...unusedModules, ...lighterModules] : unusedModules;
  actions.setWebpackConfig({
    devtool: false,
    plugins: [
      ...replaced.map(([module, stub]) =>
        plugins.normalModuleReplacement(module, resolve('src/hosting/stubs', stub)),
      ),
      plugins.define({ __TOKEN_NAMES__: JSON.stringify(tokenNames()) }),
    ],
  });
  if (stage !== 'build-javascript') return;
  const config = getConfig() as {
    output?: { chunkFilename?: string };
    optimization?: { minimizer?: Minimizer[] };
  };
  // Pages name their files, and the long names of shared ones are hashes that nothing compresses.
  if (config.output) config.output.chunkFilename = '[id]-[contenthash].js';
  for (const { options } of config.optimization?.minimizer ?? []) {
    const script = options?.minimizer;
    if (script?.options && 'mangle' in script.options) script.options = terserOptions;
  }
  actions.replaceWebpackConfig(config);
}
