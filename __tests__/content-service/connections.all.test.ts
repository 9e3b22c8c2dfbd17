/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { join, resolve } from 'node:path';
import type { ConnectionLimits } from '../../src/content-service/server/connections';
import { cleanUp, newAppWithoutLists, newFolder } from './support/app';
import { type Running, startService, withoutLists } from './support/process';
import { closed, converse, hangUp, open, portOf } from './support/raw';

jest.setTimeout(120_000);

const large = Buffer.alloc(8 * 1024 * 1024, 'a');
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: school\r\n${more}\r\n`;

/** A folder with a small site that has a large file. */
function newSite(): string {
  const folder = newFolder();
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  symlinkSync(withoutLists, join(folder, 'content'));
  mkdirSync(join(folder, 'public/News'), { recursive: true });
  writeFileSync(join(folder, 'public/index.html'), '<title>Home</title>');
  writeFileSync(join(folder, 'public/News/index.html'), '<title>News</title>');
  writeFileSync(join(folder, 'public/large.pdf'), large);
  return folder;
}

let site: string;
beforeAll(() => {
  site = newSite();
});
const appWith = (connectionLimits: Partial<ConnectionLimits>, trustProxy = false) =>
  newAppWithoutLists({ publicDir: join(site, 'public'), connectionLimits, trustProxy });

let running: Running | undefined;
afterEach(hangUp);
afterAll(async () => {
  await running?.end('SIGKILL');
  await cleanUp();
});

describe('open files', () => {
  const handles = () => readdirSync(`/proc/${running?.child.pid}/fd`).length;
  const news = async () => (await fetch(`${running?.address}/News`)).text();

  beforeAll(async () => {
    const databaseUrl = `file:${join(newFolder(), 'inbox.db')}`;
    running = await startService({ DATABASE_URL: databaseUrl }, { cwd: site });
    await (await fetch(`${running.address}/large.pdf`)).arrayBuffer();
    await news();
  });

  // Only Linux tells how many files another process has open.
  (process.platform === 'linux' ? it.each([8, 200]) : it.skip.each([8, 200]))(
    'end with the connections that asked for %i and read none of them',
    async (asked) => {
      const before = handles();
      const port = Number(new URL(running?.address ?? '').port);
      const sockets = await Promise.all(Array.from({ length: 20 }, () => open(port)));
      for (const socket of sockets) socket.write(get('/large.pdf').repeat(asked));
      for (let turn = 0; turn < 20; turn += 1) expect(await news()).toContain('News');
      // A connection has one file open at most.
      expect(handles()).toBeLessThanOrEqual(before + 2 * sockets.length);
      for (const socket of sockets) socket.destroy();
      for (let turn = 0; turn < 500 && handles() > before; turn += 1) await news();
      expect(handles()).toBeLessThanOrEqual(before);
    },
  );
});

describe('requests that are sent ahead', () => {
  const titles = (text: string) => [...text.matchAll(/<title>(\w+)/g)].map(([, title]) => title);

  it('are answered in their order, ten and the one before them', async () => {
    const port = await portOf(await appWith({}));
    const ahead = [...Array(5).fill(get('/')), ...Array(5).fill(get('/News'))].join('');
    const text = await converse(port, ahead + get('/', 'Connection: close\r\n'));
    expect(titles(text)).toEqual([...Array(5).fill('Home'), ...Array(5).fill('News'), 'Home']);
  });

  it('end the connection where they are more', async () => {
    const port = await portOf(await appWith({}));
    expect(titles(await converse(port, get('/').repeat(12)))).toEqual([]);
    expect(titles(await converse(port, get('/', 'Connection: close\r\n')))).toEqual(['Home']);
  });
});

describe('a visitor who takes nothing of a reply', () => {
  const served = async (app: FastifyInstance, path: string) => {
    const [port, connected] = [await portOf(app), once(app.server, 'connection')];
    const socket = await open(port);
    socket.write(get(path));
    const [there] = (await connected) as [Socket];
    return { socket, there };
  };

  it('is cut', async () => {
    const { there } = await served(await appWith({ stalledMs: 200 }), '/large.pdf');
    await closed(there);
  });

  it('is none while the reply is being made', async () => {
    const app = await appWith({ stalledMs: 100 });
    app.get('/slow', async () => {
      await once(app.server, 'timeout');
      await once(app.server, 'timeout');
      return 'made';
    });
    const { socket } = await served(app, '/slow');
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    expect(chunk.toString()).toMatch(/^HTTP\/1\.1 200 [^]*made$/);
    socket.destroy();
  });
});

describe('the number of connections', () => {
  const home = get('/', 'Connection: close\r\n');

  it('is bounded for one address', async () => {
    const port = await portOf(await appWith({ connectionsPerAddress: 2 }));
    const [first] = await Promise.all([open(port), open(port)]);
    expect(await converse(port, home)).toBe('');
    first.end(home).resume();
    await closed(first);
    expect(await converse(port, home)).toContain('<title>Home');
  });

  it('is not counted for a proxy, but bounded in all', async () => {
    const port = await portOf(await appWith({ connectionsPerAddress: 1, connections: 3 }, true));
    await Promise.all([open(port), open(port)]);
    expect(await converse(port, home)).toContain('<title>Home');
    await open(port);
    expect(await converse(port, home)).toBe('');
  });

  it('leaves room: those that wait for nothing are ended for others', async () => {
    const port = await portOf(await appWith({ connections: 2 }));
    const idle = await Promise.all([open(port), open(port)]);
    for (const socket of idle) {
      socket.write(get('/'));
      await once(socket, 'data');
    }
    expect(await converse(port, home)).toBe('');
    await Promise.all(idle.map(closed));
    expect(await converse(port, home)).toContain('<title>Home');
  });
});
