import { parseArgs } from 'node:util';
import { codePathsIn } from '../content/code-paths';
import { formatFault } from '../content/faults';
import { loadContent } from '../content/load';

/**
 * `content-check [--dir content]`: prints every fault of the content folder, one on a line, and
 * ends with status 1 if there is any. Another folder than the site's own is checked by itself.
 */
const own = 'content';
const { values } = parseArgs({ options: { dir: { type: 'string', default: own } } });
const codePaths = values.dir === own ? codePathsIn('src/pages') : undefined;
const { faults, files } = loadContent({ contentDir: values.dir, codePaths });

for (const fault of faults) console.error(formatFault(fault));
if (faults.length > 0) {
  console.error(
    `content: ${files} files, ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`,
  );
  process.exitCode = 1;
} else console.log(`content: ${files} files, no faults`);
