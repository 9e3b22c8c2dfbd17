import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { blockRegistry } from '../../blocks/schemas';
import { codePathsIn } from '../../content/code-paths';
import { formatDiagnostic, sortDiagnostics } from '../../content/diagnostics';
import { loadContent } from '../../content/load';
import { dataDiagnostics } from '../../content-service/dataset/data-diagnostics';
import { paint } from '../../terminal/style';
import { markedLine, sourceLines } from './source-lines';

/** The folder to check, whether it is the site's own, and whether a program reads the answer. */
export interface CheckOptions {
  dir: string;
  own: boolean;
  json: boolean;
}

/** Prints every fault of the folder. Another folder than the site's own is checked by itself. */
export function checkContent({ dir, own, json }: CheckOptions): void {
  const codePaths = own ? codePathsIn('src/pages') : undefined;
  const { diagnostics: written, files } = loadContent({
    contentDir: dir,
    blocks: blockRegistry,
    codePaths,
  });
  // The embedded content service's own lists stand beside the pages.
  const service = join(dir, 'service');
  const diagnostics = sortDiagnostics([
    ...written,
    ...(existsSync(service) ? dataDiagnostics(service) : []),
  ]);
  if (diagnostics.length > 0) process.exitCode = 1;
  if (json) return console.log(JSON.stringify(diagnostics, null, 2));

  const lineOf = sourceLines(dir);
  for (const diagnostic of diagnostics) {
    console.error(formatDiagnostic(diagnostic));
    const text = lineOf(diagnostic);
    if (text !== undefined)
      console.error(paint('dim', markedLine(diagnostic, text), process.stderr));
  }
  const count = `${diagnostics.length} ${diagnostics.length === 1 ? 'fault' : 'faults'}`;
  if (diagnostics.length > 0) console.error(`content: ${files} files, ${count}`);
  else console.log(`content: ${files} files, no faults`);
}
