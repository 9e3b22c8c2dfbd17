import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, connect, type Socket } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { Server } from '../../../src/cli/publish/settings';

/** A running server, and the folder that it gives access to. */
export interface Running {
  server: Server;
  /** The folder of the site on the disk of this machine. */
  dir: string;
  end: () => Promise<void>;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      done(true);
      socket.destroy();
    }).on('error', () => done(false));
  });
}

async function started(program: string, args: string[], port: number): Promise<ChildProcess> {
  if (!existsSync(program))
    throw new Error(`apt-get install pure-ftpd openssh-server rsync: ${program}`);
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => (said += String(text)));
  for (let tries = 0; tries < 100 && !(await answers(port)); tries += 1) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${said}`);
    await pause(50);
  }
  return child;
}

const ender = (child: ChildProcess) => async () => {
  const gone = new Promise((done) => child.once('exit', done));
  if (child.exitCode === null && child.kill()) await gone;
  // Its own children have it too, and may live a while longer.
  child.stderr?.destroy();
};

/** Pure-FTPd, cPanel's server, with a user `website`; with `certificate` it also encrypts. */
export async function startFtp(root: string, port: number, certificate?: string): Promise<Running> {
  const home = join(root, `ftp-${port}`);
  const dir = join(home, 'site');
  mkdirSync(dir, { recursive: true });
  chmodSync(root, 0o755);
  for (const folder of [home, dir]) chmodSync(folder, 0o777);
  const [passwords, users] = [`${home}.passwd`, `${home}.pdb`];
  // Its own way to hash a password takes each side seconds.
  const hash = String(execFileSync('openssl', ['passwd', '-6', 'secret'])).trim();
  writeFileSync(passwords, `website:${hash}:65534:65534::${home}/./::::::::::::\n`);
  execFileSync('pure-pw', ['mkdb', users, '-f', passwords]);
  const more = certificate ? ['-Y', '1', '-2', certificate] : ['-Y', '0'];
  const child = await started(
    '/usr/sbin/pure-ftpd',
    [
      '-S',
      `127.0.0.1,${port}`,
      '-l',
      `puredb:${users}`,
      '-u',
      '1',
      '-E',
      '-H',
      '-g',
      `${home}.pid`,
      ...more,
    ],
    port,
  );
  const encryption = certificate ? 'tls' : 'none';
  const server = { host: 'localhost', port, user: 'website', folder: '/site', encryption } as const;
  return { server, dir, end: ender(child) };
}

/** A certificate for localhost, with its key. */
export function makeCertificate(root: string): string {
  const file = join(root, 'certificate.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const out = ['-keyout', file, '-out', `${file}.crt`];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...out],
    {
      stdio: 'ignore',
    },
  );
  writeFileSync(file, readFileSync(file, 'utf8') + readFileSync(`${file}.crt`, 'utf8'));
  return file;
}

/** OpenSSH, which takes the key in `key`. */
export async function startSsh(root: string, port: number): Promise<Running & { key: string }> {
  const dir = join(root, 'ssh/site');
  mkdirSync(join(root, 'ssh'), { recursive: true });
  if (userInfo().uid === 0) mkdirSync('/run/sshd', { recursive: true });
  const [hostKey, key] = ['host', 'user'].map((name) => {
    const file = join(root, `${name}-key`);
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file]);
    return file;
  }) as [string, string];
  const file = join(root, 'sshd_config');
  const settings = [
    `Port ${port}`,
    'ListenAddress 127.0.0.1',
    `HostKey ${hostKey}`,
    `AuthorizedKeysFile ${key}.pub`,
    'StrictModes no',
    'PermitRootLogin yes',
    'UsePAM no',
    `PidFile ${join(root, 'sshd.pid')}`,
    'Subsystem sftp internal-sftp',
    // Or the shell that rsync is started by reads what this machine's user has in `.bashrc`, each time.
    `SetEnv HOME=${root}`,
  ];
  writeFileSync(file, `${settings.join('\n')}\n`);
  const child = await started('/usr/sbin/sshd', ['-D', '-e', '-f', file], port);
  const [kind, text] = readFileSync(`${hostKey}.pub`, 'utf8').split(' ');
  const server = {
    host: 'localhost',
    port,
    user: userInfo().username,
    folder: dir,
    hostKey: `${kind} ${text}`,
  };
  return { server, dir, key, end: ender(child) };
}

/** Stands between, and breaks every connection once each time that `when` says so of what is sent. */
export async function breaking(
  to: number,
  port: number,
  when: (sent: Buffer) => boolean,
): Promise<() => Promise<void>> {
  const open = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(to, '127.0.0.1');
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => open.delete(socket));
    }
    client.on('data', (sent) => {
      if (when(sent)) for (const socket of open) socket.destroy();
      else server.write(sent);
    });
    server.on('data', (sent) => client.write(sent));
    client.on('end', () => server.end());
    server.on('end', () => client.end());
  });
  await new Promise<void>((done) => proxy.listen(port, '127.0.0.1', done));
  return async () => {
    for (const socket of open) socket.destroy();
    await new Promise((done) => proxy.close(done));
  };
}
