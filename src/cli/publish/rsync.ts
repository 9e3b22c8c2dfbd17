import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCaptured, runUnheard } from '../run-program';
import { readKey, type Server } from './settings';
import { foldersAbove, type Transport } from './transport';

/** rsync's statuses when something that was named is not there, here or there. */
const partial = 23;
const vanished = 24;

const quoted = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;

/** The program ssh, never asking, and with the server's key of site.yaml where it names one. */
async function sshWords({ host, port = 22, hostKey }: Server, dir: string): Promise<string[]> {
  const words = ['ssh', '-p', String(port), '-o', 'BatchMode=yes'];
  const key = readKey();
  if (key !== undefined) {
    const file = join(dir, 'key');
    await writeFile(file, key, { mode: 0o600 });
    words.push('-i', file, '-o', 'IdentitiesOnly=yes');
  }
  if (hostKey !== undefined) {
    const file = join(dir, 'known_hosts');
    await writeFile(file, `${port === 22 ? host : `[${host}]:${port}`} ${hostKey}\n`);
    words.push('-o', `UserKnownHostsFile=${file}`, '-o', 'StrictHostKeyChecking=yes');
  }
  // Windows has no socket to share a connection by.
  if (process.platform !== 'win32') words.push('-o', `ControlPath=${join(dir, 'ssh')}`);
  return words;
}

/**
 * Opens one connection for all calls of rsync, each of which would shake hands anew; one that can't be opened is told of
 * by the first of them. It ends by itself a minute after the last one, should this program be killed.
 */
async function share(
  [program = '', ...args]: readonly string[],
  host: string,
): Promise<() => Promise<unknown>> {
  if (process.platform === 'win32') return () => Promise.resolve();
  await runUnheard({ program, args: [...args, '-fNM', '-o', 'ControlPersist=60', host] });
  return () => runUnheard({ program, args: [...args, '-O', 'exit', host] });
}

/** Opens a folder by rsync over ssh, which both machines need to have. */
export async function openRsync(server: Server): Promise<Transport> {
  const dir = await mkdtemp(join(tmpdir(), 'publish-'));
  const words = await sshWords(server, dir);
  const shell = words.map((word) => (/^[\w./=-]+$/.test(word) ? word : quoted(word))).join(' ');
  const host = `${server.user}@${server.host}`;
  const stopSharing = await share(words, host);
  const target = `${host}:${server.folder.replace(/\/?$/, '/')}`;

  async function rsync(args: readonly string[], accepted: readonly number[] = []) {
    const all = ['--secluded-args', '--timeout=60', '-e', shell, ...args];
    const { end, output } = await runCaptured({ program: 'rsync', args: all }).catch(() => {
      throw new Error('rsync is not installed on this machine, or choose the target sftp.');
    });
    if (end === 0 || accepted.some((one) => one === end)) return { end, output };
    throw new Error(`rsync ended with ${end}: ${output.trim()}`);
  }

  /** Copies what is named from a local folder, or removes there what that lacks. */
  async function copy(from: string, names: readonly string[], ...more: string[]): Promise<void> {
    const list = join(dir, 'names');
    // A name by itself would be a comment where it begins with '#' or ';'.
    await writeFile(list, names.map((name) => `./${name}`).join('\0'));
    const named = ['--from0', `--files-from=${list}`];
    const how = ['--links', '--compress', '--ignore-times', '--delay-updates', '--mkpath'];
    const args = [...how, '--chmod=D755,F644', '--perms', ...named, ...more, `${from}/`, target];
    await rsync(args, more.length > 0 ? [vanished] : []);
  }

  return {
    batch: Infinity,
    async read(name) {
      const file = join(dir, name);
      const { end } = await rsync([target + name, file], [partial]);
      return end === 0 ? readFile(file, 'utf8') : undefined;
    },
    async write(name, content) {
      await writeFile(join(dir, name), content);
      await copy(dir, [name]);
    },
    send: copy,
    async remove(names) {
      const empty = await mkdtemp(join(dir, 'empty-'));
      // A folder that still holds something stays.
      for (const part of [names, foldersAbove(names)]) {
        if (part.length > 0) await copy(empty, part, '--delete-missing-args');
      }
    },
    async list() {
      const { output } = await rsync(['--list-only', target], [partial]);
      return [...output.matchAll(/^[d-]\S+\s+[\d,.]+\s+\S+\s+\S+ (.+)$/gm)].map(
        ([, name = '']) => name,
      );
    },
    async close() {
      await stopSharing();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
