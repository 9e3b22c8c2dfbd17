import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * The rooms of src, from the page down to what everything stands on, each with the rooms it may import
 * from. A room imports only from rooms below it, so that rooms never go in a circle.
 * @type {Record<string, string[]>}
 */
const rooms = JSON.parse(readFileSync(new URL('rooms.json', import.meta.url), 'utf8'));
const names = Object.keys(rooms);

for (const entry of readdirSync('src')) {
  if (!names.includes(entry)) throw new Error(`src/${entry} is no room: add it to rooms.json.`);
}
for (const [index, name] of names.entries()) {
  const above = rooms[name].find((other) => !names.slice(index + 1).includes(other));
  if (above) throw new Error(`rooms.json: ${above} has to stand below ${name}, which imports it.`);
}

// A kept result is taken for as long as no module has changed, whatever the rules: they are in its name.
const digest = createHash('sha256');
for (const file of ['rooms.json', '.dependency-cruiser.mjs', 'package-lock.json']) {
  digest.update(readFileSync(new URL(file, import.meta.url)));
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...names.map((name) => ({
      name: `room-${name}`,
      comment: `src/${name} imports from these rooms alone: ${rooms[name].join(', ') || 'none'}.`,
      severity: 'error',
      from: { path: `^src/${name}/` },
      to: { path: '^src/', pathNot: `^src/(${[name, ...rooms[name]].join('|')})/` },
    })),
    {
      name: 'one-feature',
      comment: 'A feature does not import another: what two share moves down a room.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'only-src',
      comment: 'The site stands without its tests, stories, harness and sample school.',
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
