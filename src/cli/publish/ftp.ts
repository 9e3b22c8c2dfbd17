import { posix, join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Client } from 'basic-ftp';
import { readPassword, type Server } from './settings';
import { foldersAbove, type Transport, unfinished } from './transport';

/** What a server answers with when a file is not there, or not to be had. */
const notThere = 550;

const noEncryption =
  'it knows no encryption; `encryption: none` in site.yaml sends the password readable by others';

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined;

function inWords(error: unknown, { host, user }: Server): Error {
  const code = codeOf(error);
  const words = error instanceof Error ? error.message : String(error);
  const why: Readonly<Record<string, string>> = {
    ENOTFOUND: 'there is no such server; "host" in site.yaml is its name alone',
    ECONNREFUSED: 'nobody answers at this port',
    ERR_TLS_CERT_ALTNAME_INVALID: `its certificate is another server's: take the name that the provider uses (${words})`,
    '530': `it refuses ${user} or the password`,
    '500': noEncryption,
    '502': noEncryption,
    '504': noEncryption,
    '534': noEncryption,
  };
  return new Error(`${host}: ${why[String(code)] ?? words}`, { cause: error });
}

async function signIn(client: Client, server: Server): Promise<void> {
  const { host, port, user } = server;
  const password = await readPassword(server);
  const secure = server.encryption !== 'none';
  try {
    await client.access({ host, user, password, secure, ...(port !== undefined && { port }) });
  } catch (error) {
    client.close();
    throw inWords(error, server);
  }
}

/** Opens a folder by FTP, encrypted unless the school says otherwise. */
export async function openFtp(server: Server): Promise<Transport> {
  const { Client } = await import('basic-ftp');
  const client = new Client(30_000);
  await signIn(client, server);
  await client.ensureDir(server.folder);
  const root = await client.pwd();
  const at = (name: string) => posix.join(root, name);
  const there = new Set(['.']);

  async function put(source: string | Readable, name: string): Promise<void> {
    const folder = posix.dirname(name);
    if (!there.has(folder)) await client.ensureDir(at(folder));
    there.add(folder);
    const half = at(posix.join(folder, unfinished));
    await client.uploadFrom(source, half);
    await client.rename(half, at(name)).catch(async (error: unknown) => {
      if (typeof codeOf(error) !== 'number') throw error;
      // A server that writes over no file.
      await client.remove(at(name), true);
      await client.rename(half, at(name));
    });
  }

  return {
    batch: 20,
    async read(name) {
      const stream = new PassThrough();
      const whole = text(stream);
      try {
        await client.downloadTo(stream, at(name));
        return await whole;
      } catch (error) {
        stream.end();
        if (codeOf(error) === notThere) return undefined;
        throw error;
      }
    },
    write: (name, content) => put(Readable.from([Buffer.from(content)]), name),
    async send(dir, names) {
      for (const name of names) await put(join(dir, name), name);
    },
    async remove(names) {
      for (const name of names) await client.remove(at(name), true);
      for (const folder of foldersAbove(names)) {
        // Refused where it still holds something.
        await client.sendIgnoringError(`RMD ${at(folder)}`);
        there.delete(folder);
      }
    },
    list: async () => (await client.list(root)).map(({ name }) => name),
    close: async () => client.close(),
  };
}
