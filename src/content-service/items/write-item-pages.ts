import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { today } from '../../dates/plain-date';
import { apacheItemRules } from '../../hosting/apache-rules';
import { itemFolders } from '../../hosting/item-folders';
import type { AllowedLists } from '../dataset/allowed-lists';
import type { Dataset } from '../dataset/dataset';
import { publishedDataOf } from '../dataset/published-data';
import { type CardSource, drawItemCard, itemAddresses, makeItemPages } from './item-pages';
import { itemPreviews } from './item-preview';

interface Options extends CardSource {
  data: Dataset;
  lists: AllowedLists;
  publicDir: string;
  now: Date;
  showDrafts?: boolean;
}

async function write(path: string, bytes: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
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
      if (drawn) await write(join(publicDir, card), drawn.data);
      const html = built?.page({ ...item, path, ...(drawn && { card }) }) ?? '';
      await write(join(publicDir, file, 'index.html'), html);
      if (ofPage !== undefined) {
        await write(join(publicDir, file, '.htaccess'), apacheItemRules(ofPage));
      }
      written += 1;
    }
  }
  return written;
}
