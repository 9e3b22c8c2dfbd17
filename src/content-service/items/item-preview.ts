import { formatLongDay } from '../../dates/format';
import { parsePlainDate, type PlainDate } from '../../dates/plain-date';
import type { itemFolders } from '../../hosting/item-folders';
import { fileNameIn, fileTypeName } from '../../http/file-type';
import { isPhotoName } from '../../files/file-kinds';
import { encodePath } from '../../files/file-name';
import { cleanText } from '../../http/text';
import type { AllowedLists } from '../dataset/allowed-lists';
import type { Dataset } from '../dataset/dataset';

/** What a page says of one item that has an address of its own. */
export interface ItemPreview {
  id: string;
  title: string;
  /** A line or two of plain text. */
  description: string;
  /** The photos of which one makes its card, paths of the service; without any it has its page's card. */
  photos?: readonly string[];
  parts: Parts;
}

/** What the item's place in the page is filled with (`data-part`): a text, links, or nothing in its place. */
export interface Parts {
  readonly [part: string]: string | readonly PartLink[] | undefined;
}

/** A link, and what stands in it. */
export interface PartLink {
  href: string;
  parts: Parts;
}

/** The folder of an item's address. */
export type ItemFolderPath = (typeof itemFolders)[number]['folder'];

type Previews = (lists: AllowedLists, data: Dataset, day: PlainDate) => ItemPreview[];

/** Previews show some two hundred characters of it. */
const longestDescription = 200;

const sentences = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('. ');

function inWords(date: string): string | undefined {
  const day = parsePlainDate(date);
  return day && formatLongDay(day);
}

/** A text in one line. */
const inLine = (text: string, max?: number) => cleanText(text, max).replace(/\s+/g, ' ');

/** The categories are those that the pages show (`features/`). */
const circulars: Previews = (lists, data, day) =>
  lists['/api/circular/all/:code'](data, day)
    .filter(({ category }) => category === 'Circular')
    .map(({ _id: id, title, date, attachments }) => {
      const hasPaper = attachments.length > 0;
      return {
        id,
        title: inLine(title),
        description: sentences(inWords(date), hasPaper ? 'Circular' : 'Circular; the file follows'),
        parts: {
          title: inLine(title),
          detail: sentences(inWords(date), hasPaper ? undefined : 'The file follows'),
          paper: attachments.map((path) => paperLink(path, attachments.length === 1)),
        },
      };
    });

/** A link to a paper: one is the circular, several are told apart by the names of their files. */
function paperLink(path: string, isAlone: boolean): PartLink {
  const name = isAlone ? 'Open the circular' : fileNameIn(path);
  return {
    href: `/api/image/${encodePath(path)}`,
    parts: { 'paper-name': `${name} (${fileTypeName(path)})` },
  };
}

const albums: Previews = (lists, data, day) =>
  lists['/api/gallery/All/:code'](data, day)
    .filter(({ category }) => category === 'PhotoGallery')
    .map(({ _id: id, title, date, description, attachments }) => {
      const photos = attachments.length === 1 ? '1 photo' : `${attachments.length} photos`;
      return {
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
    });

const previews: Readonly<Record<ItemFolderPath, Previews>> = {
  '/Circular': circulars,
  '/Gallery': albums,
};

/** The items of a folder that are published and may be shown on a day, by their ids; the first where two share one. */
export function itemPreviews(
  folder: ItemFolderPath,
  lists: AllowedLists,
  data: Dataset,
  day: PlainDate,
): ReadonlyMap<string, ItemPreview> {
  return new Map(
    previews[folder](lists, data, day)
      .map((item) => [item.id, item] as const)
      .reverse(),
  );
}
