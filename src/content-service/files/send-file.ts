import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isPlainPath } from '../../lib/files/file-name';
import send, { type SendOptions } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { once } from 'node:events';
import { fstat, ReadStream, type Stats } from 'node:fs';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { ApiError } from '../server/errors';

/** A file that may be sent: its place on the disk, size in bytes and time of change in ms. */
export interface FoundFile {
  path: string;
  size: number;
  changed: number;
}

/**
 * The file at a plain path under a folder. Undefined when there is none, when it is not a plain
 * file, when a link leads elsewhere, or when the path's capitals differ from the file's.
 */
export async function findFile(root: string, path: string): Promise<FoundFile | undefined> {
  if (!isPlainPath(path)) return undefined;
  try {
    const home = await realpath(root);
    const real = await realpath(join(home, path));
    if (real !== home + sep + path.split('/').join(sep)) return undefined;
    const found = await stat(real);
    return found.isFile() ? { path: real, size: found.size, changed: found.mtimeMs } : undefined;
  } catch {
    // Not there, or not readable: nothing to send either way.
    return undefined;
  }
}

/** What RFC 8187 lets stand as it is, and encodeURIComponent does too, but for these. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The header's value with which browsers save a file under its name (RFC 6266). */
export function asDownload(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
}

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
