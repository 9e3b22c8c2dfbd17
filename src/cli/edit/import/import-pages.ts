import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyError, FastifyInstance } from 'fastify';
import { guardLocal, RefusedError } from '../../local-guard';
import { importHeaders, importPage } from './import-page';
import { formView, resultView } from './import-view';
import { type ImportResult, optionsIn, runImport } from './run-import';
import { targetsOf } from './targets';
import { newUpload, type Upload, UploadError } from './uploads';

/** Older uploads make room for new ones. */
const mostUploads = 3;

interface Session {
  upload: Upload;
  /** What was shown last, and how it was asked for: that alone can be accepted. */
  shown?: { options: string[]; result: ImportResult };
}

const sameLines = (one: ImportResult, other: ImportResult) =>
  one.lines.join('\n') === other.lines.join('\n');

type ById = { Params: { id: string } };

/**
 * The pages that bring files of the office in, below /import/, for the one browser that opens them with the token. What
 * was shown is written when it is accepted, if it is still the same; else what it is now is shown. `run` is what
 * imports, in a process of its own unless a test has another.
 */
export async function importPages(app: FastifyInstance, contentDir: string, run = runImport) {
  const sessions = new Map<string, Session>();
  let running = false;
  let token = '';

  function sessionOf(id: string): Session {
    const session = sessions.get(id);
    if (!session) throw new UploadError('Choose the file again.');
    return session;
  }
  /** One at a time: two would write into the same files. */
  async function alone<T>(work: () => Promise<T>): Promise<T> {
    if (running) throw new UploadError('Another import is being read. Wait for it.');
    running = true;
    try {
      return await work();
    } finally {
      running = false;
    }
  }

  await app.register(
    async (pages) => {
      token = guardLocal(pages, { name: 'import', host: 'localhost', path: '/import/' });
      pages.addContentTypeParser('application/octet-stream', (_request, payload, done) =>
        done(null, payload),
      );
      pages.addHook('onSend', async (_request, reply) => void reply.headers(importHeaders));
      pages.setErrorHandler((error: FastifyError | RefusedError | UploadError, request, reply) => {
        const isTold = error instanceof UploadError || error instanceof RefusedError;
        const status = error.statusCode ?? 500;
        const words = isTold ? error.message : `This did not work: ${error.code || error.name}.`;
        if (request.method !== 'GET') return reply.code(status).send({ error: words });
        return reply
          .code(status)
          .type('text/html; charset=utf-8')
          .send(importPage(`<h1>Bring in files of the office</h1><p>${words}</p>`));
      });

      pages.get('/', async (_request, reply) =>
        reply.type('text/html; charset=utf-8').send(importPage(formView(targetsOf(contentDir)))),
      );
      pages.post('/uploads', async () => {
        const [oldest, ...others] = sessions.keys();
        if (oldest !== undefined && others.length + 1 >= mostUploads) {
          sessions.get(oldest)?.upload.remove();
          sessions.delete(oldest);
        }
        const id = randomBytes(12).toString('hex');
        sessions.set(id, { upload: newUpload() });
        return { upload: id };
      });
      pages.post<ById & { Querystring: { name?: string }; Body: Readable }>(
        '/uploads/:id',
        { bodyLimit: 200_000_000 },
        async ({ params, query, body }) => {
          await sessionOf(params.id).upload.add(query.name ?? '', body);
          return { ok: true };
        },
      );
      pages.post<ById>('/preview/:id', async ({ params, body }) => {
        const session = sessionOf(params.id);
        const options = optionsIn(body);
        const from = session.upload.from();
        const result = await alone(() => run(contentDir, from, options));
        session.shown = { options, result };
        return { html: resultView(result) };
      });
      pages.post<ById>('/accept/:id', async ({ params }) => {
        const session = sessionOf(params.id);
        const { shown, upload } = session;
        if (!shown?.result.canWrite) throw new UploadError('Nothing has been shown to be written.');
        return alone(async () => {
          const now = await run(contentDir, upload.from(), shown.options);
          if (!sameLines(now, shown.result)) {
            session.shown = { ...shown, result: now };
            const note = 'Note: the website has changed since; look at it again';
            return { html: resultView({ ...now, lines: [note, ...now.lines] }) };
          }
          const done = await run(contentDir, upload.from(), [...shown.options, '--yes']);
          upload.remove();
          sessions.delete(params.id);
          return { html: resultView(done) };
        });
      });
    },
    { prefix: '/import' },
  );
  app.addHook('onClose', async () => {
    for (const { upload } of sessions.values()) upload.remove();
  });
  return { token };
}
