import type { PlainDate } from '../../dates/plain-date';
import { isPhotoName } from '../../files/file-kinds';
import type { itemFolders } from '../../hosting/item-folders';
import { cleanText } from '../../http/text';
import type { AllowedLists } from '../dataset/allowed-lists';
import type { Dataset } from '../dataset/dataset';
import { circularPreviews, circularAliases } from './circular-previews';
import { inLine, inWords, type ItemPreview, type Previews, sentences } from './previewed-item';

/** The folder of an item's address. */
export type ItemFolderPath = (typeof itemFolders)[number]['folder'];

/** Previews show some two hundred characters of it. */
const longestDescription = 200;

/** The category is that which the page shows (`features/gallery`). */
const albums: Previews = (lists, data, day) =>
  lists['/api/gallery/All/:code'](data, day)
    .filter(({ category }) => category === 'PhotoGallery')
    .map(({ _id: id, title, date, description, attachments }) => {
      const photos = attachments.length === 1 ? '1 photo' : `${attachments.length} photos`;
      const preview = {
        id,
        title: inLine(title),
        description: sentences(
          inWords(date),
          photos,
          inLine(description, longestDescription) || undefined,
        ),
        photos: attachments.filter(isPhotoName),
        parts: {
          title: inLine(title),
          detail: sentences(inWords(date), photos),
          text: cleanText(description, 4000) || undefined,
        },
      };
      return [id, preview];
    });

const previews: Readonly<Record<ItemFolderPath, readonly Previews[]>> = {
  '/Circular': [circularPreviews, circularAliases],
  '/Gallery': [albums],
};

/**
 * The items of a folder that are published and may be shown on a day, by the last parts of their addresses: an item
 * may be found at another one beside its own (`id`). Where two share one, the first is shown.
 */
export function itemPreviews(
  folder: ItemFolderPath,
  lists: AllowedLists,
  data: Dataset,
  day: PlainDate,
): ReadonlyMap<string, ItemPreview> {
  const found = previews[folder].flatMap((make) => make(lists, data, day));
  return new Map([...found].reverse());
}
