import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { InferType } from 'yup';
import { formatDiagnostic, sortDiagnostics, type Diagnostic } from '../../content/diagnostics';
import type { Demo } from './demo';
import { readKinds, type schemas } from './kinds';

type Schemas = typeof schemas;

/** Everything that the service tells, as the editor wrote it. */
export type Dataset = { [Key in keyof Schemas]: InferType<Schemas[Key]> } & {
  /** The photos of an album's folder, in the order of their names. */
  photosIn(folder: string): string[];
  /** Set for a sample, whose records move to the present. */
  demo?: Demo | undefined;
};

/** The dataset can't be served. */
export class DatasetError extends Error {
  constructor(readonly diagnostics: readonly Diagnostic[]) {
    const lines = diagnostics.map(formatDiagnostic).join('\n');
    super(`The content service's data has ${diagnostics.length} faults:\n${lines}`);
    this.name = 'DatasetError';
  }
}

/** The photos of a folder under `dir`, as paths; none when the folder isn't there. */
export function photoLister(dir: string): (folder: string) => string[] {
  const known = new Map<string, string[]>();
  return (folder) => {
    const found = known.get(folder);
    if (found) return found;
    const path = join(dir, folder);
    const names = existsSync(path) ? readdirSync(path).sort() : [];
    const photos = names
      .filter((name) => /\.(webp|jpe?g|png|avif)$/i.test(name))
      .map((name) => `${folder}/${name}`);
    known.set(folder, photos);
    return photos;
  };
}

/** Reads the dataset from a folder. Throws a DatasetError with every fault at once. */
export function loadDataset(dir: string): Dataset {
  const kinds = readKinds(dir);
  const diagnostics = sortDiagnostics(kinds.flatMap((kind) => kind.diagnostics));
  if (diagnostics.length > 0) throw new DatasetError(diagnostics);
  const values = Object.fromEntries(kinds.map(({ name, value }) => [name, value]));
  // Each value has just passed its schema, which is what the type says.
  return { ...values, photosIn: photoLister(dir) } as unknown as Dataset;
}
