import { execFile, type ChildProcess } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const everyMs = 500;

/** Bytes of memory that a process and all it started hold now. */
async function treeBytes(root: number): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss='], { maxBuffer: 2 ** 24 });
  const all = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, kilobytes }));
  const family = new Set([root]);
  for (let before = 0; before !== family.size;) {
    before = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  const own = all.filter(({ pid }) => family.has(pid));
  return own.reduce((total, { kilobytes }) => total + kilobytes * 1024, 0);
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
