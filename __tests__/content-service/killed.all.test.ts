/** @jest-environment node */
import { createClient } from '@libsql/client';
import { join } from 'node:path';
import { cleanUp, newFolder } from './support/app';
import { postForm } from './support/post';
import { startService, type Running } from './support/process';

jest.setTimeout(300_000);
afterAll(cleanUp);

const messages = 1000;
const visitors = 8;

/** After how many more replies the service is killed, and how many ms later: any moment of a write. */
const kills: readonly (readonly [number, number])[] = [
  [1, 0],
  [37, 1],
  [90, 2],
  [150, 3],
  [211, 0],
  [280, 5],
];

async function rowsIn(url: string): Promise<string[]> {
  const client = createClient({ url });
  const check = await client.execute('pragma integrity_check');
  expect(check.rows[0]?.['integrity_check']).toBe('ok');
  const { rows } = await client.execute('select message from contact_messages');
  client.close();
  return rows.map((row) => String(row['message']));
}

it('keeps each of a thousand messages once, however often it is killed', async () => {
  const url = `file:${join(newFolder(), 'inbox.db')}`;
  const env = { DATABASE_URL: url, FORMS_PER_TEN_MINUTES: '100000', LOG_LEVEL: 'silent' };
  const left = Array.from({ length: messages }, (_, index) => `message-${index}`);
  const acknowledged = new Set<string>();
  const unanswered: string[] = [];

  /** Visitors who send one message after the other, as long as the service answers. */
  async function sendTo(running: Running, onReply: () => void): Promise<void> {
    const visitor = async () => {
      for (let message = left.pop(); message !== undefined; message = left.pop()) {
        try {
          const reply = await postForm(
            running.address,
            { message },
            { 'idempotency-key': message },
          );
          expect(reply.status).toBe(201);
          acknowledged.add(message);
          onReply();
        } catch {
          // Their pages send the same again, with the same key.
          unanswered.push(message);
          return;
        }
      }
    };
    await Promise.all(Array.from({ length: visitors }, visitor));
  }

  for (const [replies, delay] of kills) {
    const running = await startService(env);
    let count = 0;
    await sendTo(running, () => {
      count += 1;
      if (count === replies) setTimeout(() => running.child.kill('SIGKILL'), delay);
    });
    expect(await running.end('SIGKILL')).toBe('SIGKILL');
    const kept = new Set(await rowsIn(url));
    expect([...acknowledged].filter((message) => !kept.has(message))).toEqual([]);
  }
  expect(unanswered.length).toBeGreaterThan(0);

  left.push(...unanswered);
  const last = await startService(env);
  await sendTo(last, () => undefined);
  expect(await last.end('SIGTERM')).toBe(0);
  const kept = await rowsIn(url);
  expect([kept.length, new Set(kept).size, acknowledged.size]).toEqual([
    messages,
    messages,
    messages,
  ]);
});
