import { spawn } from 'node:child_process';
import { watchMemory } from './watch-memory';

/** A build that has ended well: how long it took, in ms, and the most memory it held, in bytes. */
export interface Built {
  ms: number;
  peak: number;
}

/** Builds the project in a folder by its own command. Throws when that fails. */
export async function runBuild(dir: string): Promise<Built> {
  const started = performance.now();
  const child = spawn('npm', ['run', 'build', '--silent'], {
    cwd: dir,
    stdio: 'ignore',
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
  });
  const { code, peak } = await watchMemory(child);
  if (code !== 0) throw new Error(`The build in ${dir} failed.`);
  return { ms: performance.now() - started, peak };
}
