import { dirname, join, sep } from 'node:path';
import { internalApiChanged } from '../internal-api-changed';
import type { Rule } from './webpack-config';

const packages = `${sep}node_modules${sep}`;

/** Page queries (`graphql`) are taken out of the files of these, not of folders inside, by Gatsby's own Babel plugin. */
const queryFolders = ['pages', 'templates'].map((name) => sep + join('src', name));

const hasQueries = (file: string) => queryFolders.some((folder) => dirname(file).endsWith(folder));
const isPlain = (file: string) => !file.includes(packages) && !hasQueries(file);

/** Gatsby's plugin for TypeScript has Babel compile every file of this kind once more. */
const isOfTypeScriptPlugin = ({ test }: Rule) => String(test) === String(/\.tsx?$/);

/** The one rule that fits. Throws, with what it is for, when there are more or none. */
function one(rules: readonly Rule[], fits: (rule: Rule) => boolean, purpose: string): Rule {
  const [found, ...others] = rules.filter(fits);
  if (!found || others.length > 0) {
    const count = found ? 1 + others.length : 0;
    throw internalApiChanged(
      `There are ${count} rules for ${purpose} where one was expected.`,
      'src/build/bundle/compile-rules.ts',
    );
  }
  return found;
}

/**
 * The rules of a configuration with esbuild in the place of Babel for everything but the files that
 * may hold page queries; packages are taken as they come. Throws when Gatsby's rules are not there.
 */
export function compileRules(rules: readonly Rule[], babel: Rule, target: string[]): Rule[] {
  const own = one(rules, ({ test }) => String(test) === String(babel.test), 'scripts');
  const plugins = one(rules, isOfTypeScriptPlugin, 'TypeScript');
  const esbuild = (test: RegExp, loader: string): Rule => ({
    test,
    include: isPlain,
    type: 'javascript/auto',
    loader: 'esbuild-loader',
    options: { loader, target, jsx: 'automatic' },
  });
  return [
    ...rules
      .filter((rule) => rule !== plugins)
      .map((rule) => (rule === own ? { ...rule, include: hasQueries } : rule)),
    esbuild(/\.[jt]sx$/, 'tsx'),
    esbuild(/\.ts$/, 'ts'),
    // Gatsby's own files in .cache are JSX without saying so.
    esbuild(/\.m?js$/, 'jsx'),
  ];
}
