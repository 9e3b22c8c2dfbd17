import { posix, join } from 'node:path';
import type SftpClient from 'ssh2-sftp-client';
import { readKey, readPassword, type Server } from './settings';
import { foldersAbove, type Transport, unfinished } from './transport';

/** The kind that a public key says it is, in its first bytes. https://www.rfc-editor.org/rfc/rfc4253#section-6.6 */
const kindOf = (key: Buffer) => key.subarray(4, 4 + key.readUInt32BE(0)).toString('latin1');

type Algorithms = NonNullable<SftpClient.ConnectOptions['algorithms']>['serverHostKey'];

/** The algorithms of each kind of key, so that the server shows the one that is expected. */
const algorithmsOf: Readonly<Record<string, Algorithms>> = {
  'ssh-ed25519': ['ssh-ed25519'],
  'ssh-rsa': ['rsa-sha2-512', 'rsa-sha2-256'],
  'ecdsa-sha2-nistp256': ['ecdsa-sha2-nistp256'],
  'ecdsa-sha2-nistp384': ['ecdsa-sha2-nistp384'],
  'ecdsa-sha2-nistp521': ['ecdsa-sha2-nistp521'],
};

/** Refuses any other key than that in site.yaml, and tells what the server has shown. */
function verifierOf({ host, hostKey = '' }: Server) {
  const [kind = '', expected = ''] = hostKey.split(' ');
  let shown: Buffer | undefined;
  const isExpected = (key: Buffer) =>
    expected !== '' && key.equals(Buffer.from(expected, 'base64'));
  const verify = (key: Buffer) => isExpected((shown = key));
  const problem = () => {
    if (!shown || isExpected(shown)) return undefined;
    const line = `hostKey: '${kindOf(shown)} ${shown.toString('base64')}'`;
    return expected === ''
      ? `Whether ${host} is the right server is told by its public key. It showed this one; compare it with what your provider names, and write it under publish in site.yaml:\n  ${line}`
      : `${host} showed another public key than that in site.yaml, so that nothing was sent, no password either. Ask your provider whether it has changed:\n  ${line}`;
  };
  return { verify, problem, algorithms: algorithmsOf[kind] };
}

/** How somebody signs in: by a key, by those of the system's agent, or by a password. */
async function credentials(server: Server) {
  const privateKey = readKey();
  if (privateKey !== undefined) {
    return { privateKey, passphrase: process.env.PUBLISH_PASSWORD };
  }
  const agent = process.env.SSH_AUTH_SOCK;
  if (agent && !process.env.PUBLISH_PASSWORD) return { agent };
  return { password: await readPassword(server) };
}

/** Opens a folder by SFTP. */
export async function openSftp(server: Server): Promise<Transport> {
  const { default: Client } = await import('ssh2-sftp-client');
  const { host, port = 22, user: username } = server;
  const client = new Client('sftp', { error: () => undefined });
  const { verify, problem, algorithms } = verifierOf(server);
  try {
    await client.connect({
      host,
      port,
      username,
      ...(server.hostKey ? await credentials(server) : {}),
      hostVerifier: verify,
      readyTimeout: 20_000,
      keepaliveInterval: 10_000,
      ...(algorithms && { algorithms: { serverHostKey: algorithms } }),
    });
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(problem() ?? `${host}: ${words}`, { cause: error });
  }
  // What waits for a connection that is gone would wait for ever.
  const lost = new Promise<never>((_done, failed) => {
    client.on('close', () => failed(new Error('the server closed it')));
  });
  lost.catch(() => undefined);
  const unlessLost = <T>(work: Promise<T>): Promise<T> => Promise.race([work, lost]);
  await client.mkdir(server.folder, true);
  const root = await client.realPath(server.folder);
  const at = (name: string) => posix.join(root, name);
  const there = new Set(['.']);

  async function put(source: string | Buffer, name: string): Promise<void> {
    const folder = posix.dirname(name);
    if (!there.has(folder)) await unlessLost(client.mkdir(at(folder), true));
    there.add(folder);
    const half = at(posix.join(folder, unfinished));
    await unlessLost(client.put(source, half));
    await unlessLost(client.posixRename(half, at(name)));
  }

  return {
    batch: 20,
    async read(name) {
      if (!(await client.exists(at(name)))) return undefined;
      return String(await client.get(at(name)));
    },
    write: (name, content) => put(Buffer.from(content), name),
    async send(dir, names) {
      for (const name of names) await put(join(dir, name), name);
    },
    async remove(names) {
      for (const name of names) await unlessLost(client.delete(at(name), true));
      for (const folder of foldersAbove(names)) {
        // Refused where it still holds something.
        await unlessLost(client.rmdir(at(folder))).catch(() => undefined);
        there.delete(folder);
      }
    },
    list: async () => (await client.list(root)).map(({ name }) => name),
    close: async () => void (await unlessLost(client.end())),
  };
}
