import { readFile } from 'node:fs/promises';
import { contentSecurityPolicy, type PolicyOptions } from '../../hosting/content-security-policy';
import type { ServedFile } from '../files/file-index';
import { findFile, type FoundFile } from '../files/send-file';
import type { PictureCache } from '../images/picture-cache';
import { type ItemPage, itemPageOf } from './item-page';
import { type ItemPreview, itemPreviews } from './item-preview';
import { join } from 'node:path';
import { writeWhole } from '../../files/write-whole';
import { today } from '../../dates/plain-date';
import { apacheItemRules } from '../../hosting/apache-rules';
import { itemFolders } from '../../hosting/item-folders';
import type { Lists } from '../dataset/lists';
import type { Dataset } from '../dataset/dataset';
import { publishedDataOf } from '../dataset/published-data';

/** A built page that can be written for items, and the policy that it has for all of them. */
interface BuiltItemPage {
  changed: number;
  page: ItemPage;
  policy: string;
}

/** Gives a built page, read anew when the build has changed it; undefined where the school has none. */
export function makeItemPages(publicDir: string, policy: () => PolicyOptions) {
  const known = new Map<string, BuiltItemPage>();
  return async (path: string): Promise<BuiltItemPage | undefined> => {
    const file = await findFile(publicDir, `${path.slice(1)}/index.html`);
    if (!file) return undefined;
    const kept = known.get(path);
    if (kept?.changed === file.changed) return kept;
    const html = await readFile(file.path, 'utf8');
    try {
      const page = itemPageOf(html, path);
      const read = { changed: file.changed, page, policy: contentSecurityPolicy(html, policy()) };
      known.set(path, read);
      return read;
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`The page ${path} can't be written for an item of its list: it ${reason}.`, {
        cause,
      });
    }
  };
}

/** The address of an item's page, and of its card below that. */
export const itemAddresses = (folder: string, id: string) => ({
  path: `${folder}/${id}`,
  card: `${folder}/${id}/card.jpg`,
});

/** What an item's card is made with. */
interface CardSource {
  /** The folder of the dataset. */
  dataDir: string;
  /** The file at a path that lists name. */
  fileAt: (path: string) => ServedFile | undefined;
  cache: PictureCache;
}

/** The photos that an item's card can be made of, in order. */
async function photosOf(
  { dataDir, fileAt }: CardSource,
  { photos = [] }: ItemPreview,
): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  for (const path of photos.slice(0, mostTried)) {
    const served = fileAt(path);
    const file = served && (await findFile(dataDir, served.onDisk));
    if (file) found.push(file);
  }
  return found;
}

/** An album of which so many photos can't be read has no card. */
const mostTried = 5;

/** Whether an item has a photo for a card of its own. */
export const hasCard = async (source: CardSource, item: ItemPreview): Promise<boolean> =>
  (await photosOf(source, item)).length > 0;

/** Draws a card of the first photo that can be read, or takes it from the kept pictures; undefined without one. */
export async function drawItemCard(source: CardSource, item: ItemPreview) {
  for (const photo of await photosOf(source, item)) {
    const drawn = await source.cache.get(photo, 1200, 'card').catch(() => undefined);
    if (drawn) return drawn;
  }
  return undefined;
}

interface Options extends CardSource {
  data: Dataset;
  lists: Lists;
  publicDir: string;
  now: Date;
  showDrafts?: boolean;
}

/**
 * Writes what the service sends at the address of each circular and album that is published now into a
 * built site, as files. Gives the number of pages; rejects where a built page is not as it is known.
 */
export async function writeItemPages(options: Options): Promise<number> {
  const { data: whole, lists, publicDir, now, showDrafts } = options;
  const { data } = publishedDataOf(whole, showDrafts)(now);
  // Hosts have the policy of these pages from the rules of the build (`hosting/host-rules.ts`).
  const pageOf = makeItemPages(publicDir, () => ({}));
  let written = 0;
  for (const { folder, page } of itemFolders) {
    const built = await pageOf(page);
    const ofPage = await readFile(join(publicDir, page, '.htaccess'), 'utf8').catch(
      () => undefined,
    );
    const items = built ? itemPreviews(folder, lists, data, today(now)) : [];
    for (const [name, item] of items) {
      const { path, card } = itemAddresses(folder, item.id);
      const file = itemAddresses(folder, name).path;
      const drawn = await drawItemCard(options, item);
      if (drawn) await writeWhole(join(publicDir, card), drawn.data);
      const html = built?.page({ ...item, path, ...(drawn && { card }) }) ?? '';
      await writeWhole(join(publicDir, file, 'index.html'), html);
      if (ofPage !== undefined) {
        await writeWhole(join(publicDir, file, '.htaccess'), apacheItemRules(ofPage));
      }
      written += 1;
    }
  }
  return written;
}
