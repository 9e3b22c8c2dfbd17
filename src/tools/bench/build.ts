import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { growContent } from './grow-content';
import type { Row } from './row';
import { watchMemory } from './watch-memory';

/** How many times the pages of the sample school are built. */
export const factors = [1, 10, 100] as const;

const mostMemory = 1.5 * 1024 ** 3;
const left = new Set([
  'public',
  '.cache',
  '.data',
  '.git',
  'reports',
  'storybook-static',
  'node_modules',
]);

/** A cold build. */
interface Built {
  pages: number;
  ms: number;
  peak: number;
}

/** Builds a copy of the project with `times` the pages. Throws when the build fails. */
export async function buildTimes(times: number): Promise<Built> {
  const dir = await mkdtemp(join(tmpdir(), 'bench-build-'));
  try {
    const names = (await readdir('.')).filter((name) => !left.has(name));
    await Promise.all(names.map((name) => cp(name, join(dir, name), { recursive: true })));
    await symlink(resolve('node_modules'), join(dir, 'node_modules'));
    const pages = growContent(join(dir, 'content'), times);
    const started = performance.now();
    const child = spawn('node_modules/.bin/gatsby', ['build'], {
      cwd: dir,
      stdio: 'ignore',
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
    });
    const { code, peak } = await watchMemory(child);
    if (code !== 0) throw new Error(`The build of ${pages} pages failed.`);
    return { pages, ms: performance.now() - started, peak };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Time and memory of cold builds; the growth is a ratio to that of the pages. */
export async function buildRows(tell: (line: string) => void): Promise<Row[]> {
  const rows: Row[] = [];
  let first: Built | undefined;
  for (const times of factors) {
    const built = await buildTimes(times);
    first ??= built;
    tell(`build of ${built.pages} pages`);
    const group = 'Cold build';
    const name = `${times}× the pages (${built.pages})`;
    rows.push({ group, name: `${name}, time`, kind: 'time', value: built.ms });
    rows.push({
      group,
      name: `${name}, memory`,
      kind: 'bytes',
      value: built.peak,
      limit: mostMemory,
    });
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
