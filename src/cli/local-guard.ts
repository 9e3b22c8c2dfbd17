import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const secret = () => randomBytes(32).toString('base64url');

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether two texts are the same, in a time that tells nothing of either. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

function cookieOf({ headers }: FastifyRequest, cookieName: string): string {
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
const isOwnHost = ({ headers, socket }: FastifyRequest, host: string) =>
  headers.host === `${host}:${socket.localPort}`;

/** A form of another site is sent with that site's origin. */
const isOwnOrigin = ({ headers }: FastifyRequest) => headers.origin === `http://${headers.host}`;

interface Guarded {
  /** Names its cookie, and it in words: 'inbox'. */
  name: string;
  /** The name of this machine by which it is asked. */
  host: '127.0.0.1' | 'localhost';
  /** The path of its pages: '/' or '/import/'. */
  path: string;
}

/**
 * Lets one browser in to the pages of this machine: the one that opens the address with the token first. Later ones,
 * other sites and other names of this machine are refused. Gives the token.
 */
export function guardLocal(app: FastifyInstance, { name, host, path }: Guarded): string {
  const session = secret();
  let token: string | undefined = secret();
  const given = token;

  app.addHook('onRequest', async (request) => {
    if (!isOwnHost(request, host)) throw new RefusedError('This is not its own address.');
    const isWriting = request.method !== 'GET' && request.method !== 'HEAD';
    if (isWriting && !isOwnOrigin(request)) throw new RefusedError('Another site has asked.');
    const isOpening = request.url.startsWith(`${path}open/`);
    if (!isOpening && !isSame(cookieOf(request, name), session)) {
      throw new RefusedError('Open the address that the terminal shows.');
    }
  });
  app.get<{ Params: { token: string } }>('/open/:token', (request, reply): FastifyReply => {
    if (token === undefined || !isSame(request.params.token, token)) {
      throw new RefusedError('This address has been opened before. Start it again.');
    }
    token = undefined;
    return reply
      .header('set-cookie', `${name}=${session}; HttpOnly; SameSite=Strict; Path=${path}`)
      .redirect(path, 303);
  });
  return given;
}
