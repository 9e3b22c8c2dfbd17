import { browserslist } from '../../../package.json';

/** How esbuild calls the browsers of a browserslist. Edge and Samsung have Chrome's engine. */
const engines: Record<string, string> = {
  Chrome: 'chrome',
  Edge: 'edge',
  Firefox: 'firefox',
  Safari: 'safari',
  iOS: 'ios',
};

/**
 * The browsers of `browserslist` in package.json as targets of esbuild: `Chrome >= 100` is
 * `chrome100`. Throws on a query that is not of this form.
 */
export function esbuildTargets(queries: readonly string[] = browserslist): string[] {
  return queries.flatMap((query) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
    if (!version) throw new Error(`"${query}" in browserslist is not of the form "Chrome >= 100".`);
    // Its versions are its own; esbuild knows no targets for it.
    if (name === 'Samsung') return [];
    const engine = engines[name];
    if (!engine) throw new Error(`"${query}" in browserslist names no browser that esbuild knows.`);
    return [`${engine}${version}`];
  });
}
