import { Agent, get } from 'node:http';
import type { Service } from '../../../harness/service';
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** What other visitors went through. */
export interface Waits {
  requests: number;
  /** Replies that were no page, or none within ten seconds. */
  failed: number;
  /** Milliseconds, without those in which other programs had the cores: the median, and one hundredth of the slowest. */
  p50: number;
  p99: number;
}

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
function heldUp({ pid }: ChildProcess): number {
  const files = [`/proc/${pid}/schedstat`, '/proc/self/schedstat'].filter(existsSync);
  const waited = files.map((file) => Number(readFileSync(file, 'utf8').split(' ')[1]) / 1e6);
  return waited.reduce((sum, ms) => sum + ms, 0);
}

const share = (sorted: readonly number[], part: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);

/**
 * Begins to ask for /News from another address, forty times a second on four lines, as visitors do while an
 * attack runs; gives what ends it.
 */
export function sendVisitors({ origin, child }: Service): () => Promise<Waits> {
  const agent = new Agent({ keepAlive: true });
  const visits: Visit[] = [];
  let over = false;
  const lines = [0, 1, 2, 3].map(async (line) => {
    await wait(line * 25);
    while (!over) {
      const before = heldUp(child);
      const { ms, ok } = await visit(`${origin}/News`, agent);
      visits.push({ ms: Math.max(0, ms - (heldUp(child) - before)), ok });
      await wait(100);
    }
  });
  return async () => {
    over = true;
    await Promise.all(lines);
    agent.destroy();
    const sorted = visits.map(({ ms }) => ms).sort((a, b) => a - b);
    return {
      requests: visits.length,
      failed: visits.filter(({ ok }) => !ok).length,
      p50: share(sorted, 0.5),
      p99: share(sorted, 0.99),
    };
  };
}
