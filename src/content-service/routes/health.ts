import type { FastifyInstance } from 'fastify';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { callCaching } from '../caching';
import type { Sent } from '../../lib/http/service-calls';
import { inboxErrorReason } from '../inbox/inbox-errors';
import type { Inbox } from '../inbox/inbox';
import type { Mail } from '../mail/start-mail';

type Health = Sent<'Health'>;

interface Options {
  inbox: Inbox;
  mail: Pick<Mail, 'health'>;
  publicDir: string;
  /** Whether what is shown is what stands in the content; false while the content has errors. */
  isContentRead: () => boolean;
}

/** Opens the front page, as a visitor's request does: it fails where no file handle is left. */
async function siteState(publicDir: string): Promise<Health['site']> {
  try {
    await (await open(join(publicDir, 'index.html'))).close();
    return 'ok';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'none' : 'failing';
  }
}

const databaseState = (inbox: Inbox): Promise<Health['database']> =>
  inbox.check().then(
    () => 'ok',
    (error: unknown) => (inboxErrorReason(error) === 'the inbox is full' ? 'full' : 'failing'),
  );

/**
 * GET /healthz: what works of the service. 503 where a restart may help: no message can be kept, or no file
 * opened. A full inbox, no built site, errors in the content and a mail server that is away are told with 200:
 * people fix them.
 */
export function healthRoute(app: FastifyInstance, options: Options): void {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    const [database, site, mail] = await Promise.all([
      databaseState(options.inbox),
      siteState(options.publicDir),
      options.mail.health(),
    ]);
    const fails = database === 'failing' || site === 'failing';
    const content = options.isContentRead() ? 'ok' : 'failing';
    return reply
      .code(fails ? 503 : 200)
      .header('cache-control', callCaching['/healthz'])
      .send({
        status: fails ? 'failing' : 'ok',
        database,
        site,
        content,
        ...mail,
      } satisfies Health);
  });
}
