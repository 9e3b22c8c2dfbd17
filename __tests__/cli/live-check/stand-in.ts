import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { contentSecurityPolicy } from '../../../src/lib/headers/content-security-policy';
import { securityHeaders } from '../../../src/lib/headers/security-headers';

/** An answer of the host that stands in. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** What is wrong with a host: it makes another answer of the right one. */
export type Wrong = (path: string, reply: Reply) => Partial<Reply> | undefined;

const page = (title: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><meta name="school" content="HVS"><title>${title}</title></head><body>${'words '.repeat(600)}<script>start()</script></body></html>`;

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
};

const texts: Readonly<Record<string, string>> = {
  '/index.html': page('Home'),
  '/ContactUs/index.html': page('Contact'),
  '/app-0123456789ab.js': 'start();'.repeat(500),
  '/site-0123456789abcdef.css': 'a{}',
  '/mark.svg': '<svg/>',
  '/search.json': '[]',
};

/** The worker of a site that was built at a moment in India, '20 Nov 2026, 9:05 am'. */
export function workerOf(asOf: string): string {
  const files = Object.entries(texts).map(([url, text]) => {
    const digest = createHash('sha256').update(text).digest('base64');
    return `{url:"${url}",revision:null,integrity:"sha256-${digest}"}`;
  });
  return `var facts={files:[${files.join(',')}],asOf:"${asOf}"};`;
}

/** The site's own page for addresses that are not there. */
export const lostPage = page('Not here');

function rightReply(path: string): Reply {
  const html = {
    ...securityHeaders,
    'content-type': types.html ?? '',
    'cache-control': 'no-cache',
  };
  const pages: Readonly<Record<string, string>> = {
    '/': '/index.html',
    '/ContactUs': '/ContactUs/index.html',
  };
  const text = texts[pages[path] ?? path];
  if (pages[path] && text) {
    return {
      status: 200,
      headers: { ...html, 'content-security-policy': contentSecurityPolicy(text) },
      body: text,
    };
  }
  if (path.toLowerCase() === '/contactus' || path === '/OldContact') {
    return { status: 301, headers: { location: '/ContactUs' }, body: '' };
  }
  const type = types[path.split('.').at(-1) ?? ''] ?? 'application/json';
  const headers = { ...securityHeaders, 'content-type': type, 'cache-control': 'no-cache' };
  if (path === '/sw.js') return { status: 200, headers, body: workerOf('26 Nov 2026, 10:39 pm') };
  if (path === '/robots.txt')
    return { status: 200, headers, body: 'User-agent: *\nDisallow: /edit\n' };
  if (path === '/api/birthdays/HVS') {
    return { status: 200, headers: { ...headers, 'cache-control': 'no-store' }, body: '[]' };
  }
  if (text === undefined || /index\.html$/.test(path))
    return { status: 404, headers: html, body: lostPage };
  const hashed = /-[0-9a-f]{9,}\./.test(path);
  return {
    status: 200,
    headers: {
      ...headers,
      ...(hashed && { 'cache-control': 'public, max-age=31536000, immutable' }),
    },
    body: text,
  };
}

/** Runs a host, with what is wrong there, as long as `ask` takes. */
export async function withHost<T>(wrong: Wrong, ask: (origin: string) => Promise<T>): Promise<T> {
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '/';
    const right = rightReply(path);
    const { status, headers, body } = { ...right, ...wrong(path, right) };
    const packed = headers['content-encoding'] === 'none' ? undefined : gzipSync(body);
    const { 'content-encoding': _none, ...others } = headers;
    response.writeHead(status, { ...others, ...(packed && { 'content-encoding': 'gzip' }) });
    response.end(packed ?? body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    return await ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
}
