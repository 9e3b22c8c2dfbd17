import { join } from 'node:path';
import { memoryGoal } from './goals';
import { growContent } from './grow-content';
import { withProjectCopy } from './project-copy';
import type { Row } from './row';
import { type Built, runBuild } from './run-build';

/** How many times the pages of the sample school are built. */
export const factors = [1, 10, 100] as const;

interface Grown extends Built {
  pages: number;
}

/** Builds a copy of the project with `times` the pages. */
function buildTimes(times: number): Promise<Grown> {
  return withProjectCopy('.', async (dir) => {
    const pages = growContent(join(dir, 'content'), times);
    return { pages, ...(await runBuild(dir)) };
  });
}

/** Time and memory of cold builds of more pages; the growth is a ratio to that of the pages. */
export async function growthRows(tell: (line: string) => void): Promise<Row[]> {
  const rows: Row[] = [];
  const group = 'Cold build';
  let first: Built | undefined;
  for (const times of factors) {
    const built = await buildTimes(times);
    first ??= built;
    tell(`build of ${built.pages} pages`);
    const name = `${times}× the pages (${built.pages})`;
    rows.push({ group, name: `${name}, time`, kind: 'time', value: built.ms });
    rows.push({ group, name: `${name}, memory`, kind: 'bytes', value: built.peak, ...memoryGoal });
    if (times > 1) {
      rows.push({
        group,
        name: `${name}, growth of time to growth of pages`,
        kind: 'ratio',
        value: built.ms / first.ms / times,
        limit: 1,
      });
    }
  }
  return rows;
}
