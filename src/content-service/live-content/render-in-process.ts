import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { setPriority, constants } from 'node:os';

/** What builds one school from what Gatsby has compiled. */
const script = ['--import', 'tsx', 'src/cli/build-schools/build-one.ts', '--only-unchanged-code'];

/** A rendering takes some seconds; one that hangs is ended, and the site stays as it was. */
const mostMs = 5 * 60_000;

/**
 * Renders the site anew in a process of its own, behind the service's answers to visitors: theme and content
 * are loaded as they are now, and pages change one after the other, each in one step. Rejects with what it said
 * where that fails.
 */
export async function renderInProcess(now: Date): Promise<void> {
  const child = spawn(process.execPath, script, {
    env: { ...process.env, SOURCE_DATE_EPOCH: String(Math.floor(now.getTime() / 1000)) },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: mostMs,
  });
  // Not every system lets a process choose.
  if (child.pid) tryToYield(child.pid);
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [said, [code]] = await Promise.all([text(child.stderr), ended]);
  if (code !== 0) throw new Error(said.trim().split('\n').at(-1) ?? `it ended with ${code}`);
}

function tryToYield(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Then it shares the processor as any other.
  }
}
