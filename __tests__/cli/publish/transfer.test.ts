/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesToPublish, manifestName } from '../../../src/cli/publish/plan';
import { transferAll } from '../../../src/cli/publish/transfer';
import { MemoryServer } from './memory-server';

const root = mkdtempSync(join(tmpdir(), 'transfer-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

type Texts = Readonly<Record<string, string>>;
const first: Texts = {
  '.htaccess': 'rules',
  'Fee/.htaccess': 'policy',
  'Fee/index.html': 'fee with app-0123456789ab.js',
  'app-0123456789ab.js': 'script',
  'index.html': 'home with app-0123456789ab.js',
  'offline.js': 'offline',
  'search.json': '[]',
  'sw.js': 'worker',
};
const second: Texts = {
  '.htaccess': 'other rules',
  'News/index.html': 'news with app-fedcba987654.js',
  'app-fedcba987654.js': 'other script',
  'index.html': 'home with app-fedcba987654.js',
  'offline.js': 'offline',
  'search.json': '[1]',
  'sw.js': 'other worker',
};

let count = 0;
/** Publishes a site of these texts, as if it were this day. */
async function publish(server: MemoryServer, texts: Texts, { day = '2026-11-14', tries = 1 } = {}) {
  count += 1;
  const publicDir = join(root, String(count));
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(publicDir, name)), { recursive: true });
    writeFileSync(join(publicDir, name), text);
  }
  const site = await filesToPublish(publicDir);
  const job = { publicDir, site, now: new Date(`${day}T06:00:00Z`), hear: () => undefined };
  return transferAll(server.open, job, { tries, pauseMs: 1, say: () => undefined });
}

const textsOn = ({ files }: MemoryServer) =>
  Object.fromEntries([...files].filter(([name]) => name !== manifestName).sort());

it('sends what pages name, then pages, then the worker, and removes at the end', async () => {
  const server = new MemoryServer();
  expect(await publish(server, first)).toEqual({ sent: 8, removed: 0, foreign: [] });
  expect(server.log.slice(0, 3).sort()).toEqual([
    '+app-0123456789ab.js',
    '+offline.js',
    '+search.json',
  ]);
  expect(server.log.at(-1)).toBe('+sw.js');
  server.log.length = 0;
  expect(await publish(server, second)).toEqual({ sent: 6, removed: 2, foreign: [] });
  expect(server.log).toEqual([
    '+app-fedcba987654.js',
    '+search.json',
    '+News/index.html',
    '+.htaccess',
    '+index.html',
    '+sw.js',
    '-Fee/.htaccess',
    '-Fee/index.html',
  ]);
});

it('keeps scripts of earlier builds for 30 days, for pages that are open', async () => {
  const server = new MemoryServer();
  await publish(server, first);
  await publish(server, second);
  expect(textsOn(server)).toEqual({ ...second, 'app-0123456789ab.js': 'script' });
  await publish(server, second, { day: '2026-12-13' });
  expect(server.files.has('app-0123456789ab.js')).toBe(true);
  await publish(server, second, { day: '2026-12-15' });
  expect(textsOn(server)).toEqual(second);
});

it('sends nothing again, and touches nothing that it did not send', async () => {
  const server = new MemoryServer();
  server.files.set('index.php', 'an earlier website').set('webmail/index.html', 'another program');
  server.files.set('.well-known/acme', 'the host’s own');
  expect(await publish(server, first)).toEqual({
    sent: 8,
    removed: 0,
    foreign: ['index.php', 'webmail'],
  });
  expect(await publish(server, first)).toEqual({ sent: 0, removed: 0, foreign: [] });
  expect(textsOn(server)).toMatchObject({ 'index.php': 'an earlier website', ...first });
});

it('keeps the rules that an earlier website had in the folder', async () => {
  const server = new MemoryServer();
  server.files.set('.htaccess', 'AuthType Basic').set('erp/index.php', 'another program');
  server.left = 3;
  await expect(publish(server, first)).rejects.toThrow('connection lost');
  server.left = Infinity;
  expect((await publish(server, first)).foreign).toEqual(['erp', '.htaccess-before']);
  server.files.delete(manifestName);
  await publish(server, second);
  expect(textsOn(server)).toMatchObject({ '.htaccess-before': 'AuthType Basic', ...second });
});

const breaks = Array.from({ length: 7 }, (_, at) => at);

it.each(breaks)('is completed after a break at file %s', async (left) => {
  const server = new MemoryServer();
  await publish(server, first);
  server.left = left;
  const broken = publish(server, second);
  if (left < 6) await expect(broken).rejects.toThrow('connection lost');
  // Each page that is there finds its script.
  for (const [name, text] of server.files) {
    const script = /app-\w+\.js/.exec(name.endsWith('.html') ? text : '')?.[0];
    if (script) expect([...server.files.keys()]).toContain(script);
  }
  server.left = Infinity;
  await publish(server, second);
  expect(textsOn(server)).toEqual({ ...second, 'app-0123456789ab.js': 'script' });
});

it.each(breaks)('is completed by the site before, after a break at file %s', async (left) => {
  const server = new MemoryServer();
  await publish(server, first);
  server.left = left;
  await publish(server, second).catch(() => undefined);
  server.left = Infinity;
  await publish(server, first);
  const { 'app-fedcba987654.js': _script, ...others } = textsOn(server);
  expect(others).toEqual(first);
});

it('goes on by itself when the connection breaks, and still names what others put there', async () => {
  const server = new MemoryServer();
  server.files.set('index.php', 'an earlier website');
  server.left = 3;
  const publishing = publish(server, first, { tries: 3 });
  setTimeout(() => (server.left = Infinity), 0);
  expect((await publishing).foreign).toEqual(['index.php']);
  expect(textsOn(server)).toEqual({ 'index.php': 'an earlier website', ...first });
  // So does the run that completes a broken one.
  server.left = 1;
  await expect(publish(server, second)).rejects.toThrow('connection lost');
  server.left = Infinity;
  expect((await publish(server, second)).foreign).toEqual(['index.php']);
});

it('puts a folder where a file was, and the other way round', async () => {
  const server = new MemoryServer();
  await publish(server, { 'old.html': 'page', 'Fee/a/index.html': 'a' });
  server.log.length = 0;
  await publish(server, { 'old.html/index.html': 'folder', 'Fee/a': 'file' });
  expect(server.log.slice(0, 2)).toEqual(['-Fee/a/index.html', '-old.html']);
  expect(textsOn(server)).toEqual({ 'Fee/a': 'file', 'old.html/index.html': 'folder' });
});

it('leaves out what other hosts read, and what servers compress themselves', async () => {
  const server = new MemoryServer();
  await publish(server, {
    'index.html': 'a',
    'index.html.br': 'b',
    'index.html.gz': 'c',
    _headers: 'd',
  });
  expect(textsOn(server)).toEqual({ 'index.html': 'a' });
});

it.each(['', '{}', '{"files":"x"}', '{"files":[["a"]],"kept":[]}', '<html>'])(
  'takes a manifest that is none, %j, for no knowledge at all',
  async (text) => {
    const server = new MemoryServer();
    server.files.set(manifestName, text);
    expect(await publish(server, first)).toMatchObject({ sent: 8 });
  },
);
