import send, { type SendOptions } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { once } from 'node:events';
import { fstat, ReadStream, type Stats } from 'node:fs';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { ApiError } from '../server/errors';
import type { FoundFile } from './safe-path';

const statOpened = promisify(fstat);

/** A file that is replaced again and again while it is opened is not sent. */
const mostTries = 3;

const options: SendOptions = { cacheControl: false, dotfiles: 'allow' };

const isSame = (a: Stats, b: Stats) =>
  a.ino === b.ino && a.size === b.size && a.mtimeMs === b.mtimeMs;

const sentences: Record<number, string> = {
  404: 'There is no such file.',
  412: 'The file has changed.',
  416: 'The file has no such part.',
};

/** Waits until a file is open, and looks at it; undefined for one that went since it was found. */
async function opened(stream: ReadStream): Promise<Stats | undefined> {
  try {
    const [fd] = (await once(stream, 'open')) as [number];
    return await statOpened(fd);
  } catch (error) {
    stream.destroy();
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * What is to be sent of a file. The headers are those of the file that is open: a build may put another in
 * its place between its being looked at and opened.
 */
async function prepare(request: FastifyRequest, { path }: FoundFile) {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const result = await send(request.raw, encodeURI(path), options);
    const { stream } = result;
    if (result.type !== 'file' || !(stream instanceof ReadStream)) return result;
    const found = await opened(stream);
    if (found && isSame(found, result.metadata.stat)) return result;
    stream.destroy();
  }
  throw new ApiError(503, 'This file is being replaced. Please try again.');
}

/** Ends a file with the connection that it is sent on, also where its reply has not begun. */
function endWithConnection({ raw: { socket } }: FastifyRequest, stream: Readable): void {
  const end = () => void stream.destroy();
  socket.once('close', end);
  stream.once('close', () => socket.off('close', end));
  if (socket.destroyed) end();
}

/**
 * Sends a file, or the part that is asked for, with an `ETag` and `Last-Modified`; 304 to who has it. It is
 * open no longer than its connection. A type that the reply has already stays; endings can be wrong.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FoundFile,
): Promise<FastifyReply> {
  const result = await prepare(request, file);
  const { statusCode, headers, stream } = result;
  if (result.type === 'error') {
    const range = headers['Content-Range'];
    if (range) void reply.header('content-range', range);
    const sentence = sentences[statusCode];
    throw sentence ? new ApiError(statusCode, sentence) : result.metadata.error;
  }
  if (result.type === 'directory') throw new ApiError(404, sentences[404] ?? '');
  endWithConnection(request, stream);
  if (stream instanceof ReadStream) {
    const length = Number(headers['Content-Length']);
    // Shortened while it was sent: the browser must not take what comes next for the rest of it.
    stream.once('end', () => stream.bytesRead < length && reply.raw.destroy());
  }
  const { 'Content-Type': byEnding, ...others } = headers;
  if (!reply.hasHeader('content-type') && byEnding) void reply.type(byEnding);
  return reply.code(statusCode).headers(others).send(stream);
}
