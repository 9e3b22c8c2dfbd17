import { execFile, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const everyMs = 500;

interface Process {
  pid: number;
  parent: number;
  /** Its resident memory, in bytes: pages that it shares count in every process that has them. */
  resident: number;
}

/** Reads what `ps -o pid=,ppid=,rss=` prints. */
export function readProcesses(printed: string): Process[] {
  return printed
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, resident: kilobytes * 1024 }));
}

/** A process and all that it started, directly or not. */
export function familyOf(root: number, all: readonly Process[]): Process[] {
  const family = new Set([root]);
  for (let before = 0; before !== family.size;) {
    before = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.filter(({ pid }) => family.has(pid));
}

/** The proportional set size in a `smaps_rollup` of Linux, in bytes: a shared page counts in parts. */
export function proportionalBytes(rollup: string): number | undefined {
  const [, kilobytes] = /^Pss:\s+(\d+) kB$/m.exec(rollup) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}

/** What a process holds; by its resident memory where the kernel does not tell of shared pages. */
async function bytesOf({ pid, resident }: Process): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return proportionalBytes(rollup) ?? resident;
}

/** Bytes of memory that a process and all it started hold now. */
async function treeBytes(root: number): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss='], { maxBuffer: 2 ** 24 });
  const bytes = await Promise.all(familyOf(root, readProcesses(stdout)).map(bytesOf));
  return bytes.reduce((total, one) => total + one, 0);
}

/** Watches a running process until it ends; gives its exit code and the most memory it held. */
export async function watchMemory(child: ChildProcess): Promise<{ code: number; peak: number }> {
  const ended = new Promise<number>((done) => child.once('exit', (code) => done(code ?? 1)));
  let peak = 0;
  const timer = setInterval(() => {
    if (child.pid === undefined) return;
    treeBytes(child.pid).then(
      (bytes) => (peak = Math.max(peak, bytes)),
      // The process may end while it is being looked at.
      () => undefined,
    );
  }, everyMs);
  const code = await ended;
  clearInterval(timer);
  return { code, peak };
}
