import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { nodeArguments, plainEnvironment, type RunOptions } from '../../support/run-command';

/** A running service: its address, everything it printed, and how it ends. */
export interface Running {
  address: string;
  child: ChildProcess;
  printed(): string;
  /** Sends a signal and gives the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
}

/** How a service is started beside the usual. */
interface Start extends Omit<RunOptions, 'env'> {
  /** A command that runs the one it is given, as `nice` does. */
  through?: readonly string[];
}

/** A school without lists: a service reads those of the sample for longer than it starts. */
export const withoutLists = resolve('__tests__/fixtures/without-lists');

/**
 * Starts the real command on a free port, without lists where neither content nor folder is named; resolves once it
 * has printed its address. The project's own site is built after these tests; another folder brings its own.
 */
export function startService(
  env: Record<string, string>,
  { before = '', cwd, through = [] }: Start = {},
): Promise<Running> {
  const [command = '', ...words] = [
    ...through,
    process.execPath,
    ...nodeArguments('src/cli/school.ts', before),
    'serve',
    ...(cwd ? [] : ['--without-site']),
  ];
  const child = spawn(command, words, {
    env: plainEnvironment({
      PORT: '0',
      HOST: '127.0.0.1',
      ...(!cwd && { CONTENT_DIR: withoutLists }),
      PREPARE_PICTURES: 'false',
      ...env,
    }),
    cwd,
    // One that never says its address ends all the same.
    timeout: 60_000,
  });
  let text = '';
  const ended = new Promise<number | NodeJS.Signals | null>((done) =>
    child.once('exit', (code, signal) => done(code ?? signal)),
  );
  return new Promise((started, failed) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      const address = /http:\/\/localhost:\d+(?=\s)/.exec(text)?.[0];
      if (!address) return;
      started({
        address: address.replace('localhost', '127.0.0.1'),
        child,
        printed: () => text,
        end: (signal) => {
          child.kill(signal);
          return ended;
        },
      });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => failed(new Error(`ended with ${String(code)}: ${text}`)));
  });
}
