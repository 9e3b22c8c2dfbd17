import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { attack, checkout } from './support/attack';
import { atOnce, closed, open, wait } from './support/sockets';

const isText = /\.(html|js|css|json|xml|txt|svg|webmanifest|br|gz|map)$/;

/** The largest built file that is sent as it lies on the disk. */
function largestFile(): string {
  const folder = join(checkout, 'public');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sized = names
    .filter((name) => !isText.test(name))
    .map((name) => ({ name, ...fileSize(join(folder, name)) }))
    .filter(({ isFile }) => isFile)
    .sort((a, b) => b.size - a.size);
  return `/${(sized[0]?.name ?? '').replaceAll('\\', '/')}`;
}

function fileSize(path: string) {
  const facts = statSync(path);
  return { isFile: facts.isFile(), size: facts.size };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: school.example\r\n\r\n`;

attack({
  name: 'pipelined',
  about: '200 requests for a large file on each of 20 connections, unread, then closed; five times',
  async run({ service }) {
    const text = get(largestFile()).repeat(200);
    for (let round = 0; round < 5; round += 1) {
      const sockets = await atOnce(20, async () => {
        const socket = open(service.port);
        socket.pause();
        socket.write(text);
        return socket;
      });
      await wait(1000);
      for (const socket of sockets) socket.destroy();
    }
    return { sent: '20,000 requests', problems: [] };
  },
});

attack({
  name: 'unread',
  about: '150 connections that ask for a large file and read nothing',
  async run({ service }) {
    const before = service.handles();
    // More than the system takes for a connection that nobody reads.
    const text = get(largestFile()).repeat(9);
    const sockets = await atOnce(150, async () => {
      const socket = open(service.port);
      // One that reads nothing does not hear either that it was closed: writing tells.
      socket.pause();
      socket.write(text);
      return socket;
    });
    await wait(10_000);
    // Each ends 15 to 30 s after something could be sent to it: on a busy machine that goes on for as long as it takes.
    while (service.handles() > before + 20) await wait(500);
    for (const socket of sockets) socket.destroy();
    return { sent: '150 connections', problems: [] };
  },
});

/** Sends a text in single bytes, twice a second; says how many of the connections stand after all. */
async function dribble(port: number, text: string, ms: number): Promise<number> {
  const sockets = await atOnce(100, async () => open(port));
  for (const socket of sockets) socket.resume();
  const end = performance.now() + ms;
  for (let sent = 0; performance.now() < end; sent += 1) {
    for (const socket of sockets) if (!socket.closed) socket.write(text.charAt(sent) || 'a');
    await wait(500);
  }
  const standing = await Promise.all(sockets.map(async (socket) => !(await closed(socket, 10))));
  for (const socket of sockets) socket.destroy();
  return standing.filter(Boolean).length;
}

attack({
  name: 'slow',
  about: '100 connections that send a head, and 100 a body, in single bytes',
  async run({ service }) {
    const body =
      'POST /api/form/DHS/contact HTTP/1.1\r\nHost: school.example\r\n' +
      'Content-Type: application/json\r\nContent-Length: 30000\r\n\r\n{';
    const heads = dribble(service.port, 'GET /News HTTP/1.1\r\nX-Slow: ', 28_000);
    const socket = await atOnce(100, async () => {
      const one = open(service.port, '127.0.0.3');
      one.resume();
      one.write(body);
      return one;
    });
    const standing = await heads;
    const bodies = await Promise.all(socket.map((one) => closed(one, 10)));
    for (const one of socket) one.destroy();
    const left = standing + bodies.filter((isClosed) => !isClosed).length;
    return {
      sent: '200 connections',
      problems: left > 0 ? [`${left} of 200 are open after 28 s`] : [],
    };
  },
});

attack({
  name: 'crowd',
  about: '2,000 idle connections from one address',
  async run({ service }) {
    const sockets = await atOnce(2000, async () => {
      const socket = open(service.port);
      socket.resume();
      return socket;
    });
    await wait(3000);
    const held = service.handles();
    for (const socket of sockets) socket.destroy();
    const problems = held > 1000 ? [`${held} handles while they stood`] : [];
    return { sent: '2,000 connections', problems };
  },
});
