import { importTable } from './import-table';
import { isFolder, openSource, type Source } from './open-source';
import type { ImportOptions } from './options';
import { Refused } from './zip-guard';

/** Imports what was named, by what it is; what is refused is told in one sentence, with its name. */
export async function importFile(options: ImportOptions): Promise<void> {
  if (isFolder(options.from)) throw new Error('A folder.');
  let source: Source | undefined;
  try {
    source = await openSource(options.from);
    await importTable(source, options);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Error(`${source?.name ?? options.from}: ${error.message}.`, { cause: error });
  }
}
