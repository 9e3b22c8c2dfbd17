import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which files a file of Storybook's build imports, by their paths from the repository's root. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

interface Module {
  id: string;
  reasons?: { moduleName?: string }[];
}

/** `./src/theme/index.ts?raw` is `src/theme/index.ts`. */
const pathOf = (id: string) => id.replace(/^\.\//, '').replace(/\?.*$/, '');

/**
 * The imports of a built Storybook, as Storybook writes them down (`--stats-json`): the list by which
 * Chromatic, too, finds the stories that a change reaches. Throws when it is not there.
 */
export function readImports(storybook: string): Imports {
  const file = join(storybook, 'preview-stats.json');
  const { modules } = JSON.parse(readFileSync(file, 'utf8')) as { modules: Module[] };
  const imports = new Map<string, Set<string>>();
  for (const { id, reasons = [] } of modules) {
    for (const { moduleName } of reasons) {
      if (!moduleName) continue;
      const importer = pathOf(moduleName);
      imports.set(importer, (imports.get(importer) ?? new Set()).add(pathOf(id)));
    }
  }
  return imports;
}

/** The files, and everything that they import (or the steps, and what they need), directly or through others. */
export function closureOf(files: readonly string[], imports: Imports): Set<string> {
  const closure = new Set<string>();
  const next = [...files];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (closure.has(file)) continue;
    closure.add(file);
    next.push(...(imports.get(file) ?? []));
  }
  return closure;
}
