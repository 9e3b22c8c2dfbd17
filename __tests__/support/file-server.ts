import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, resolve } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The path of an address, `undefined` where it has none: of `/%` and `//`. */
function pathOf(root: string, url: string): string | undefined {
  try {
    // `URL` leaves no way out of the folder.
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path.includes('\0') ? undefined : join(root, path);
  } catch {
    return undefined;
  }
}

/**
 * The plainest host there is: files by their path, `index.html` of folders, a type by the extension and
 * none where there is no extension. It ignores queries, and knows no call. Gives the server, which does
 * not listen yet.
 */
export function fileServer(folder: string): Server {
  const root = resolve(folder);
  return createServer(({ method, url = '/' }, reply) => {
    const path = pathOf(root, url);
    if (path === undefined) return void reply.writeHead(400).end();
    const found = [path, join(path, 'index.html')].find(isFile);
    const file = found ?? join(root, '404.html');
    const status = method === 'GET' || method === 'HEAD' ? (found ? 200 : 404) : 405;
    const type = types[extname(file)] ?? 'application/octet-stream';
    reply.writeHead(status, { 'content-type': type, 'x-content-type-options': 'nosniff' });
    if (status === 405 || method === 'HEAD') return void reply.end();
    createReadStream(file)
      .on('error', () => reply.destroy())
      .pipe(reply);
  });
}
