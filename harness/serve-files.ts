import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';

/*
 * The plainest host there is: files by their path, `index.html` of folders, a type by the extension and
 * none where there is no extension. It ignores queries, and knows no call: `tsx harness/serve-files.ts
 * reports/lists/public 9100`.
 */

const [folder = 'public', port = '9100'] = process.argv.slice(2);
const root = resolve(folder);

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

createServer(({ method, url = '/' }, reply) => {
  // `URL` leaves no way out of the folder.
  const { pathname } = new URL(url, 'http://localhost');
  const path = join(root, decodeURIComponent(pathname));
  const found = [path, join(path, 'index.html')].find(isFile);
  const file = found ?? join(root, '404.html');
  const status = method === 'GET' || method === 'HEAD' ? (found ? 200 : 404) : 405;
  const type = types[extname(file)] ?? 'application/octet-stream';
  reply.writeHead(status, { 'content-type': type, 'x-content-type-options': 'nosniff' });
  if (status === 405 || method === 'HEAD') reply.end();
  else createReadStream(file).pipe(reply);
}).listen(Number(port));
