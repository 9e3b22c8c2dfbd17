import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl } from '../../lib/headers/cache-control';
import {
  contentSecurityPolicy,
  dataPolicy,
  isBuiltPage,
  frameAncestorsPolicy,
  type PolicyOptions,
  workerPolicy,
} from '../../lib/headers/content-security-policy';
import { kindOf } from '../../lib/files/file-kinds';
import { nameOf } from '../../lib/files/file-name';
import { encodedAddress } from '../../content/redirects';
import { editorHeaders, isOfEditor } from '../../lib/headers/editor-policy';
import { asDownload, findFile, type FoundFile, sendFile } from '../files/send-file';
import { matchesTag } from '../server/entity-tags';
import { ApiError } from '../server/errors';
import { encodingFor, makeTextFiles, textType } from '../site/text-files';
import { makePageFinder, makeRedirectFinder, type Redirect } from '../site/pages';

interface Options {
  publicDir: string;
  /** Where the build has written what hosts need to know. */
  hostsDir: string;
  policy: () => PolicyOptions;
  /** Whether a file of it was withdrawn since it was built. */
  isWithdrawn?: (path: string) => boolean;
}

/** The path of an address, decoded, and its query without the `?`. Throws a 400 where it is malformed. */
function addressOf({ raw: { url = '/' } }: FastifyRequest): { path: string; query: string } {
  const [written = '/', ...rest] = url.split('?');
  try {
    return { path: decodeURIComponent(written), query: rest.join('?') };
  } catch {
    throw new ApiError(400, 'The address is malformed.');
  }
}

/** Scripts, pictures and the like, of which a page asks for many: redirects are looked up last. */
const assets = /\.(?!(?:html?|php|aspx?|jsp)$)\w+$/i;

/** The worker lives by its own policy: it may ask this site for what it keeps, and nobody else. */
const policyOfFile = (name: string) => (name === 'sw.js' ? workerPolicy : dataPolicy);

/**
 * Serves the built site on every path that no call has. Gives what answers with the site's own page for
 * wrong addresses.
 */
export function siteRoutes(
  app: FastifyInstance,
  { publicDir, hostsDir, policy, isWithdrawn = () => false }: Options,
) {
  const canonicalPath = makePageFinder(publicDir);
  const redirectAt = makeRedirectFinder(hostsDir);
  const readText = makeTextFiles((html) => contentSecurityPolicy(html, policy()));

  async function sendText(
    request: FastifyRequest,
    reply: FastifyReply,
    file: FoundFile,
    name: string,
  ) {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const isVisit = request.headers['sec-fetch-dest'] === 'document';
    const text = await readText(file, encoding, isVisit);
    const tag = `W/"${file.size.toString(36)}-${Math.trunc(file.changed).toString(36)}"`;
    void reply
      .header('cache-control', cacheControl(name))
      .header('content-security-policy', (isBuiltPage(name) && text.policy) || policyOfFile(name))
      .header('etag', tag)
      .header('last-modified', new Date(file.changed).toUTCString())
      .header('vary', 'Accept-Encoding');
    const unchanged = reply.statusCode === 200 && matchesTag(request.headers['if-none-match'], tag);
    if (unchanged) return reply.code(304).send();
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type(textType(name) ?? 'text/plain').send(text.body);
  }

  async function sendFound(
    request: FastifyRequest,
    reply: FastifyReply,
    file: FoundFile,
    name: string,
  ) {
    if (isOfEditor(name)) void reply.headers(editorHeaders);
    if (textType(name)) return sendText(request, reply, file, name);
    const document = name.toLowerCase().endsWith('.pdf');
    void reply
      .header('cache-control', cacheControl(name))
      .header('content-security-policy', document ? frameAncestorsPolicy() : dataPolicy);
    if (document) void reply.header('x-frame-options', 'SAMEORIGIN');
    if (kindOf(name)?.use === 'download')
      void reply.header('content-disposition', asDownload(nameOf(name)));
    return sendFile(request, reply, file);
  }

  async function sendNotFound(request: FastifyRequest, reply: FastifyReply, status: 404 | 410) {
    const page = await findFile(publicDir, '404.html');
    if (page) return sendText(request, reply.code(status), page, '404.html');
    const built = await findFile(publicDir, 'index.html');
    throw new ApiError(
      status,
      built ? 'There is no such page.' : 'The site is not built yet. Run: npx school build',
    );
  }

  app.get('/*', async (request, reply) => {
    const { path, query } = addressOf(request);
    if (path === '/api' || path.startsWith('/api/'))
      throw new ApiError(404, 'There is no such call.');
    const sendRedirect = (redirect: Redirect) => {
      if (redirect === 'gone') return sendNotFound(request, reply, 410);
      const kept = query && !redirect.hadQuery && !redirect.to.includes('?') ? `?${query}` : '';
      return reply
        .code(301)
        .header('cache-control', 'no-cache')
        .header('location', encodedAddress(redirect.to) + kept)
        .send();
    };
    // The page that a build writes at an old address is for other hosts; scripts and pictures come first.
    const isFile = assets.test(path);
    const redirect = isFile ? undefined : await redirectAt(path, query);
    if (redirect) return sendRedirect(redirect);
    const name = path.slice(1);
    const page = name === '' ? 'index.html' : `${name}/index.html`;
    const asked = name.endsWith('index.html') ? [] : [page, name];
    if (isWithdrawn(name)) return sendNotFound(request, reply, 404);
    for (const candidate of asked) {
      const file = await findFile(publicDir, candidate);
      if (file) return sendFound(request, reply, file, candidate);
    }
    const fileRedirect = isFile ? await redirectAt(path, query) : undefined;
    if (fileRedirect) return sendRedirect(fileRedirect);
    const right = await canonicalPath(path);
    return right === undefined
      ? sendNotFound(request, reply, 404)
      : sendRedirect({ to: right, hadQuery: false });
  });
  return { sendNotFound };
}
