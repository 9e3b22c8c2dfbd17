import { readFile } from 'node:fs/promises';
import { itemPreviews } from '../../content-service/items/item-preview';
import { join } from 'node:path';
import { writeWhole } from '../../lib/files/write-whole';
import { today } from '../../lib/dates/plain-date';
import { apacheItemRules } from '../hosting/apache-rules';
import { itemFolders } from '../../lib/http/item-folders';
import type { Lists } from '../../content-service/dataset/lists';
import type { Dataset } from '../../content-service/dataset/dataset';
import { publishedDataOf } from '../../content-service/dataset/published-data';
import {
  type CardSource,
  makeItemPages,
  itemAddresses,
  drawItemCard,
} from '../../content-service/items/item-pages';

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
  // Hosts have the policy of these pages from the rules of the build (`build/hosting/host-rules.ts`).
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
