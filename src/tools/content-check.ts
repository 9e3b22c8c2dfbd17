import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { blockRegistry } from '../blocks/schemas';
import { codePathsIn } from '../content/code-paths';
import { formatDiagnostic } from '../content/diagnostics';
import { loadContent } from '../content/load';
import { dataFaults } from '../content-service/dataset/data-faults';

/**
 * `content-check [--dir content]`: prints every fault of the content folder, one on a line, and
 * ends with status 1 if there is any. Another folder than the site's own is checked by itself.
 */
const own = 'content';
const { values } = parseArgs({ options: { dir: { type: 'string', default: own } } });
const codePaths = values.dir === own ? codePathsIn('src/pages') : undefined;
const { diagnostics: written, files } = loadContent({
  contentDir: values.dir,
  blocks: blockRegistry,
  codePaths,
});
// The embedded content service's own lists stand beside the pages.
const service = join(values.dir, 'service');
const faults = [
  ...written.map(formatDiagnostic),
  ...(existsSync(service) ? dataFaults(service) : []),
];

for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(
    `content: ${files} files, ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`,
  );
  process.exitCode = 1;
} else console.log(`content: ${files} files, no faults`);
