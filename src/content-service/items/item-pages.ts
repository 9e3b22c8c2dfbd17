import { readFile } from 'node:fs/promises';
import { contentSecurityPolicy, type PolicyOptions } from '../../hosting/content-security-policy';
import { findFile, type FoundFile } from '../files/safe-path';
import type { PictureCache } from '../images/picture-cache';
import { type ItemPage, itemPageOf } from './item-page';
import type { ItemPreview } from './item-preview';

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

/** The photo that an item's card is made of; undefined where there is none, or where it is missing. */
export async function photoOf(
  dataDir: string,
  { photo }: ItemPreview,
): Promise<FoundFile | undefined> {
  return photo === undefined ? undefined : findFile(dataDir, photo);
}

/** Draws a card, or takes it from the kept pictures. Rejects for a file that is no readable picture. */
export const drawItemCard = (cache: PictureCache, photo: FoundFile) =>
  cache.get(photo, 1200, 'card');
