/** @jest-environment node */
import type { CreateWebpackConfigArgs } from 'gatsby';
import { configureBundles } from '../../../src/build/bundle/configure-bundles';
import type { WebpackConfig } from '../../../src/build/bundle/webpack-config';

class StaticQueryMapper {}
class Other {}
class DefinePlugin {
  definitions: Record<string, string> = { 'process.env.GATSBY_SCHOOL_CODE': '"DHS"' };
}
class GatsbyThemeComponentShadowingResolverPlugin {}

const babel = { test: /\.(js|tsx?)$/, use: 'babel' };
const ofTypeScript = { test: /\.tsx?$/, use: 'babel' };
const minifier = {};

const mapper = new StaticQueryMapper();
const other = new Other();
const define = new DefinePlugin();

const themes = new GatsbyThemeComponentShadowingResolverPlugin();

/** The configuration that comes of Gatsby's in a stage; undefined where it is left alone. */
function configured(
  stage: CreateWebpackConfigArgs['stage'],
  plugins: object[],
  changed: WebpackConfig = {},
) {
  let replaced: WebpackConfig | undefined;
  const rules = [babel, ofTypeScript];
  const gatsbys: WebpackConfig = {
    plugins,
    module: { rules },
    resolve: { plugins: [other, themes] },
    cache: { name: stage },
    entry: { app: '.cache/production-app' },
    ...changed,
  };
  configureBundles({
    stage,
    getConfig: () => gatsbys,
    rules: { js: () => babel },
    plugins: { minifyJs: () => minifier },
    actions: { replaceWebpackConfig: (config: WebpackConfig) => (replaced = config) },
  } as unknown as Parameters<typeof configureBundles>[0]);
  return replaced;
}

it('gives the browser our entry in the place of Gatsby’s, and classes made at build', () => {
  const config = configured('build-javascript', [other, define, mapper]);
  expect(Object.keys(config?.entry ?? {})).toEqual(['app']);
  expect(String(config?.entry?.app)).toMatch(/fonts\.css,.*src\/islands\/entry\.ts$/);
  expect(config?.resolve?.conditionNames?.[0]).toBe('site');
  expect(config?.optimization).toMatchObject({ runtimeChunk: false, minimizer: [minifier] });
});

it('moves Gatsby’s plugin for static queries to the renderer, whose bundle holds the pages', () => {
  const browser = configured('build-javascript', [other, define, mapper]);
  const renderer = configured('build-html', [other, define]);
  expect(browser?.plugins).toContain(other);
  expect(browser?.plugins).not.toContain(mapper);
  expect(renderer?.plugins).toContain(mapper);
  expect(renderer?.resolve?.conditionNames?.[0]).toBe('site');
});

it('writes nothing of one school into scripts and renderer, which many schools share', () => {
  const browser = new DefinePlugin();
  configured('build-javascript', [browser, mapper]);
  expect(browser.definitions['process.env.GATSBY_SCHOOL_CODE']).toContain('meta[name="school"]');
  const renderer = new DefinePlugin();
  configured('build-html', [renderer]);
  expect(renderer.definitions).toEqual({
    'process.env.GATSBY_SCHOOL_CODE': "process['env'].GATSBY_SCHOOL_CODE",
    'process.env.GATSBY_BLANK_PAGES': "process['env'].GATSBY_BLANK_PAGES",
    'process.env.GATSBY_BRAND': "process['env'].GATSBY_BRAND",
    'process.env.GATSBY_BASE': '""',
  });
});

it.each(['build-javascript', 'build-html'] as const)(
  'looks for no theme’s files in %s',
  (stage) => {
    configured('build-javascript', [define, mapper]);
    expect(configured(stage, [define, mapper])?.resolve?.plugins).toEqual([other]);
  },
);

it.each<[string, object[], WebpackConfig, string]>([
  ['no plugin for static queries', [other], {}, 'no plugin StaticQueryMapper'],
  ['no plugin that writes the environment down', [mapper], {}, 'no plugin DefinePlugin'],
  [
    'no plugin for themes',
    [define, mapper],
    { resolve: { plugins: [other] } },
    'no plugin GatsbyTheme',
  ],
  ['an entry of another name', [define, mapper], { entry: { main: 'x' } }, 'no entry "app"'],
  [
    'no rule for TypeScript',
    [define, mapper],
    { module: { rules: [babel] } },
    '0 rules for TypeScript',
  ],
])('stops at a Gatsby that has %s, and says who relies on it', (_, plugins, changed, reason) => {
  const build = () => configured('build-javascript', plugins, changed);
  expect(build).toThrow(reason);
  expect(build).toThrow(/inside of gatsby, on which src\/build\/bundle\/[\w-]+\.ts relies/);
});

it.each(['develop', 'develop-html'] as const)('leaves %s as it is', (stage) => {
  expect(configured(stage, [other])).toBeUndefined();
});
