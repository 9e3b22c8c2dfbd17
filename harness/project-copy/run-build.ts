import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Builds the project in a folder by its own command; gives the milliseconds. Throws when it fails. */
export async function runBuild(dir: string): Promise<{ ms: number }> {
  const started = performance.now();
  const child = spawn('npm', ['run', 'build', '--silent'], {
    cwd: dir,
    stdio: 'ignore',
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The build in ${dir} failed.`);
  return { ms: performance.now() - started };
}
