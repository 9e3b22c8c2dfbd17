import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import Fastify from 'fastify';
import { siteRoutes } from '../../content-service/routes/site';
import { installErrors } from '../../content-service/server/errors';
import { installSecurityHeaders } from '../../content-service/server/headers';
import { bundleEditor } from '../../editor/bundle-editor';
import { writeEditor } from '../../editor/write-editor';
import { writeBrandFiles } from '../../build/publish/brand-files';
import { readRecord } from '../../content/read-record';
import { importPages } from './import/import-pages';

/** What the school is called; the editor opens with faulty content too, to put it right. */
function schoolName(contentDir: string): string {
  const { name } = readRecord(contentDir, 'site.yaml');
  return typeof name === 'string' ? name : 'The school';
}

/** Writes the editor for a content folder and serves it on this machine alone. */
export async function serveEditor(contentDir: string, port: number) {
  const publicDir = resolve('.cache/edit');
  const editorDir = join(publicDir, 'edit');
  const bundleDir = await bundleEditor(resolve('node_modules/.cache/editor'));
  const options = { school: schoolName(contentDir), siteUrl: `http://localhost:${port}` };
  // The previews draw with the site's own files, such as the hills behind a heading.
  await cp(resolve('static'), publicDir, { recursive: true });
  // Who has lost the logo edits all the same.
  const hasLogo = existsSync(join(contentDir, 'pictures/mark.svg'));
  if (hasLogo) await writeBrandFiles(publicDir, contentDir);
  const iconFile = join(publicDir, 'icons/icon-192.png');
  await writeEditor({ contentDir, bundleDir, editorDir, iconFile }, options);
  const app = Fastify({ forceCloseConnections: true });
  installErrors(app);
  installSecurityHeaders(app);
  app.get('/', async (_, reply) => reply.redirect('/edit'));
  siteRoutes(app, { publicDir, hostsDir: join(publicDir, 'hosts'), policy: () => ({}) });
  const imports = await importPages(app, contentDir);
  await app.listen({ host: 'localhost', port });
  const origin = `http://localhost:${(app.server.address() as AddressInfo).port}`;
  return {
    address: `${origin}/edit`,
    /** Where files of the office are brought in; opens once. */
    importAddress: `${origin}/import/open/${imports.token}`,
    close: () => app.close(),
  };
}
