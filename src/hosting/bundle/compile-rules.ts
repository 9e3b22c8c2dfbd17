import { sep } from 'node:path';
import type { Rule } from './webpack-config';

const packages = `${sep}node_modules${sep}`;

/** Page queries (`graphql`) are taken out of these by Gatsby's own Babel plugin. */
const queryRooms = ['pages', 'templates'].map((room) => `${sep}src${sep}${room}${sep}`);

const hasQueries = (file: string) => queryRooms.some((room) => file.includes(room));
const isPlain = (file: string) => !file.includes(packages) && !hasQueries(file);

/**
 * The rules of a configuration with esbuild in the place of Babel for everything but the files that
 * may hold page queries; packages are taken as they come. Throws when Gatsby's rule is not there.
 */
export function compileRules(rules: readonly Rule[], babel: Rule, target: string[]): Rule[] {
  const own = rules.filter(({ test }) => String(test) === String(babel.test));
  if (own.length !== 1) {
    throw new Error(`Gatsby has ${own.length} rules for scripts where one was expected.`);
  }
  const esbuild = (test: RegExp, loader: string): Rule => ({
    test,
    include: isPlain,
    type: 'javascript/auto',
    loader: 'esbuild-loader',
    options: { loader, target, jsx: 'automatic' },
  });
  return [
    ...rules.map((rule) => (rule === own[0] ? { ...rule, include: hasQueries } : rule)),
    esbuild(/\.[jt]sx$/, 'tsx'),
    esbuild(/\.ts$/, 'ts'),
    // Gatsby's own files in .cache are JSX without saying so.
    esbuild(/\.m?js$/, 'jsx'),
  ];
}
