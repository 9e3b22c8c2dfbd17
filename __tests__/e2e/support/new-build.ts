import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { blockRegistry } from '../../../src/blocks/schemas';
import { buildApp } from '../../../src/content-service/build-app';
import type { AppOptions } from '../../../src/content-service/app-options';
import { frozenClock } from '../../../src/content-service/school-year/clock';
import { loadContent } from '../../../src/content/load';
import { writeOffline } from '../../../src/build/offline/write-offline';
import { frozenInstant } from './addresses';

/** A copy of the built site on a port of its own, in which pages can be withdrawn. */
export interface CopiedSite {
  origin: string;
  /** Takes a page out as a new build without it does. */
  withdraw(path: string): Promise<void>;
  /** Has a Wi-Fi sign-in page answer all but the worker's script with 200, or no longer. */
  signInFirst(on: boolean): void;
  close(): Promise<void>;
}

/** Serves a copy of the built site. */
export async function copySite(): Promise<CopiedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'school-copy-'));
  const publicDir = join(folder, 'public');
  cpSync('public', publicDir, { recursive: true, preserveTimestamps: true });
  const options: AppOptions = { publicDir, databaseUrl: `file:${join(folder, 'inbox.db')}` };
  const app = await buildApp({ ...options, now: frozenClock(frozenInstant) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const answers = app.server.listeners('request') as RequestListener[];
  let isPortal = false;
  app.server.removeAllListeners('request').on('request', (request, response) => {
    if (!isPortal || request.url === '/sw.js')
      return answers.forEach((answer) => void answer(request, response));
    response.setHeader('content-type', 'text/html').end('<title>Wi-Fi sign-in</title>');
  });
  return {
    origin: `http://localhost:${(app.server.address() as AddressInfo).port}`,
    signInFirst(on) {
      isPortal = on;
    },
    async withdraw(path) {
      rmSync(join(publicDir, path), { recursive: true });
      const { content } = loadContent({
        contentDir: resolve('content'),
        blocks: blockRegistry,
        codePaths: undefined,
      });
      if (!content) throw new Error('The content could not be loaded.');
      const pages = content.pages.filter((page) => page.path !== path);
      await writeOffline(publicDir, { ...content, pages });
      // Compressed before; their time no longer fits, and the service compresses anew.
      for (const end of ['.br', '.gz']) rmSync(join(publicDir, `sw.js${end}`), { force: true });
    },
    async close() {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
