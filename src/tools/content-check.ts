import { parseArgs } from 'node:util';
import { formatFault } from '../content/faults';
import { loadContent } from '../content/load';

/**
 * `content-check [--dir content]`: prints every fault of the content folder, one on a line, and
 * ends with status 1 if there is any.
 */
const { values } = parseArgs({ options: { dir: { type: 'string', default: 'content' } } });
const { faults, files } = loadContent({ contentDir: values.dir });

for (const fault of faults) console.error(formatFault(fault));
if (faults.length > 0) {
  console.error(
    `content: ${files} files, ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`,
  );
  process.exitCode = 1;
} else console.log(`content: ${files} files, no faults`);
