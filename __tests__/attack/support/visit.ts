import { existsSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Waits } from './visitors';

/*
 * Visitors of a service as a process of their own: `visit.ts <origin> <process id>`. Beside an attack's two thousand
 * connections they would wait for the process that opens these, and not for the service.
 */

interface Visit {
  ms: number;
  ok: boolean;
}

/** A page as a browser asks for it. */
function visit(url: string, agent: Agent): Promise<Visit> {
  const started = performance.now();
  return new Promise((done) => {
    const end = (ok: boolean) => done({ ms: performance.now() - started, ok });
    const request = get(url, { agent, timeout: 10_000, localAddress: '127.0.0.2' }, (reply) => {
      let bytes = 0;
      reply.on('data', (part: Buffer) => (bytes += part.length));
      reply.on('end', () => end(reply.statusCode === 200 && bytes > 1000));
      reply.on('error', () => end(false));
    });
    request.on('timeout', () => request.destroy(new Error('no reply')));
    request.on('error', () => end(false));
  });
}

/** How long this process and another one have been ready and waited for a core, in ms; 0 where Linux does not say. */
function heldUp(pid: string): number {
  const files = [`/proc/${pid}/schedstat`, '/proc/self/schedstat'].filter(existsSync);
  const waited = files.map((file) => Number(readFileSync(file, 'utf8').split(' ')[1]) / 1e6);
  return waited.reduce((sum, ms) => sum + ms, 0);
}

const share = (sorted: readonly number[], part: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);

const [, , origin = '', pid = ''] = process.argv;
const agent = new Agent({ keepAlive: true });
const visits: Visit[] = [];
let over = false;

async function line(number: number): Promise<void> {
  await wait(number * 25);
  while (!over) {
    const before = heldUp(pid);
    const { ms, ok } = await visit(`${origin}/News`, agent);
    visits.push({ ms: Math.max(0, ms - (heldUp(pid) - before)), ok });
    if (visits.length === 1) process.send?.('begun');
    await wait(100);
  }
}

const lines = [0, 1, 2, 3].map(line);
process.once('disconnect', () => process.exit());
process.once('message', () => {
  over = true;
  void Promise.all(lines).then(() => {
    agent.destroy();
    const sorted = visits.map(({ ms }) => ms).sort((a, b) => a - b);
    const waits: Waits = {
      requests: visits.length,
      failed: visits.filter(({ ok }) => !ok).length,
      p50: share(sorted, 0.5),
      p99: share(sorted, 0.99),
    };
    process.send?.(waits, () => process.disconnect());
  });
});
