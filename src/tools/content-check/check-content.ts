import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { blockRegistry } from '../../blocks/schemas';
import { codePathsIn } from '../../content/code-paths';
import { formatDiagnostic } from '../../content/diagnostics';
import { loadContent } from '../../content/load';
import { dataDiagnostics } from '../../content-service/dataset/data-diagnostics';

/** The folder to check, and whether it is the site's own. */
export interface CheckOptions {
  dir: string;
  own: boolean;
}

/** Prints every fault of the folder. Another folder than the site's own is checked by itself. */
export function checkContent({ dir, own }: CheckOptions): void {
  const codePaths = own ? codePathsIn('src/pages') : undefined;
  const { diagnostics: written, files } = loadContent({
    contentDir: dir,
    blocks: blockRegistry,
    codePaths,
  });
  // The embedded content service's own lists stand beside the pages.
  const service = join(dir, 'service');
  const diagnostics = [
    ...written.map(formatDiagnostic),
    ...(existsSync(service) ? dataDiagnostics(service) : []),
  ];

  for (const diagnostic of diagnostics) console.error(diagnostic);
  if (diagnostics.length > 0) {
    console.error(
      `content: ${files} files, ${diagnostics.length} ${diagnostics.length === 1 ? 'fault' : 'faults'}`,
    );
    process.exitCode = 1;
  } else console.log(`content: ${files} files, no faults`);
}
