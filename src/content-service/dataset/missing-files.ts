import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Dataset } from './dataset';

/** Every path under pictures/ or papers/ that the dataset names, wherever it stands. */
export function namedFiles(value: unknown): string[] {
  if (typeof value === 'string') return /^(pictures|papers)\//.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(namedFiles);
  return value && typeof value === 'object' ? Object.values(value).flatMap(namedFiles) : [];
}

/** The named files (and album folders) that are not there, each once. */
export function missingFiles(dataset: Dataset, dir: string): string[] {
  return [...new Set(namedFiles(dataset))].filter((path) => !existsSync(join(dir, path))).sort();
}
