import type {
  ConnectionError,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import type { Sent } from '../../lib/http/service-calls';
import { notStored } from '../caching';
import { isHtmlForm, refusedForm, sendFormPage } from '../forms/form-page';
import type { Socket } from 'node:net';
import { dataPolicy } from '../../lib/headers/content-security-policy';
import { securityHeaders } from '../../lib/headers/security-headers';

/** What a visitor's program gets when something is wrong. `fields` tells it per form field. */
type ErrorBody = Sent<'Error'> & Partial<Sent<'FieldErrors'>>;

/** An error with its status; whatever throws it is answered with an ErrorBody. */
export class ApiError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly fields?: Record<string, string>,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** Refuses who has sent too much, and says after how many ms the next one is taken. */
export function tooManyRequests(reply: FastifyReply, waitMs: number): ApiError {
  void reply.header('retry-after', Math.ceil(waitMs / 1000));
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  const unit = minutes === 1 ? 'minute' : 'minutes';
  const again = `Please try again in ${minutes} ${unit}.`;
  return new ApiError(429, `Too many requests from this address. ${again}`);
}

// Fastify's own words speak to programmers; these speak to whoever reads the answer.
const sentences: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The message is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON, sent as application/json.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty; JSON was expected.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is shorter or longer than announced.',
  FST_ERR_BAD_URL: 'The address is malformed.',
  FST_ERR_MAX_PARAM_LENGTH: 'The address is too long.',
};

/** What the log is told: an error of the disk without its path, which may hold a pupil's name. */
function logged(error: Error): object {
  const { code, syscall, path }: NodeJS.ErrnoException = error;
  return path === undefined ? { err: error } : { reason: `${code} of ${syscall}` };
}

/**
 * Answers an error as JSON, and a form of HTML with a page; anything unforeseen is logged and told as a
 * plain 500.
 */
export function answerError(
  error: FastifyError | ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error(logged(error), 'request failed');
  const body: ErrorBody = { error: 'Something went wrong here. Please try again later.' };
  if (error instanceof ApiError) {
    body.error = error.message;
    if (error.fields) body.fields = error.fields;
  } else if (status < 500) {
    body.error = sentences[error.code] ?? 'The request is not understood.';
  }
  void reply.code(status).header('cache-control', notStored);
  if (isHtmlForm(request)) return sendFormPage(reply, refusedForm(status, body.error, body.fields));
  return reply.send(body);
}

/** Makes every error of the app an answer in JSON. */
export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  // A file that goes after it was found: the reply carries the file's own caching by then, and
  // Fastify's answer would be kept with it, for hashed names a year.
  app.setNotFoundHandler((request, reply) =>
    answerError(new ApiError(404, 'There is no such file.'), request, reply),
  );
}

const answers: Record<string, [status: string, error: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The address and the headers are too long.',
  ],
};

/**
 * Answers what Node refuses before a route sees it, in the form of all other errors, and ends the connection.
 * For Fastify's `clientErrorHandler`.
 */
export function answerClientError(
  this: FastifyInstance,
  error: ConnectionError,
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, sentence] = answers[error.code] ?? [
    '400 Bad Request',
    'The request is not understood.',
  ];
  const body = JSON.stringify({ error: sentence } satisfies ErrorBody);
  const headers = {
    ...securityHeaders,
    'Content-Security-Policy': dataPolicy,
    'Cache-Control': notStored,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
  socket.destroy(error);
}
