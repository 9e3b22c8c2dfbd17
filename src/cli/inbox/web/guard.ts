import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const secret = () => randomBytes(32).toString('base64url');

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether two texts are the same, in a time that tells nothing of either. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

const cookieName = 'inbox';

function cookieOf({ headers }: FastifyRequest): string {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return (
    pairs.find((pair) => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? ''
  );
}

/** Refuses a request; `words` are shown. */
export class RefusedError extends Error {
  readonly statusCode = 403;
}

/** By another name of this machine a page of the internet could ask too (DNS rebinding). */
const isOwnHost = ({ headers, socket }: FastifyRequest) =>
  headers.host === `127.0.0.1:${socket.localPort}`;

/** A form of another site is sent with that site's origin. */
const isOwnOrigin = ({ headers }: FastifyRequest) => headers.origin === `http://${headers.host}`;

/**
 * Lets one browser in: the one that opens the address with the token first. Later ones, other sites and
 * other names of this machine are refused. Gives the token.
 */
export function guardInbox(app: FastifyInstance): string {
  const session = secret();
  let token: string | undefined = secret();
  const given = token;

  app.addHook('onRequest', async (request) => {
    if (!isOwnHost(request)) throw new RefusedError('This address is not the inbox’s.');
    const isWriting = request.method !== 'GET' && request.method !== 'HEAD';
    if (isWriting && !isOwnOrigin(request)) throw new RefusedError('Another site has asked.');
    const isOpening = request.url.startsWith('/open/');
    if (!isOpening && !isSame(cookieOf(request), session)) {
      throw new RefusedError('Open the address that the terminal shows.');
    }
  });
  app.get<{ Params: { token: string } }>('/open/:token', (request, reply): FastifyReply => {
    if (token === undefined || !isSame(request.params.token, token)) {
      throw new RefusedError('This address has been opened before. Start the inbox again.');
    }
    token = undefined;
    return reply
      .header('set-cookie', `${cookieName}=${session}; HttpOnly; SameSite=Strict; Path=/`)
      .redirect('/', 303);
  });
  return given;
}
