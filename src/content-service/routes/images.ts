import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { personalCaching } from '../caching';
import type { SignedAddresses } from '../certificates/signed-addresses';
import type { ScreenPicture } from '../../content/photos/inspect-photo';
import { frameAncestorsPolicy, picturePolicy } from '../../lib/headers/content-security-policy';
import { isPlainPath, nameOf } from '../../lib/files/file-name';
import { asDownload, findFile, type FoundFile, sendFile } from '../files/send-file';
import type { ServedFile } from '../files/file-index';
import type { PictureCache } from '../images/picture-cache';
import { formatFor, hasTooManyPixels, wholeWidth, widthFor } from '../images/resize';
import type { SchoolContent } from '../live-content/school-content';
import type { Clock } from '../school-year/clock';
import { matchesTag } from '../server/entity-tags';
import { ApiError } from '../server/errors';
import { addVary } from '../server/headers';

interface Options {
  content: () => SchoolContent;
  clock: Clock;
  addresses: Pick<SignedAddresses, 'pathOf'>;
  dataDir: string;
  cache: PictureCache;
  /** Origins besides our own whose pages may embed documents. */
  embedders: readonly string[];
}

const noSuchFile = () => new ApiError(404, 'There is no such file.');

interface Sent {
  served: ServedFile;
  file: FoundFile;
  /** Whether it was asked for by a signed address. */
  isSigned: boolean;
  isCertificate: boolean;
}

async function sentAt(address: string, options: Options): Promise<Sent> {
  const { addresses, clock, dataDir } = options;
  const signed = await addresses.pathOf(address);
  const content = options.content();
  const certificate = signed && content.isCertificate(signed, clock()) ? signed : undefined;
  const path = certificate ?? address;
  if (path === '') throw new ApiError(400, 'Name the file: /api/image/{path} or ?url={path}.');
  if (path.length > 1000 || /[\0\\]/.test(path)) throw new ApiError(400, 'The path is malformed.');
  // Before the disk is asked: a file that may not be sent takes no longer than one that is not there.
  const isAllowed =
    certificate !== undefined || (isPlainPath(path) && content.isServed(path, clock()));
  const served = isAllowed ? content.files.at(path) : undefined;
  const file = served && (await findFile(served.root ?? dataDir, served.onDisk));
  if (!served || !file) throw noSuchFile();
  return {
    served,
    file,
    isSigned: certificate !== undefined,
    isCertificate: content.isCertificate(path, clock()),
  };
}

function wantedWidth(query: unknown): number | undefined {
  const requested = (query as { w?: unknown }).w;
  if (requested === undefined) return undefined;
  const width = typeof requested === 'string' ? widthFor(requested) : undefined;
  if (width === undefined) throw new ApiError(400, 'w must be a width in whole pixels.');
  return width;
}

function writeHeaders(
  reply: FastifyReply,
  { path, type, use }: ServedFile,
  { content, embedders }: Pick<Options, 'content' | 'embedders'>,
) {
  const document = use === 'document';
  void reply
    .type(type)
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('content-security-policy', document ? frameAncestorsPolicy(embedders) : picturePolicy)
    .header('cache-control', content().caching(path));
  // The older header knows no list of origins; the policy above does.
  if (document && embedders.length > 0) void reply.removeHeader('x-frame-options');
  else void reply.header('x-frame-options', document ? 'SAMEORIGIN' : 'DENY');
  // Drawings are the pictures that are sent compressed.
  if (use === 'drawing') addVary(reply, 'accept-encoding');
  if (use === 'download') void reply.header('content-disposition', asDownload(nameOf(path)));
}

/** A certificate is for whoever has its address: no cache keeps it, and no page is told of it. */
function writePersonalHeaders(reply: FastifyReply): void {
  void reply.header('cache-control', personalCaching).header('referrer-policy', 'no-referrer');
}

/** A picture as a site names it whose lists are files (`sizedPath`): '320/pictures/dawn.jpg.webp'. */
const sizedName = /^(\d{3,4})\/(.+)\.webp$/;

/** GET /api/image/{path} and /api/image?url={path}: the service's pictures and documents. */
export function imageRoutes(app: FastifyInstance, options: Options): void {
  const { cache } = options;

  async function sendPhoto(
    request: FastifyRequest,
    reply: FastifyReply,
    file: FoundFile,
    { plain, type }: ScreenPicture,
    width: number | undefined,
  ) {
    void reply.type(type);
    if (plain && width === undefined) return sendFile(request, reply, file);
    const format = width === undefined ? 'original' : formatFor(request.headers.accept);
    if (width !== undefined) addVary(reply, 'Accept');
    const picture = await cache.get(file, width ?? wholeWidth, format).catch((error: unknown) => {
      // What can't be decoded would be a broken frame.
      if (plain && hasTooManyPixels(error)) return undefined;
      throw noSuchFile();
    });
    // What is small already is sent as it stands.
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

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
    width = wantedWidth(request.query),
  ) {
    const { served, file, isSigned, isCertificate } = await sentAt(address, options);
    const isPhoto = served.use === 'photo';
    const kind = isPhoto ? await cache.kindOf(file) : undefined;
    // It was a picture when the folder was read.
    if (isPhoto && !kind) throw noSuchFile();
    writeHeaders(reply, served, options);
    if (isSigned) writePersonalHeaders(reply);
    // Also one that everybody may open by the public list.
    if (isCertificate) void reply.header('x-robots-tag', 'noindex');
    return kind ? sendPhoto(request, reply, file, kind, width) : sendFile(request, reply, file);
  }

  app.get<{ Params: { '*': string } }>('/api/image/*', (request, reply) => {
    const { '*': address } = request.params;
    // Who looks at the published folder with `serve` sees its pictures.
    const [, width, path] = sizedName.exec(address) ?? [];
    return path === undefined
      ? send(request, reply, address)
      : send(request, reply, path, widthFor(String(width)));
  });
  app.get<{ Querystring: { url?: unknown } }>('/api/image', (request, reply) => {
    const { url } = request.query;
    return send(request, reply, typeof url === 'string' ? url.replace(/^\//, '') : '');
  });
}
