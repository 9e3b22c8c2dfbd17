import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLE_NOW, EXAMPLE_TODAY } from '../src/lib/dates/example-today';
import { type PageVersions, versionsPath } from '../src/lib/http/list-version';
import { runBuild } from './checkouts';
import { withTempFolder } from './temp-folder';

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

/** Whether the lists in a site's pages are those of the examples' day; an older site has none. */
function isOfExamples(dir: string): boolean {
  const file = join(dir, 'public', versionsPath);
  if (!existsSync(file)) return true;
  const { day } = JSON.parse(readFileSync(file, 'utf8')) as PageVersions;
  return day === EXAMPLE_TODAY;
}

/**
 * Serves the built site of a checkout with the content service of that same checkout, on a free port, at
 * the examples' time, as long as the work takes; builds one of another day anew; gives it the origin. Throws where there is no built site,
 * or when the service ends early.
 */
export async function withSite<T>(dir: string, work: (origin: string) => Promise<T>): Promise<T> {
  if (!existsSync(join(dir, 'public/index.html'))) {
    throw new Error(`There is no built site in ${join(dir, 'public')}: run \`npm run build\`.`);
  }
  // Its pages would draw their lists anew, which is not what is looked at.
  if (!isOfExamples(dir)) runBuild(dir);
  const env = { CONTENT_SERVICE_NOW: EXAMPLE_NOW, RENEW_PAGES: 'false' };
  return withTempFolder(async (folder) => {
    const service = await startService({ checkout: dir, folder, env });
    return work(service.origin).finally(() => service.end('SIGTERM'));
  });
}
