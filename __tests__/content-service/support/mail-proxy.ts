import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

/** How connections to a mail server go: through, not at all, or on hold while the text of an e-mail is under way. */
type Way = 'through' | 'away' | 'held in DATA';

/** Stands before a mail server, and leads connections to it as a test says. */
export async function mailProxy(target: number) {
  let way: Way = 'through';
  let hold: () => void = () => undefined;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    if (way === 'away') return void client.destroy();
    const mail = createConnection(target, '127.0.0.1');
    keep(mail);
    let isText = false;
    let isHeld = false;
    mail.on('data', (part) => {
      // "354 Go ahead": the text follows.
      isText ||= /^354/m.test(part.toString('latin1'));
      client.write(part);
    });
    client.on('data', (part) => {
      if (isHeld) return;
      isHeld = isText && way === 'held in DATA';
      mail.write(isHeld ? part.subarray(0, part.length / 2) : part);
      if (isHeld) hold();
    });
    client.on('close', () => mail.destroy());
    mail.on('close', () => client.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    /** From now on connections go so; resolves at once, or when the first one is on hold. */
    async set(next: Way): Promise<void> {
      way = next;
      if (next === 'held in DATA') await new Promise<void>((done) => (hold = done));
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
