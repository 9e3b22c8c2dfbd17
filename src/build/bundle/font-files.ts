import type { CreateWebpackConfigArgs } from 'gatsby';
import { internalApiChanged } from '../internal-api-changed';

interface Loader {
  options?: { name?: string; limit?: number | false };
}
interface Rule {
  test?: unknown;
  use?: Loader | Loader[];
}

/**
 * Lets every font come out as a file of its own. Gatsby writes small ones into the stylesheet as
 * `data:` addresses, which the Content-Security-Policy forbids, and which every page would carry
 * whether it has their characters or not. The files' hashes are shortened: each stands in every page.
 */
export function fontsAsFiles({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig() as { module?: { rules?: Rule[] } };
  const loaders = (config.module?.rules ?? [])
    .filter(({ test }) => test instanceof RegExp && test.test('font.woff2'))
    .flatMap(({ use = [] }) => use);
  if (loaders.length === 0) {
    throw internalApiChanged('There is no rule for fonts.', 'src/build/bundle/font-files.ts');
  }
  for (const loader of loaders) {
    const { name = 'static/[name]-[hash].[ext]' } = loader.options ?? {};
    loader.options = { ...loader.options, limit: false, name: name.replace('[hash]', '[hash:8]') };
  }
  actions.replaceWebpackConfig(config);
}
