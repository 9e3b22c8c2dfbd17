import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, mixed, object, string } from 'yup';

/** Which files of the workshop's build import a file, by their paths from the repository's root. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

const modules = array(
  object({
    id: string().required(),
    reasons: array(mixed<{ moduleName?: string }>().required()).default([]),
  }),
).required();

/** `./src/theme/index.ts?raw` is `src/theme/index.ts`. */
const pathOf = (id: string) => id.replace(/^\.\//, '').replace(/\?.*$/, '');

/**
 * The imports of a built workshop, as Storybook writes them down (`--stats-json`): the list by which
 * Chromatic, too, finds the stories that a change reaches. Throws when it is not there.
 */
export function readImporters(workshop: string): Importers {
  const file = join(workshop, 'preview-stats.json');
  const stats = object({ modules }).validateSync(JSON.parse(readFileSync(file, 'utf8')));
  const importers = new Map<string, Set<string>>();
  for (const { id, reasons } of stats.modules) {
    const known = importers.get(pathOf(id)) ?? new Set();
    for (const { moduleName } of reasons) if (moduleName) known.add(pathOf(moduleName));
    importers.set(pathOf(id), known);
  }
  return importers;
}

/** The files, and everything that imports them, directly or through others. */
export function reachedFrom(files: readonly string[], importers: Importers): Set<string> {
  const reached = new Set<string>();
  const next = [...files];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    next.push(...(importers.get(file) ?? []));
  }
  return reached;
}
