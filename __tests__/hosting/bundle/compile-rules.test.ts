/** @jest-environment node */
import { join } from 'node:path';
import { compileRules } from '../../../src/hosting/bundle/compile-rules';
import type { Rule } from '../../../src/hosting/bundle/webpack-config';

const babel: Rule = { test: /\.(js|tsx?)$/, use: 'babel' };
const others: Rule[] = [{ test: /\.woff2$/, use: 'files' }];
const rules = compileRules([babel, ...others], babel, ['node20']);

/** What compiles a file of the project. */
function compilersOf(file: string): unknown[] {
  const path = join(process.cwd(), file);
  return rules
    .filter(({ test, include }) => test?.test(path) && (include?.(path) ?? true))
    .map(({ use, loader }) => use ?? loader);
}

it.each(['src/pages/News.tsx', 'src/templates/use-site-data.ts'])(
  'leaves page queries to Gatsby’s Babel: %s',
  (file) => {
    expect(compilersOf(file)).toEqual(['babel']);
  },
);

it.each(['src/layout/footer/footer.tsx', 'src/dates/format.ts', '.cache/static-entry.js'])(
  'compiles with esbuild: %s',
  (file) => {
    expect(compilersOf(file)).toEqual(['esbuild-loader']);
  },
);

it('takes packages as they come, and leaves other rules alone', () => {
  expect(compilersOf('node_modules/gatsby-link/index.js')).toEqual([]);
  expect(compilersOf('src/theme/fonts/mukta.woff2')).toEqual(['files']);
});

it('stops when Gatsby’s rule is not there', () => {
  expect(() => compileRules(others, babel, [])).toThrow('Gatsby has 0 rules for scripts');
});
