import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { htmlFormType } from '../../../content-service/forms/form-page';
import type { Database } from '../../../content-service/inbox/database';
import { boxes, makeDesk, markings, type Wanted } from '../../../content-service/inbox/desk';
import { makeInbox } from '../../../content-service/inbox/inbox';
import { inboxErrorReason } from '../../../content-service/inbox/inbox-errors';
import { makeOutbox } from '../../../content-service/mail/outbox';
import { lateAfterMs } from '../../../content-service/mail/backlog-report';
import { escapeHtml } from '../../../lib/html/escape-html';
import { pluralize } from '../../../lib/terminal/pluralize';
import { toCsv, messageColumns, messageRow, toExcel } from '../rows';
import { guardLocal, RefusedError } from '../../local-guard';
import { inboxHeaders, inboxPage } from './page';
import { listView, messageView, pageLength, printView, requestsView } from './views';

/** More than that no office prints, or opens in a spreadsheet. */
const mostExported = 20_000;
const mostPrinted = 500;

interface ListQuery {
  Querystring: { box?: string; q?: string; page?: string };
}
interface MessageParams {
  Params: { id: string };
}

function wantedIn({ box, q = '' }: ListQuery['Querystring']): Wanted {
  return { box: boxes.find((one) => one === box) ?? 'open', words: String(q).trim().slice(0, 200) };
}

/** What is said where something fails: never what was sent. */
function failure(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | RefusedError, _request, reply) => {
    const status = error.statusCode ?? 500;
    const words =
      error instanceof RefusedError || status === 404
        ? error.message
        : `This did not work: ${inboxErrorReason(error)}.`;
    const page = inboxPage('Inbox', `<h1>Inbox</h1><p>${escapeHtml(words)}</p>`);
    return reply.code(status).headers(inboxHeaders).type('text/html; charset=utf-8').send(page);
  });
}

/**
 * The inbox as pages for one browser on this machine, and the token that lets it in. Not listening yet; it has to
 * listen at 127.0.0.1.
 */
export function inboxApp(database: Database, now: () => Date) {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 4096 });
  const desk = makeDesk(database, now);
  const outbox = makeOutbox(database);
  const inbox = makeInbox(database, now);
  failure(app);
  const token = guardLocal(app, { name: 'inbox', host: '127.0.0.1', path: '/' });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(htmlFormType, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  app.addHook('onSend', async (_request, reply) => void reply.headers(inboxHeaders));
  const html = 'text/html; charset=utf-8';

  async function notes(): Promise<string[]> {
    const { waiting } = await outbox.backlog(now().getTime() - lateAfterMs);
    if (waiting === 0) return [];
    return [
      `${pluralize(waiting, 'message')} could not be sent by e-mail so far; it is tried again.`,
    ];
  }

  app.get<ListQuery>('/', async ({ query }, reply) => {
    const wanted = wantedIn(query);
    const page = /^\d{1,4}$/.test(query.page ?? '') ? Number(query.page) : 0;
    const messages = await desk.find(wanted, pageLength + 1, page * pageLength);
    const counts = await desk.counts();
    return reply.type(html).send(listView(wanted, counts, messages, page, await notes()));
  });
  app.get<MessageParams>('/messages/:id(^\\d+$)', async ({ params }, reply) => {
    const message = await desk.read(Number(params.id));
    if (!message)
      return reply
        .code(404)
        .type(html)
        .send(inboxPage('Inbox', '<h1>There is no such message.</h1>'));
    return reply.type(html).send(messageView(message));
  });
  app.post<MessageParams & { Body: { as?: string } }>(
    '/messages/:id(^\\d+$)',
    async ({ params, body }, reply) => {
      const as = markings.find((one) => one === body.as);
      if (as) await desk.mark(Number(params.id), as);
      return reply.redirect('/', 303);
    },
  );
  app.get('/certificates', async (_request, reply) => {
    const requests = (await inbox.requests()).reverse().slice(0, mostPrinted);
    return reply.type(html).send(requestsView(requests, await desk.counts()));
  });
  app.get<ListQuery>('/print', async ({ query }, reply) => {
    const wanted = wantedIn(query);
    return reply.type(html).send(printView(wanted, await desk.find(wanted, mostPrinted)));
  });
  const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  for (const [ending, type, made] of [
    ['csv', 'text/csv; charset=utf-8', toCsv],
    ['xlsx', sheet, toExcel],
  ] as const)
    app.get<ListQuery>(`/export.${ending}`, async ({ query }, reply) => {
      const rows = (await desk.find(wantedIn(query), mostExported)).map(messageRow);
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="messages.${ending}"`)
        .send(await made(messageColumns, rows));
    });
  return { app, token };
}
