import { spawn, type SpawnOptions } from 'node:child_process';

/** How a program ended: its status, or the signal that ended it. */
export type End = number | NodeJS.Signals;

/** A program that runs to its end. */
export interface Run {
  program: string;
  args: readonly string[];
  cwd?: string;
  /** Beside the variables of this process. */
  env?: NodeJS.ProcessEnv;
}

function start({ program, args, cwd, env }: Run, stdio: SpawnOptions['stdio']) {
  const child = spawn(program, args, { cwd, stdio, env: { ...process.env, ...env } });
  const ended = new Promise<End>((done, failed) => {
    child.on('error', failed);
    child.on('close', (code, signal) => done(code ?? signal ?? 1));
  });
  return { child, ended };
}

/** Runs a program that prints to this terminal. Rejects where it cannot be started. */
export const runInTerminal = (run: Run): Promise<End> => start(run, 'inherit').ended;

/** Runs a program that says nothing, also where it leaves another one behind. 1 where it cannot be started. */
export const runUnheard = (run: Run): Promise<End> => start(run, 'ignore').ended.catch(() => 1);

/** Runs a program, and gives all that it printed; `hear` is given each piece. */
export async function runCaptured(
  run: Run,
  hear: (text: string) => void = () => undefined,
): Promise<{ end: End; output: string }> {
  const { child, ended } = start(run, ['ignore', 'pipe', 'pipe']);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      hear(text);
    });
  }
  return { end: await ended, output };
}
