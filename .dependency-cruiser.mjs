import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * The folders of src, from what uses all others down to what all others use, each with those that it may
 * import from (docs/architecture.md). These stand below it, so that folders never form a cycle.
 * @type {Record<string, string[]>}
 */
const layers = {
  cli: ['build', 'editor', 'content-service', 'blocks', 'features', 'content', 'theme', 'lib'],
  build: [
    'editor',
    'content-service',
    'islands',
    'templates',
    'search',
    'blocks',
    'features',
    'components',
    'content',
    'theme',
    'lib',
  ],
  editor: [
    'content-service',
    'templates',
    'blocks',
    'features',
    'components',
    'content',
    'theme',
    'lib',
  ],
  'content-service': ['content', 'lib'],
  pages: ['templates', 'search', 'features', 'components', 'content'],
  islands: ['templates', 'search', 'blocks', 'features', 'components', 'theme', 'lib'],
  templates: ['search', 'blocks', 'features', 'components', 'content', 'theme', 'lib'],
  search: ['features', 'components', 'content', 'theme', 'lib'],
  blocks: ['components', 'content', 'theme', 'lib'],
  features: ['components', 'theme', 'lib'],
  components: ['content', 'theme', 'lib'],
  content: ['theme', 'lib'],
  theme: [],
  lib: [],
};
const names = Object.keys(layers);

for (const entry of readdirSync('src')) {
  if (!names.includes(entry)) throw new Error(`src/${entry} is no layer: name it in this file.`);
}
for (const [index, name] of names.entries()) {
  const above = layers[name].find((other) => !names.slice(index + 1).includes(other));
  if (above) throw new Error(`${above} has to stand below ${name}, which imports it.`);
}

// A kept result is taken for as long as no module has changed, whatever the rules: they are in its name.
const digest = createHash('sha256');
for (const file of ['.dependency-cruiser.mjs', 'package-lock.json']) {
  digest.update(readFileSync(new URL(file, import.meta.url)));
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...names.map((name) => ({
      name: `layer-${name}`,
      comment: `src/${name} imports from these folders alone: ${layers[name].join(', ') || 'none'}.`,
      severity: 'error',
      from: { path: `^src/${name}/` },
      to: { path: '^src/', pathNot: `^src/(${[name, ...layers[name]].join('|')})/` },
    })),
    {
      name: 'one-feature',
      comment: 'A feature does not import another: what two share stands in features/shared.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/($1|shared)/' },
    },
    {
      name: 'plain-components',
      comment: 'A component takes data by its props; the layout of pages alone knows the content.',
      severity: 'error',
      from: { path: '^src/components/(?!layout/)' },
      to: { path: '^src/(content|components/layout)/' },
    },
    {
      name: 'layout-of-pages',
      comment: 'Blocks and features do not know the page around them.',
      severity: 'error',
      from: { path: '^src/(blocks|features)/' },
      to: { path: '^src/components/layout/' },
    },
    {
      name: 'only-src',
      comment: 'The site stands without its tests, stories and harness.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['local'], pathNot: ['^src/', '^package\\.json$'] },
    },
    {
      name: 'no-circle',
      comment: 'Types count too: two files that know each other are one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    // Imports of types are gone after compilation; they show who knows whom all the same.
    tsPreCompilationDeps: true,
    exclude: { path: 'node_modules' },
    cache: {
      folder: `node_modules/.cache/dependency-cruiser/${digest.digest('hex').slice(0, 16)}`,
      strategy: 'content',
    },
  },
};
