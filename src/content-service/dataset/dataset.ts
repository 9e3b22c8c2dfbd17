import type { InferType } from 'yup';
import { formatDiagnostic, sortDiagnostics, type Diagnostic } from '../../content/diagnostics';
import { type FileIndex, readFileIndex } from '../files/file-index';
import { type Demo, readKinds, type schemas, unknownFiles } from './kinds';
import { withDistinctIds } from './same-items';
import { withoutBroken } from './named-files';
import type { SchoolIdentity } from '../school';

type Schemas = typeof schemas;

/** Everything that the service tells, as the editor wrote it. */
export type Dataset = { [Key in keyof Schemas]: InferType<Schemas[Key]> } & {
  /** The files that may be sent. */
  files: FileIndex;
  /** The photos of an album's folder that can be shown, 2 before 10. */
  photosIn(folder: string): string[];
  /** What lists need to know of the school that they are of. */
  school?: Partial<Pick<SchoolIdentity, 'classes' | 'firstMonth'>> | undefined;
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

/**
 * Reads the dataset from a folder. Throws a DatasetError with every error at once. A picture or document that
 * can't be shown takes no item with it: the item is there without it. Nor does a row of the birthdays take
 * another one with it; `dataDiagnostics` tells which are left out.
 */
export function loadDataset(dir: string): Dataset {
  const kinds = readKinds(dir);
  const diagnostics = kinds.flatMap((kind) => kind.diagnostics);
  if (diagnostics.length > 0)
    throw new DatasetError(sortDiagnostics([...diagnostics, ...unknownFiles(dir)]));
  const files = readFileIndex(dir);
  const valueOf = (name: string): unknown => {
    const values = kinds.flatMap((kind) => (kind.name === name ? [kind.value] : []));
    return values.length > 1 ? values.flat() : values[0];
  };
  const values = Object.fromEntries(
    kinds.map(({ name }) => [
      name,
      // Who has no certificate on the disk is told so when it is asked for.
      name === 'register'
        ? valueOf(name)
        : withDistinctIds(name, withoutBroken(valueOf(name), files)),
    ]),
  );
  // Each value has just passed its schema, which is what the type says.
  return { ...values, files, photosIn: files.photosIn } as unknown as Dataset;
}
