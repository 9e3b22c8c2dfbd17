import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { importPages } from '../../../src/cli/edit/import/import-pages';
import { readOutput, type runImport } from '../../../src/cli/edit/import/run-import';
import { runHere } from '../../support/run-here';

interface Visit {
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Runs `school import` in the process of the tests: one of its own takes three seconds. */
export const importHere: typeof runImport = async (contentDir, from, options) => {
  const { output, errorOutput } = await runHere(['import', from, '--dir', contentDir, ...options]);
  return readOutput(errorOutput + output);
};

/** The pages of the import for a content folder, opened by a browser of this machine. */
export async function openImport(contentDir: string, run?: typeof runImport) {
  const app = Fastify({ forceCloseConnections: true });
  const { token } = await importPages(app, contentDir, run);
  await app.listen({ host: 'localhost', port: 0 });
  const origin = `http://localhost:${(app.server.address() as AddressInfo).port}`;
  const opened = await fetch(`${origin}/import/open/${token}`, { redirect: 'manual' });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const post = (path: string, { headers = {}, body }: Visit = {}) =>
    fetch(`${origin}/import/${path}`, {
      method: 'POST',
      headers: { cookie, origin, ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    });
  const json = async (path: string, value: object = {}) => {
    const answer = await post(path, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(value),
    });
    return (await answer.json()) as Record<'upload' | 'html' | 'error', string>;
  };
  return {
    app,
    origin,
    token,
    opened,
    cookie,
    post,
    json,
    /** Chooses files as the page does; gives the upload. */
    async choose(files: Readonly<Record<string, Buffer | string>>): Promise<string> {
      const { upload } = await json('uploads');
      for (const [name, bytes] of Object.entries(files)) {
        const sent = await post(`uploads/${upload}?name=${encodeURIComponent(name)}`, {
          headers: { 'content-type': 'application/octet-stream' },
          body: Buffer.from(bytes),
        });
        if (!sent.ok) throw new Error(((await sent.json()) as { error: string }).error);
      }
      return upload;
    },
  };
}

/** The lines of a result as they are read. */
export const linesOf = (html: string) =>
  [...html.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, line = '']) =>
    line.replace(/<[^<>]*>/g, ''),
  );
