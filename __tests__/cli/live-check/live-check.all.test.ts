/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFolder, checkMoved } from '../../../src/cli/live-check/check-addresses';
import { checkAge, checkCertificate } from '../../../src/cli/live-check/check-left-over';
import { type Finding, Findings } from '../../../src/cli/live-check/finding';
import { findLive } from '../../../src/cli/live-check/live-check';
import { builtAtOf, openSite } from '../../../src/cli/live-check/live-site';
import { visitorOf } from '../../../src/cli/live-check/visit';
import { runHere } from '../../support/run-here';
import { lostPage, type Reply, withHost, type Wrong, workerOf } from './stand-in';

const now = new Date('2026-11-27T06:00:00Z');
const find = (address: string) => findLive({ address, timeoutMs: 5000, json: false, now });
const right: Wrong = () => undefined;

async function foundBy(check: (found: Findings) => Promise<void> | void): Promise<Finding[]> {
  const found = new Findings();
  await check(found);
  return found.all;
}

it('finds nothing at a host that does all as it has to be', async () => {
  expect(await withHost(right, find)).toEqual([]);
});

const headers =
  (more: Record<string, string>, of: (path: string) => boolean = () => true): Wrong =>
  (path, reply) =>
    of(path) ? { headers: { ...reply.headers, ...more } } : undefined;

function without(...names: string[]): Wrong {
  return (_path, reply) => ({
    headers: Object.fromEntries(
      Object.entries(reply.headers).filter(([name]) => !names.includes(name)),
    ),
  });
}

const at =
  (where: string, reply: Partial<Reply>): Wrong =>
  (path) =>
    path === where ? reply : undefined;
const html = { 'content-type': 'text/html; charset=utf-8' };

const wrongs: readonly (readonly [string, Wrong, string, string])[] = [
  ['an error of the host', at('/', { status: 500 }), '/', 'its log (cPanel: Errors)'],
  [
    'another program',
    at('/', { body: '<p>Welcome to WordPress' }),
    '/',
    'a page of another program',
  ],
  [
    'another address',
    at('/', { status: 301, headers: { location: 'https://www.hillview.example/' } }),
    '/',
    'leads on to https://www.hillview.example/',
  ],
  [
    'a wrong type',
    headers({ 'content-type': 'text/plain' }, (path) => path.endsWith('.js')),
    '/app-0123456789ab.js',
    'is sent as text/plain',
  ],
  [
    'a page without its letters',
    headers({ 'content-type': 'text/html' }, (path) => path === '/'),
    '/',
    'letters with accents',
  ],
  [
    'pages kept for a year',
    headers({ 'cache-control': 'public, max-age=31536000, immutable' }),
    '/',
    'keep it for 31536000 seconds',
  ],
  [
    'scripts that are never kept',
    headers({ 'cache-control': 'no-cache' }, (path) => path.startsWith('/app-')),
    '/app-0123456789ab.js',
    'ask for scripts again',
  ],
  ['no compression', headers({ 'content-encoding': 'none' }), '/', 'travel uncompressed'],
  [
    'no headers that guard',
    without('X-Content-Type-Options', 'Referrer-Policy'),
    '/',
    'missing (X-Content-Type-Options, Referrer-Policy)',
  ],
  [
    'a header twice',
    headers({ 'X-Frame-Options': 'SAMEORIGIN, DENY' }),
    '/',
    'x-frame-options is sent twice',
  ],
  ['no policy', without('content-security-policy'), '/', 'no Content-Security-Policy'],
  [
    'a policy of another build',
    headers({ 'content-security-policy': "script-src 'self'" }),
    '/',
    'does not allow',
  ],
  [
    'a page that the host changes',
    (_, { body }) =>
      body.includes('<body>')
        ? { body: body.replace('</body>', '<a data-cfemail="1"></a></body>') }
        : undefined,
    '/',
    'Email Address Obfuscation',
  ],
  [
    'a page of an earlier build',
    (path, { body }) =>
      path === '/ContactUs' ? { body: body.replace('words', 'word') } : undefined,
    '/ContactUs',
    'is not what the build wrote',
  ],
  [
    'a file that is not there',
    at('/site-0123456789abcdef.css', { status: 404 }),
    '/site-0123456789abcdef.css',
    'the upload is not complete',
  ],
  ['no worker', at('/sw.js', { status: 404, body: '' }), '/sw.js', 'the upload is not complete'],
  [
    'small letters that lead nowhere',
    at('/contactus', { status: 404, headers: html, body: 'Not Found' }),
    '/contactus',
    'in other letters',
  ],
  [
    'rules that lead round in circles',
    (path) =>
      path === '/ContactUs'
        ? { status: 301, headers: { location: '/ContactUs/' } }
        : path === '/ContactUs/'
          ? { status: 301, headers: { location: '/ContactUs' } }
          : undefined,
    '/ContactUs',
    'for ever',
  ],
  [
    'wrong addresses that answer 200',
    (_, { status }) => (status === 404 ? { status: 200 } : undefined),
    '/No-such-page-4096',
    'as if it were (200)',
  ],
  [
    "the host's own page for wrong addresses",
    (_, { status }) => (status === 404 ? { body: 'Not Found' } : undefined),
    '/No-such-page-4096',
    "the host's page",
  ],
  [
    'an earlier website',
    at('/index.php', { status: 200, headers: html, body: 'old' }),
    '/index.php',
    'an earlier website',
  ],
  [
    'a file that is nobody’s business',
    at('/.git/config', { status: 200, body: '[core]' }),
    '/.git/config',
    'everybody can read this file',
  ],
  [
    'rules that the host does not read',
    at('/.htaccess', { status: 200, headers: {}, body: 'ErrorDocument 404 /404.html' }),
    '/.htaccess',
    'ask the provider for Apache or LiteSpeed with AllowOverride',
  ],
  [
    'a preview',
    at('/robots.txt', { body: 'User-agent: *\nDisallow: /\n' }),
    '/robots.txt',
    'a preview with drafts',
  ],
  ['a page that searches leave out', headers({ 'x-robots-tag': 'noindex' }), '/', 'noindex'],
  [
    'children in caches',
    headers({ 'cache-control': 'no-cache' }, (path) => path.startsWith('/api/')),
    '/api/birthdays/HVS',
    'names children',
  ],
  [
    'an old build',
    at('/sw.js', { body: workerOf('20 Nov 2026, 9:05 am') }),
    '/',
    'was built 7 days ago',
  ],
];

it.each(wrongs)('tells of %s', async (_name, wrong, path, words) => {
  const found = await withHost(wrong, find);
  expect(found).toContainEqual(
    expect.objectContaining({ path, text: expect.stringContaining(words) as string }),
  );
});

it('takes for good to know what GitHub Pages can’t do', async () => {
  // It also leads nowhere from other spellings.
  const bare: Wrong = (_path, { status, headers: sent, body }) => ({
    ...(status === 301 ? { status: 404, body: lostPage } : { status, body }),
    headers: {
      'content-type': sent['content-type'] ?? 'text/html; charset=utf-8',
      server: 'GitHub.com',
      'cache-control': 'max-age=600',
    },
  });
  const found = await withHost(bare, find);
  const texts = found.filter(({ kind }) => kind === 'note').map(({ text }) => text);
  expect(texts.join()).toMatch(/Policy[^]*headers that guard visitors[^]*names children/);
  expect(found.filter(({ kind }) => kind === 'fault')).toEqual([]);
});

it('tells of old addresses that lead nowhere', async () => {
  const moved = [
    { from: '/OldContact', to: '/ContactUs' },
    { from: '/Older', to: '/ContactUs' },
  ];
  const asked = async (origin: string) => {
    const site = await openSite(visitorOf(origin, 5000));
    return foundBy((found) => checkMoved(site, moved, found));
  };
  const found = await withHost(right, asked);
  expect(found.map(({ path }) => path)).toEqual(['/Older']);
});

it('tells of a build on this computer that is newer', async () => {
  const site = await withHost(right, (origin) => openSite(visitorOf(origin, 5000)));
  const local = builtAtOf(workerOf('27 Nov 2026, 9:05 am'));
  expect(local?.toISOString()).toBe('2026-11-27T03:35:00.000Z');
  const [newer] = await foundBy((found) => checkAge(site, '', local, now, found));
  expect(newer?.text).toContain('npx school publish --built');
  expect(await foundBy((found) => checkAge(site, '', site.builtAt, now, found))).toEqual([]);
});

it('tells of a certificate that browsers refuse, or that is about to end', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = ['key', 'cert'].map((name) => join(dir, name)) as [string, string];
  const subject = ['-subj', '/CN=localhost', '-days', '5', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], {
    stdio: 'ignore',
  });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) =>
    response.end(),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`;
  expect((await find(origin))[0]?.text).toContain('its certificate is one that it made itself');
  const site = await withHost(right, (address) => openSite(visitorOf(address, 5000)));
  const [found] = await foundBy((all) =>
    checkCertificate({ ...site, origin }, 5000, new Date(), all),
  );
  expect(found?.text).toMatch(/ends in [45] day/);
  await new Promise((done) => server.close(done));
  rmSync(dir, { recursive: true, force: true });
});

it('says why nobody answers', async () => {
  const [found] = await find('http://127.0.0.1:9');
  expect(found?.text).toMatch(/no web server answers there|can't be reached/);
});

it('ends with status 1 where something is wrong, and reads no content', async () => {
  const run = (wrong: Wrong) =>
    withHost(wrong, (origin) => runHere(['check', '--live', origin], { CONTENT_DIR: '/nowhere' }));
  const bad = await run(at('/index.php', { status: 200, headers: html, body: 'old' }));
  expect(bad.output).toContain('/index.php: a file of an earlier website');
  expect(bad.status).toBe(1);
  const wrongAddress = await runHere(['check', '--live', 'hillview.example']);
  expect(wrongAddress.errorOutput).toContain('such as https://www.hillview.example');
  expect(wrongAddress.status).toBe(2);
});

it('finds a folder of the host that is found with a slash behind it alone', async () => {
  const found = async (status: number) =>
    withHost(
      (path) => (path === '/new' ? { status, headers: { location: '/new/' } } : undefined),
      async (origin) => {
        const { visit } = visitorOf(origin, 5000);
        const site = { ...(await openSite(visitorOf(origin, 5000))), base: '/new' };
        return foundBy((all) => checkFolder({ ...site, visit }, all));
      },
    );
  expect(await found(301)).toEqual([]);
  expect(await found(404)).toMatchObject([
    {
      path: '/',
      text: expect.stringContaining('/new answers with 404 in place of leading to /new/'),
    },
  ]);
});
