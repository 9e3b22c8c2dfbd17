/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from './support/folder-server';

const folder = mkdtempSync(join(tmpdir(), 'served-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function answers(path: string, method = 'GET') {
  const { origin, close } = await serveFolder(folder);
  try {
    const reply = await fetch(origin + path, { method });
    const type = reply.headers.get('content-type') ?? '';
    return { status: reply.status, type: type.split(';')[0], text: await reply.text() };
  } finally {
    await close();
  }
}

it('serves the files of a folder', async () => {
  writeFileSync(join(folder, 'index.html'), '<h1>Home</h1>');
  expect(await answers('/')).toEqual({ status: 200, type: 'text/html', text: '<h1>Home</h1>' });
});

it('says in a line that there is nothing, where the folder has no page for it', async () => {
  rmSync(join(folder, '404.html'), { force: true });
  expect(await answers('/nowhere')).toMatchObject({ status: 404, type: 'text/plain' });
});

it.each(['/nowhere', '/no/where/at-all.html', '/%2e%2e/secret'])(
  "answers %s with the folder's own page for it",
  async (path) => {
    writeFileSync(join(folder, '404.html'), '<h1>Not here</h1>');
    expect(await answers(path)).toEqual({
      status: 404,
      type: 'text/html',
      text: '<h1>Not here</h1>',
    });
  },
);
