import { build } from 'esbuild';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Modules by those that import them, as paths from the root of the project. */
export type Importers = ReadonlyMap<string, readonly string[]>;

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const otherRunners = /^__tests__\/(?:e2e|visual)\//;

/** Reads who imports whom, from the unit tests down; dynamic imports count, packages do not. */
export async function importersOf(): Promise<Importers> {
  const tests = readdirSync('__tests__', { recursive: true, encoding: 'utf8' })
    .map((name) => join('__tests__', name))
    .filter((path) => isTest(path) && !otherRunners.test(path));
  const { metafile } = await build({
    entryPoints: tests,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    outdir: 'reports/mutants',
    write: false,
    metafile: true,
    logLevel: 'error',
    loader: Object.fromEntries(
      ['.css', '.svg', '.png', '.jpg', '.webp', '.woff2'].map((ending) => [ending, 'empty']),
    ),
  });
  const importers = new Map<string, string[]>();
  for (const [path, { imports }] of Object.entries(metafile.inputs)) {
    for (const { path: imported } of imports) {
      importers.set(imported, [...(importers.get(imported) ?? []), path]);
    }
  }
  return importers;
}

const wordsOf = (path: string) => new Set(path.split(/[/.-]/).slice(1, -1));

/** The tests that a file reaches: those called like it first, then by the imports between. */
export function relatedTests(file: string, importers: Importers): string[] {
  const seen = new Set([file]);
  // A set is walked in the order in which it grows.
  for (const path of seen) for (const importer of importers.get(path) ?? []) seen.add(importer);
  const own = wordsOf(file);
  const likeness = (test: string) => [...wordsOf(test)].filter((word) => own.has(word)).length;
  return [...seen].filter(isTest).sort((a, b) => likeness(b) - likeness(a));
}
