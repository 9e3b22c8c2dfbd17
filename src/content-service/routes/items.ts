import type { FastifyInstance } from 'fastify';
import { picturePolicy, type PolicyOptions } from '../../lib/headers/content-security-policy';
import { itemFolders, itemName } from '../../lib/http/item-folders';
import { oneDay } from '../caching';
import type { PictureCache } from '../images/picture-cache';
import { drawItemCard, hasCard, itemAddresses, makeItemPages } from '../items/item-pages';
import { itemPreviews } from '../items/item-preview';
import { keptForDay, type SchoolContent } from '../live-content/school-content';
import type { Clock } from '../school-year/clock';
import { installEntityTags, matchesTag } from '../server/entity-tags';
import { addVary } from '../server/headers';
import type { siteRoutes } from './site';

interface Options {
  content: () => SchoolContent;
  clock: Clock;
  dataDir: string;
  publicDir: string;
  policy: () => PolicyOptions;
  cache: PictureCache;
  /** Answers with the site's own page for wrong addresses. */
  sendNotFound: ReturnType<typeof siteRoutes>['sendNotFound'];
}

type Params = { Params: { id: string } };

/** GET of the address of each circular and each album, and of an album's card. */
export function itemRoutes(app: FastifyInstance, options: Options): void {
  const { content, clock, dataDir, publicDir, policy, cache, sendNotFound } = options;
  const pageOf = makeItemPages(publicDir, policy);
  const cardSource = () => ({ dataDir, fileAt: content().files.at, cache });
  installEntityTags(app);

  for (const { folder, page } of itemFolders) {
    const items = keptForDay((lists, data, day) => itemPreviews(folder, lists, data, day));
    const find = (id: string) => items(content(), clock()).get(id);
    // Other names are the site's own, above all `index.html`, by which the offline worker asks for pages.
    const address = `${folder}/:id(^${itemName}$)`;

    app.get<Params>(address, async (request, reply) => {
      const item = find(request.params.id);
      const built = item && (await pageOf(page));
      if (!item || !built) return sendNotFound(request, reply, 404);
      const { path, card } = itemAddresses(folder, item.id);
      const withCard = await hasCard(cardSource(), item);
      addVary(reply, 'accept-encoding');
      return reply
        .header('cache-control', 'no-cache')
        .header('content-security-policy', built.policy)
        .type('text/html; charset=utf-8')
        .send(built.page({ ...item, path, ...(withCard && { card }) }));
    });

    // Some who pass an address on put a slash at its end.
    app.get<Params>(`${address}/`, async (request, reply) => {
      const item = find(request.params.id);
      if (!item) return sendNotFound(request, reply, 404);
      const { path } = itemAddresses(folder, item.id);
      return reply.code(301).header('cache-control', 'no-cache').header('location', path).send();
    });

    app.get<Params>(`${address}/card.jpg`, async (request, reply) => {
      const item = find(request.params.id);
      const drawn = item && (await drawItemCard(cardSource(), item));
      if (!drawn) return sendNotFound(request, reply, 404);
      void reply
        .header('cache-control', oneDay)
        .header('content-security-policy', picturePolicy)
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('etag', drawn.tag)
        .type(drawn.type);
      if (matchesTag(request.headers['if-none-match'], drawn.tag)) return reply.code(304).send();
      return reply.send(drawn.data);
    });
  }
}
