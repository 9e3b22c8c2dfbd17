/** @jest-environment node */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { greeting, networkAddresses } from '../../src/content-service/terminal/greeting';
import { readableLine } from '../../src/content-service/terminal/readable-log';
import { asTerminal, runCommand } from '../support/run-command';
import { cleanUp, newFolder } from './support/app';
import { startService } from './support/process';

jest.setTimeout(60_000);
afterAll(cleanUp);

const command = 'src/cli/school.ts';

/** A folder with the content and the packages of the project, and a built site or none. */
function newProject(site: Record<string, string> = {}): string {
  const folder = newFolder();
  for (const name of ['content', 'node_modules']) symlinkSync(resolve(name), join(folder, name));
  for (const [name, text] of Object.entries(site)) {
    mkdirSync(join(folder, 'public'), { recursive: true });
    writeFileSync(join(folder, 'public', name), text);
  }
  return folder;
}

describe('the start', () => {
  it('names the command that makes the missing build, and fails', async () => {
    const { status, output, errorOutput } = await runCommand(command, ['serve'], {
      cwd: newProject(),
      // Called from there, and not by npm.
      env: { PORT: '0', INIT_CWD: '' },
    });
    expect(errorOutput).toBe(
      'There is no built site in public/. Build it with `npx school build`, ' +
        'or build and serve it at once with `npx school start`.\n',
    );
    expect({ status, output }).toEqual({ status: 1, output: '' });
  });

  it('names a taken port and what to do, and fails', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as AddressInfo;
    const { status, errorOutput } = await runCommand(command, ['serve', '--without-site'], {
      cwd: newProject(),
      env: { PORT: String(port), HOST: '127.0.0.1' },
    });
    other.close();
    expect(errorOutput).toMatch(new RegExp(`^Port ${port} is taken, .+ PORT=${port + 1} .+\n$`));
    expect(status).toBe(1);
  });
});

it('speaks to a person in a terminal', async () => {
  const cwd = newProject({ 'index.html': '<title>Home</title>', 'site.css': 'a{}' });
  const running = await startService({ NO_COLOR: '1' }, { cwd, before: asTerminal });
  for (const path of ['/', '/site.css', '/api/news/all/DHS', '/nothing.css']) {
    await (await fetch(running.address + path)).text();
  }
  expect(await running.end('SIGINT')).toBe(0);
  const lines = running.printed().split('\n').filter(Boolean);
  expect(lines).toEqual([
    `  The website               ${running.address.replace('127.0.0.1', 'localhost')}`,
    '  Messages                  npx school inbox reads them (file:.data/inbox.db)',
    "  A sample                  the lists' days and sessions move to the present (demo.yaml); a school has no such file",
    '  To stop                   Ctrl+C',
    expect.stringMatching(/^\d\d:\d\d:\d\d {2}200 {2}GET \/ {2}\d+ ms$/),
    expect.stringMatching(/^\d\d:\d\d:\d\d {2}200 {2}GET \/api\/news\/all\/:code {2}\d+ ms$/),
    expect.stringMatching(/^\d\d:\d\d:\d\d {2}404 {2}GET \/nothing\.css {2}\d+ ms$/),
  ]);
});

describe('the address for a phone', () => {
  const address = (value: string, internal = false) => ({
    address: value,
    netmask: '255.255.255.0',
    family: 'IPv4' as const,
    mac: '00:00:00:00:00:00',
    internal,
    cidr: null,
  });
  const interfaces = {
    lo: [address('127.0.0.1', true)],
    wlan0: [address('192.168.1.5')],
    docker0: [address('172.17.0.1')],
  };

  it.each([
    ['0.0.0.0', ['192.168.1.5']],
    ['::', ['192.168.1.5']],
    ['127.0.0.1', []],
    ['localhost', []],
    ['10.0.0.7', ['10.0.0.7']],
  ])('of a service that listens at %s is %j', (host, expected) => {
    expect(networkAddresses(host, interfaces)).toEqual(expected);
  });

  it('stands in the greeting, which shows no token', () => {
    const databaseUrl = 'libsql://inbox.example?authToken=secret';
    const listening = { host: '0.0.0.0', port: 9000, databaseUrl, interfaces };
    const block = greeting({ ...listening, site: true });
    expect(block).toContain('On a phone, same network  http://192.168.1.5:9000\n');
    expect(block).toContain('(libsql://inbox.example)');
    expect(greeting({ ...listening, site: false })).toContain(
      'The content service       http://localhost:9000/api\n',
    );
  });
});

describe('a line of the log', () => {
  const line = (facts: object) => readableLine(JSON.stringify({ time: 0, level: 30, ...facts }));
  const answered = { method: 'GET', status: 200, ms: 3 };

  it('is quiet for the files and pictures of a page, not for those that fail', () => {
    expect(line({ ...answered, route: '/app-1a2b.js' })).toBeUndefined();
    expect(line({ ...answered, route: '/api/image/*' })).toBeUndefined();
    expect(line({ ...answered, route: '/api/image/*', status: 404 })).toContain('404  GET /api');
  });

  it('tells warnings and errors with their reason, and nothing else', () => {
    expect(line({ msg: 'listening at http://0.0.0.0:9000' })).toBeUndefined();
    expect(line({ level: 50, msg: 'inbox failed', reason: 'the disk is full' })).toMatch(
      / {2}inbox failed: the disk is full$/,
    );
    expect(line({ level: 40, msg: 'files are missing', first: ['a.jpg', 'b.jpg'] })).toMatch(
      / {2}files are missing: a\.jpg, b\.jpg$/,
    );
    expect(line({ level: 50, msg: 'request failed', err: { stack: 'Error: x\n at y' } })).toMatch(
      /request failed: Error: x\n at y$/,
    );
  });

  it('obeys no address that would steer the terminal', () => {
    expect(line({ ...answered, route: '/a\u009B2Jb' })).toContain('GET /a 2Jb');
  });

  it('of an unknown kind stays as it is', () => {
    expect(readableLine('{"level":"odd"}\n')).toBe('{"level":"odd"}');
  });
});
