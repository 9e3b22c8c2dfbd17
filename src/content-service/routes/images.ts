import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { personalCaching } from '../caching';
import { paperPolicy, picturePolicy } from '../../hosting/content-security-policy';
import { findFile, isPlainPath, type FoundFile } from '../files/safe-path';
import { sendFile } from '../files/send-file';
import { isRaster, mediaType } from '../images/media-types';
import type { PictureCache } from '../images/picture-cache';
import { formatFor, wholeWidth, widthFor } from '../images/variant';
import { matchesTag } from '../server/entity-tags';
import { ApiError } from '../server/errors';
import { addVary } from '../server/vary';

interface Options {
  dataDir: string;
  cache: PictureCache;
  /** How long browsers keep a file, by its path. */
  caching: (path: string) => string;
  /** Whether what is published and may be shown names the file; everything else is nobody's. */
  isServed: (path: string) => boolean;
  /** The path of the certificate that a signed address stands for; undefined for all else. */
  certificateAt: (address: string) => Promise<string | undefined>;
  /** Origins besides our own whose pages may embed papers. */
  embedders: readonly string[];
}

const served = /^(pictures|papers)\//;
const noSuchFile = () => new ApiError(404, 'There is no such file.');

function checkPath(path: string): void {
  if (path === '') throw new ApiError(400, 'Name the file: /api/image/{path} or ?url={path}.');
  if (path.length > 500 || /[\0\\]/.test(path)) throw new ApiError(400, 'The path is malformed.');
}

async function fileAt(dataDir: string, path: string): Promise<{ file: FoundFile; type: string }> {
  const type = isPlainPath(path) && served.test(path) ? mediaType(path) : undefined;
  const file = type ? await findFile(dataDir, path) : undefined;
  if (!file || !type) throw noSuchFile();
  return { file, type };
}

function wantedWidth(query: unknown): number | undefined {
  const wish = (query as { w?: unknown }).w;
  if (wish === undefined) return undefined;
  const width = typeof wish === 'string' ? widthFor(wish) : undefined;
  if (width === undefined) throw new ApiError(400, 'w must be a width in whole pixels.');
  return width;
}

function writeHeaders(
  reply: FastifyReply,
  path: string,
  type: string,
  { caching, embedders }: Pick<Options, 'caching' | 'embedders'>,
) {
  const paper = type === 'application/pdf';
  void reply
    .type(type)
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('content-security-policy', paper ? paperPolicy(embedders) : picturePolicy)
    .header('cache-control', caching(path));
  // The older header knows no list of origins; the policy above does.
  if (paper && embedders.length > 0) void reply.removeHeader('x-frame-options');
  else void reply.header('x-frame-options', paper ? 'SAMEORIGIN' : 'DENY');
  // Drawings are the pictures that are sent compressed.
  if (type === 'image/svg+xml') addVary(reply, 'accept-encoding');
}

/** A certificate is for whoever has its address: no cache keeps it, no page is told of it, and no search engine. */
function writePersonalHeaders(reply: FastifyReply): void {
  void reply
    .header('cache-control', personalCaching)
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex');
}

/** GET /api/image/{path} and /api/image?url={path}: the service's pictures and papers. */
export function imageRoutes(app: FastifyInstance, options: Options): void {
  const { dataDir, cache } = options;

  async function send(request: FastifyRequest, reply: FastifyReply, asked: string) {
    const certificate = await options.certificateAt(asked);
    const path = certificate ?? asked;
    checkPath(path);
    // Before the disk is asked: a file that may not be sent takes no longer than one that is not there.
    if (certificate === undefined && !options.isServed(path)) throw noSuchFile();
    const { file, type } = await fileAt(dataDir, path);
    const width = wantedWidth(request.query);
    writeHeaders(reply, path, type, options);
    if (certificate !== undefined) writePersonalHeaders(reply);
    const plain = !isRaster(path) || (await cache.isPlain(file));
    if (plain && (width === undefined || !isRaster(path))) {
      return sendFile(request, reply, file);
    }
    const format = width === undefined ? 'original' : formatFor(request.headers.accept);
    if (width !== undefined) addVary(reply, 'Accept');
    const picture = await cache.get(file, width ?? wholeWidth, format).catch((error: unknown) => {
      if (plain) return undefined;
      throw error;
    });
    // A file that is no readable picture, or small already, is sent as it stands.
    if (!picture || (plain && picture.data.length >= file.size)) {
      return sendFile(request, reply, file);
    }
    reply
      .type(picture.type)
      .header('etag', picture.tag)
      .header('last-modified', new Date(file.changed).toUTCString());
    if (matchesTag(request.headers['if-none-match'], picture.tag)) return reply.code(304).send();
    return reply.send(picture.data);
  }

  app.get<{ Params: { '*': string } }>('/api/image/*', (request, reply) =>
    send(request, reply, request.params['*']),
  );
  app.get<{ Querystring: { url?: unknown } }>('/api/image', (request, reply) => {
    const { url } = request.query;
    return send(request, reply, typeof url === 'string' ? url.replace(/^\//, '') : '');
  });
}
