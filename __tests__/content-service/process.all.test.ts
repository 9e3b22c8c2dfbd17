/** @jest-environment node */
import { join } from 'node:path';
import { cleanUp, newFolder } from './support/app';
import { startService, type Running } from './support/process';

jest.setTimeout(60_000);
afterAll(cleanUp);

let running: Running | undefined;
afterEach(async () => {
  if (running?.child.exitCode === null && running.child.signalCode === null)
    await running.end('SIGKILL');
  running = undefined;
});

const filled = {
  name: 'Asha Rana',
  phone: '1',
  email: 'asha@home.example',
  subject: 'Bus',
  message: 'When?',
};

function post(address: string, body: object): Promise<Response> {
  return fetch(`${address}/api/form/DHS/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

// That it loses no message when it is killed is told by `killed.all.test.ts`, and SIGINT by `terminal.test.ts`.
it('freezes its clock, prints its address plainly, logs no personal data and ends on SIGTERM', async () => {
  running = await startService({
    CONTENT_DIR: 'content',
    DATABASE_URL: `file:${join(newFolder(), 'inbox.db')}`,
    CONTENT_SERVICE_NOW: '2026-01-26T09:00:00+05:30',
    LOG_LEVEL: 'debug',
  });
  const { address } = running;
  const news = (await (await fetch(`${address}/api/news/all/DHS`)).json()) as {
    fromDate: string;
  }[];
  expect(news[0]?.fromDate).toBe('2026-01-15');
  await post(address, { ...filled, email: 'secret@home.example' });
  await post(address, { ...filled, name: '', email: 'wrong-secret' });
  await fetch(`${address}/api/tc/DHS`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer token-secret' },
    body: JSON.stringify({ name: 'Pupil Secret', admission: 'DHS/2012/0226' }),
  });
  await fetch(`${address}/api/subGallery?id=query-secret`);
  await fetch(`${address}/api/image/papers/certificates/path-secret.pdf`);
  const signed = `papers/signed/1/${'A'.repeat(43)}/papers/certificates/path-secret.pdf`;
  await fetch(`${address}/api/image/${signed}?w=query-secret`);
  await fetch(`${address}/api/image?url=${signed}`);
  await fetch(`${address}/api/unknown/call-secret`);
  expect(await running.end('SIGTERM')).toBe(0);
  const lines = running.printed().trim().split('\n');
  const logged = lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as object);
  expect(lines.filter((line) => !line.startsWith('{'))).toEqual([
    expect.stringMatching(/^http:\/\/localhost:\d+$/),
  ]);
  expect(logged).toContainEqual(
    expect.objectContaining({ method: 'POST', route: '/api/form/:code/contact', status: 201 }),
  );
  expect(running.printed()).not.toMatch(/secret|Asha|home\.example/i);
  expect(JSON.stringify(logged.filter((line) => 'route' in line))).not.toContain('127.0.0.1');
});

it('says what is wrong and ends when it can not start', async () => {
  await expect(startService({ CONTENT_SERVICE_NOW: 'soon' })).rejects.toThrow(
    '"soon" is not an ISO instant',
  );
  await expect(startService({ PORT: 'many' })).rejects.toThrow(
    'PORT must be a whole number, not "many"',
  );
});
