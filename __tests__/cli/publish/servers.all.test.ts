/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../../src/lib/files/files-below';
import { openFtp } from '../../../src/cli/publish/ftp';
import { filesToPublish, manifestName } from '../../../src/cli/publish/plan';
import { openRsync } from '../../../src/cli/publish/rsync';
import type { Server } from '../../../src/cli/publish/settings';
import { openSftp } from '../../../src/cli/publish/sftp';
import { transferAll } from '../../../src/cli/publish/transfer';
import type { Transport } from '../../../src/cli/publish/transport';
import { runCommand } from '../../support/run-command';
import { breaking, makeCertificate, type Running, startFtp, startSsh } from './real-servers';

jest.setTimeout(200_000);

const root = mkdtempSync(join(tmpdir(), 'servers-'));
// Below those that systems give to connections of others.
const port = 20_600 + (process.pid % 300) * 10;
let ftp: Running;
let ssh: Running & { key: string };

beforeAll(async () => {
  ftp = await startFtp(root, port);
  ssh = await startSsh(root, port + 1);
  process.env.PUBLISH_KEY = ssh.key;
  process.env.PUBLISH_PASSWORD = 'secret';
});
afterAll(async () => {
  delete process.env.PUBLISH_KEY;
  delete process.env.PUBLISH_PASSWORD;
  await ftp.end();
  await ssh.end();
  rmSync(root, { recursive: true, force: true });
});

/** Names of files as schools have them, and more than one batch of them. */
const many = Array.from({ length: 25 }, (_, index) => `papers/circular ${index} (No. 1).pdf`);
const first = [
  ...many,
  'index.html',
  'Fee/index.html',
  'Fee/.htaccess',
  '.htaccess',
  'sw.js',
].concat("pictures/Principal's photo.jpg", 'pictures/विद्यालय.jpg', '#1; a.txt');
const second = [...many.slice(5), 'index.html', 'News/index.html', '.htaccess', 'sw.js', 'Fee'];

function siteOf(names: readonly string[], word: string): string {
  const dir = mkdtempSync(join(root, 'public-'));
  for (const name of names) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), `${word} ${name} ${randomBytes(10_000).toString('hex')}`);
  }
  return dir;
}

async function publish(
  open: () => Promise<Transport>,
  publicDir: string,
  say = (_: string) => undefined,
) {
  const site = await filesToPublish(publicDir);
  const job = { publicDir, site, now: new Date(), hear: () => undefined };
  return transferAll(open, job, { pauseMs: 10, say });
}

/** Empties a server's folder, in which its own user writes. */
function emptied(dir: string): void {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir);
  chmodSync(dir, 0o777);
}

/** Expects the server's folder to hold a site, and what stood there before. */
async function expectSame(dir: string, publicDir: string, further: readonly string[] = []) {
  const names = filesBelow(publicDir);
  expect(filesBelow(dir)).toEqual([...names, ...further, manifestName].sort());
  // As texts: Jest looks at each byte of a buffer by itself.
  const textsIn = (folder: string) =>
    names.map((name) => readFileSync(join(folder, name), 'latin1'));
  expect(textsIn(dir)).toEqual(textsIn(publicDir));
}

const kinds = {
  ftp: { open: openFtp, running: () => ftp },
  sftp: { open: openSftp, running: () => ssh },
  rsync: { open: openRsync, running: () => ssh },
};

describe.each(Object.entries(kinds))('%s', (name, { open, running }) => {
  it('makes the folder equal to the site, twice, and leaves what others put there', async () => {
    const { server, dir } = running();
    emptied(dir);
    writeFileSync(join(dir, 'index.php'), 'an earlier website');
    const connection = () => open(server);
    const site = siteOf(first, 'first');
    expect(await publish(connection, site)).toEqual({
      sent: first.length,
      removed: 0,
      foreign: ['index.php'],
    });
    await expectSame(dir, site, ['index.php']);
    expect(await publish(connection, site)).toEqual({ sent: 0, removed: 0, foreign: [] });
    const next = siteOf(second, 'second');
    expect(await publish(connection, next)).toMatchObject({ sent: second.length });
    await expectSame(dir, next, ['index.php']);
  });

  it('goes on where it was when the connection breaks in the middle', async () => {
    const { server, dir } = running();
    emptied(dir);
    let sent = 0;
    let breaks = 0;
    const through = port + 2;
    const close = await breaking(server.port ?? 0, through, (bytes) => {
      sent += name === 'ftp' ? Number(bytes.toString('latin1').startsWith('STOR')) : bytes.length;
      if (sent < (name === 'ftp' ? 15 : 200_000) * (breaks + 1) || breaks > 1) return false;
      breaks += 1;
      return true;
    });
    const hostKey = server.hostKey && { hostKey: server.hostKey };
    const said: string[] = [];
    const site = siteOf(first, 'first');
    const proxied: Server = { ...server, port: through, ...hostKey };
    await publish(
      () => open(proxied),
      site,
      (words) => void said.push(words),
    );
    await close();
    expect(breaks).toBeGreaterThan(0);
    expect(said[0]).toContain('The connection broke');
    await expectSame(dir, site);
  });
});

it('trusts no server whose key it does not know, and shows the key', async () => {
  const { hostKey, ...unknown } = ssh.server;
  await expect(openSftp(unknown)).rejects.toThrow(`hostKey: '${hostKey}'`);
  const other = `${hostKey?.slice(0, -8)}AAAAAAAA`;
  await expect(openSftp({ ...unknown, hostKey: other })).rejects.toThrow('another public key');
  await expect(
    openRsync({ ...unknown, hostKey: other }).then((one) => one.read('a')),
  ).rejects.toThrow(/Host key verification failed|host key/i);
});

it('sends no password to an FTP server that encrypts nothing, or is another one', async () => {
  await expect(openFtp({ ...ftp.server, encryption: 'tls' })).rejects.toThrow(
    'it knows no encryption',
  );
  const own = await startFtp(root, port + 3, makeCertificate(root));
  await expect(openFtp(own.server)).rejects.toThrow(/self-signed certificate/);
  await own.end();
});

it('publishes by the command, encrypted', async () => {
  const running = await startFtp(root, port + 4, join(root, 'certificate.pem'));
  emptied(running.dir);
  const school = join(root, 'school');
  mkdirSync(join(school, 'content'), { recursive: true });
  writeFileSync(
    join(school, 'content/site.yaml'),
    `code: HVS\npublish: { target: ftp, host: localhost, port: ${port + 4}, user: website, folder: /site }\n`,
  );
  const publicDir = siteOf([...first, 'robots.txt'], 'command');
  const { status, output, errorOutput } = await runCommand(
    'src/cli/school.ts',
    ['publish', '--built', '--dir', join(school, 'content'), '--public', publicDir],
    { env: { PUBLISH_PASSWORD: 'secret', NODE_EXTRA_CA_CERTS: join(root, 'certificate.pem.crt') } },
  );
  expect({ status, errorOutput }).toMatchObject({ status: 0 });
  expect(output).toContain(
    `localhost has the site: ${first.length + 1} of ${first.length + 1} files sent`,
  );
  await expectSame(running.dir, publicDir);
  await running.end();
});
