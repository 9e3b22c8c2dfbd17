import { readFile } from 'node:fs/promises';
import {
  contentSecurityPolicy,
  type PolicyOptions,
} from '../../lib/headers/content-security-policy';
import type { ServedFile } from '../files/file-index';
import { findFile, type FoundFile } from '../files/send-file';
import type { PictureCache } from '../images/picture-cache';
import { type ItemPage, itemPageOf } from './item-page';
import { type ItemPreview } from './item-preview';

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
export interface CardSource {
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
