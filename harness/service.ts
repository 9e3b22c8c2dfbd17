import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A running content service, and what it holds. */
export interface Service {
  origin: string;
  port: number;
  child: ChildProcess;
  /** File descriptors of the process, sockets included. */
  handles(): number;
  /** Resident memory in bytes, now and at most. */
  memory(): number;
  peakMemory(): number;
  /** Sends a signal and waits for the end of the process. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** How a service is started. */
export interface Start {
  /** The checkout whose service it is. */
  checkout: string;
  /** The folder for its inbox. */
  folder: string;
  env?: Readonly<Record<string, string>>;
  /** Its options, such as `--without-site`. */
  options?: readonly string[];
  /** A command that runs the one it is given, as `nice` does. */
  through?: readonly string[];
}

/** The settings of the shell do not reach the service. */
function environment(folder: string, env: Start['env']): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return {
    PATH,
    HOME,
    PORT: '0',
    HOST: '127.0.0.1',
    PREPARE_PICTURES: 'false',
    DATABASE_URL: `file:${join(folder, 'inbox.db')}`,
    LOG_LEVEL: 'error',
    ...env,
  };
}

/** What a script of a checkout, of this version or an older one, gives to Node. */
export function commandOf(checkout: string, script: 'serve' | 'build'): string[] {
  const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as {
    scripts: Record<typeof script, string>;
  };
  const [program, ...words] = scripts[script].split(' ');
  return program === 'tsx' ? ['--import', 'tsx', ...words] : words;
}

/** Starts the service of a checkout on a free port. Rejects with what it printed when it ends before. */
export function startService(start: Start): Promise<Service> {
  const { checkout, folder, env, options = [], through = [] } = start;
  const words = [...commandOf(checkout, 'serve'), ...options];
  const [command = '', ...args] = [...through, process.execPath, ...words];
  const child = spawn(command, args, {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(folder, env),
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-4000);
      const port = Number(/http:\/\/localhost:(\d+)/.exec(printed)?.[1]);
      if (port) resolve(serviceAt(child, port, ended));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(`The service ended before it listened:\n${printed}`)));
  });
}

function serviceAt(child: ChildProcess, port: number, ended: Promise<void>): Service {
  const about = `/proc/${child.pid}`;
  const kilobytes = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`${about}/status`, 'utf8'))?.[1]);
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    child,
    handles: () => readdirSync(`${about}/fd`).length,
    memory: () => kilobytes('VmRSS') * 1024,
    peakMemory: () => kilobytes('VmHWM') * 1024,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
