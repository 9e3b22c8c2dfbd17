import type { ConnectionError, FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { dataPolicy } from '../../hosting/content-security-policy';
import { securityHeaders } from '../../hosting/security-headers';
import { notStored } from '../caching';
import type { ErrorBody } from './errors';

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
