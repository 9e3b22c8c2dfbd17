/** @jest-environment node */
import { join } from 'node:path';
import { compileRules } from '../../../src/build/bundle/compile-rules';
import type { Rule } from '../../../src/build/bundle/webpack-config';

const babel: Rule = { test: /\.(js|tsx?)$/, use: 'babel' };
/** As Gatsby's plugin for TypeScript adds it. */
const again: Rule = { test: /\.tsx?$/, use: 'babel again' };
const others: Rule[] = [{ test: /\.woff2$/, use: 'files' }];
const rules = compileRules([babel, again, ...others], babel, ['node20']);

/** What compiles a file of the project. */
function compilersOf(file: string): unknown[] {
  const path = join(process.cwd(), file);
  return rules
    .filter(({ test, include }) => test?.test(path) && (include?.(path) ?? true))
    .map(({ use, loader }) => use ?? loader);
}

it.each(['src/pages/index.tsx', 'src/templates/use-site-data.ts'])(
  'leaves page queries to Gatsby’s Babel: %s',
  (file) => {
    expect(compilersOf(file)).toEqual(['babel']);
  },
);

it.each(['src/templates/home/home-page.tsx', 'src/lib/dates/format.ts', '.cache/static-entry.js'])(
  'compiles with esbuild: %s',
  (file) => {
    expect(compilersOf(file)).toEqual(['esbuild-loader']);
  },
);

it('takes packages as they come, and leaves other rules alone', () => {
  expect(compilersOf('node_modules/gatsby-link/index.js')).toEqual([]);
  expect(compilersOf('src/theme/fonts/mukta.woff2')).toEqual(['files']);
});

it('stops when Gatsby’s rules are not there, or there are more', () => {
  expect(() => compileRules([again], babel, [])).toThrow('There are 0 rules for scripts');
  expect(() => compileRules([babel], babel, [])).toThrow('There are 0 rules for TypeScript');
  expect(() => compileRules([babel, again, again], babel, [])).toThrow('2 rules for TypeScript');
});
